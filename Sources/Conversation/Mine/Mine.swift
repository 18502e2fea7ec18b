internal import Understanding

/// A voter's own reports.
enum Mine: Feature {
    static let pages: [any Page.Type] = [MinePage.self, ReportPage.self, WithdrawPage.self, NotePage.self]
    static let choices: [any Press.Type] = [
        ShowMine.self, OpenMine.self, AskWithdraw.self, AddNote.self,
    ]
    static let wishes = [
        Wish(.myReports, .answer, commands: ["mine", "mis"], label: CommonLabels.showMine) {
            IntentDialog.read(MinePage(), &$0)
        }
    ]
}

extension Intent {
    static let myReports: Intent = "report.mine"
}

/// Own reports, from the newest.
struct MinePage: ListPage {
    static let name = "mine.list"
    static let formerly: String? = "mine"

    var page = 0

    func prompt(_ view: View) -> Prompt {
        MineDialog.list(page: page, session: view.session, facts: view.facts)
    }
}

/// One own report.
struct ReportPage: Page {
    static let name = "mine.item"
    static let formerly: String? = "report"

    let id: ReportID

    var ownReport: ReportID? { id }
    var origin: FeedOrigin? { .mine }

    func prompt(_ view: View) -> Prompt { MineDialog.item(id, session: view.session, facts: view.facts) }
    func back(_ visit: inout Visit) { visit.open(MinePage()) }
}

/// "Take it back?"
struct WithdrawPage: Page {
    static let name = "mine.withdraw"
    static let formerly: String? = "withdraw"
    static let manner = Manner.asks

    let id: ReportID

    var ownReport: ReportID? { id }

    func prompt(_ view: View) -> Prompt {
        let isComment = view.facts.records.report(id)?.parent != nil
        let ask: any Wording = isComment ? CommentWords.withdrawAsk : MineWords.withdrawAsk
        return Prompt(view.words.text(ask, [.code: id.description]), [[.yes, .no]])
    }

    func decide(_ isYes: Bool, _ visit: inout Visit) {
        isYes ? WithdrawDialog.withdraw(id, &visit) : visit.open(ReportPage(id: id))
    }

    func back(_ visit: inout Visit) { visit.open(ReportPage(id: id)) }
}

/// The next words are added to the report.
struct NotePage: Page {
    static let name = "mine.note"
    static let formerly: String? = "note"
    static let manner = Manner.takesAnyWords

    let id: ReportID

    var ownReport: ReportID? { id }

    func prompt(_ view: View) -> Prompt {
        Prompt(view.words.text(MineWords.noteAsk, [.code: id.description]), [[.back]])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard let report = MineDialog.own(id, facts: visit.facts), !report.isWithdrawn else { return false }
        let intent = Intent(said.plain)
        guard intent != .cancel, intent != .back, !said.plain.text.isEmpty else { return false }
        visit.session.overlay = nil
        guard ReportDialog.mayAdd(&visit) else { return true }
        ReportKeeping.add(note: said.text, to: report, &visit)
        visit.say(MineWords.noteAdded, [.code: id.description])
        visit.askAgain()
        return true
    }

    func back(_ visit: inout Visit) { visit.open(ReportPage(id: id)) }
}
