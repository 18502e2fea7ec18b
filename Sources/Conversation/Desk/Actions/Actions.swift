/// All that moderators can do; deeds on a report stand in the order of a row's buttons.
public enum Actions {
    static let all: [any DeskCommand.Type] = [
        TakeReport.self, ApproveReport.self, UndoDecision.self, UngroupReport.self,
        RejectReport.self, AskReporter.self, BanAuthor.self,
        AskReady.self, OpenPhoto.self, PublishPhoto.self, HidePhoto.self, BlackOut.self, ShowVideo.self,
        PublishVideo.self, HideVideo.self, ShowPublicText.self, NamePlace.self, HidePlace.self,
        VerifyReport.self, UnverifyReport.self, RetractReport.self, GroupReport.self,
        LiftBan.self, KeepBan.self, ClearReports.self, TurnCard.self,
        CorrectReport.self, MaskPhoto.self, CutText.self, HideWords.self, ShowCard.self, SendWords.self,
        UnaskReporter.self, MoveReport.self, AssignReport.self, MyReports.self,
        TagReport.self, UntagReport.self, Tags.self, ReportLog.self, SaveView.self,
        ShowView.self, BulkReject.self, CallNext.self, Work.self,
        GoOnDuty.self, GoOffDuty.self, ShowDuty.self, HandOver.self, DeskList.self, Finding.self,
        DeskStats.self, DeskStatus.self, Shift.self,
        Drill.self, SayExport.self, DeskHelp.self,
    ]
    static let onReports = all.compactMap { $0 as? any Action.Type }

    /// The names of the commands, without slashes.
    public static let commands = all.compactMap { $0.command }

    static func command(_ name: String) -> (any DeskCommand.Type)? { all.first { $0.command == name } }

    /// The command that a whole reply to a card means.
    static func reply(_ text: String) -> (any DeskCommand.Type)? {
        let name = text.trimmingSpaces.lowercased()
        return all.first { $0.isReply && $0.command == name }
    }

    static func action(coded code: String, argument: String?) -> (any Action)? {
        onReports.first { $0.code == code }?.init(argument: argument)
    }
}
