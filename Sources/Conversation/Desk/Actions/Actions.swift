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

    /// The command that this is a slip of; a short name has few letters to slip on.
    static func nearest(to name: String) -> (any DeskCommand.Type)? {
        guard name.count >= 3, command(name) == nil else { return nil }
        let said = name.lowercased()
        let near = ReportFilter.nearest(to: said, among: commands, within: said.count < 5 ? 1 : 2)
        return (near ?? commands.first { ReportFilter.areTurnedRound(said, $0) }).flatMap(command)
    }

    /// What to say to a command that is none, with the one that was meant as it would be written.
    static func unknown(_ name: String, _ rest: String, _ visit: Visit) -> Outcome {
        guard let near = nearest(to: name), let meant = near.command else {
            return .refused(RefusalWords.unknownCommand)
        }
        let said = rest.split(whereSeparator: \.isWhitespace).first.flatMap { ReportID(number: $0) }
        let subject = visit.facts.subject.flatMap { $0 == .digest ? nil : $0 }
        let number = said ?? subject ?? ReportID(rawValue: 12)
        let values: [Slot: String] = [
            .text: ShownWords.inRoom(line: name, upTo: 20),
            .command: near is any ReportCommand.Type ? "/\(meant) \(number)" : "/\(meant)",
        ]
        return .refused(FilterWords.unknown, values)
    }

    /// The command that a whole reply to a card means.
    static func reply(_ text: String) -> (any DeskCommand.Type)? {
        let name = text.trimmingSpaces.lowercased()
        return all.first { $0.isReply && $0.command == name }
    }

    static func action(coded code: String, argument: String?) -> (any Action)? {
        onReports.first { $0.code == code }?.init(argument: argument)
    }
}
