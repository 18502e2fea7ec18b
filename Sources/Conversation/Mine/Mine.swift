internal import Understanding

/// A voter's own reports.
enum Mine: Feature {
    static let pages: [any Page.Type] = [MinePage.self, ReportPage.self, WithdrawPage.self, NotePage.self]
    static let choices: [any Press.Type] = [ShowMine.self, OpenMine.self, AskWithdraw.self, AddNote.self]
    static let wishes = [
        Wish(.myReports, .answer, commands: ["mine", "mis"], label: CommonLabels.showMine) {
            MineDialog.open(&$0)
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

    var sorting: ListWords? { .newestFirst }

    func prompt(_ view: View) -> Prompt {
        let (session, facts) = (view.session, view.facts)
        let found = facts.records.reports(
            by: facts.account, skipping: page * Limits.pageSize, limit: Limits.pageSize + 1)
        let shown = found.prefix(Limits.pageSize)
        let isWaiting = page == 0 && session.draft == nil && session.idleDraft != nil
        let unsent = isWaiting ? [view.text(MineWords.unsent)] : []
        guard !shown.isEmpty else {
            return Prompt(
                unsent.first ?? view.text(MineWords.empty), [[isWaiting ? .resume : .startReport, .close]])
        }
        let end =
            found.count > shown.count ? [] : view.end(of: page * Limits.pageSize + shown.count)
        let lines = unsent + [view.text(MineWords.head)] + shown.map(view.ownLine) + end
        let turns = Choice.turns(back: page > 0, on: found.count > shown.count)
        return Prompt(
            lines.joined(separator: "\n"),
            [isWaiting ? [.resume] : []] + shown.map { .open($0.id) }.rows(of: 3)
                + [turns.isEmpty ? [.close] : turns])
    }
}

/// One own report.
struct ReportPage: ReportList {
    static let name = "mine.item"
    static let formerly: String? = "report"

    let id: ReportID

    var ownReport: ReportID? { id }

    func prompt(_ view: View) -> Prompt {
        let facts = view.facts
        guard let report = MineDialog.own(id, facts: facts) else {
            return Prompt(view.text(MineWords.gone), [[.showMine, .close]])
        }
        let shown = Fit.fit { text(of: report, showing: $0, view) }
        var first: [Choice] = report.isWithdrawn ? [] : [.withdraw(id), .note(id)]
        if AppealDialog.isAppealable(report, at: facts.now) { first.append(.appeal(id)) }
        if let open = facts.records.openQuestion(to: facts.account), open.id == id {
            first.insert(.answer(open.newestQuestion), at: 0)
        }
        return Prompt(shown.text, [first, shown.isCut ? [.words(id)] : [], [.showMine, .close]])
    }

    func back(_ visit: inout Visit) { visit.open(MinePage()) }

    /// Where the report stands, what was said, and what came of it.
    private func text(of report: Report, showing most: Int, _ view: View) -> String {
        let (words, now) = (view.words, view.facts.now)
        let times = view.times(at: report.place)
        var lines = [view.ownLine(of: report), report.text.upTo(most)]
        lines += view.circumstances(of: report, showing: most)
        lines += report.notes.map { "+ \($0.upTo(most))" }
        if case .rejected(let reason, _, _, let toldAt) = report.state, toldAt <= now {
            lines.append(words.text(Catalogue.phrases(of: reason).told))
        }
        if let takenBack = report.takenBack(in: words) { lines.append(takenBack) }
        lines += report.notes(in: words, times, showing: most)
        if let note = report.rejectNote, AppealDialog.isAppealable(report, at: now) {
            lines.append(words.text(OutcomeWords.rejectNote, [.text: note.upTo(most)]))
        }
        if let appeal = report.appeal {
            lines.append(words.text(AppealWords.line, [.text: appeal.words.upTo(most)]))
        }
        lines += ReportHistory(report, facts: view.facts).lines(words: words, times: times)
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

extension View {
    /// One own report in one line.
    fileprivate func ownLine(of report: Report) -> String {
        let leader = report.grouping?.with.description ?? ""
        return text(
            ownLineWords(of: report),
            [
                .code: report.id.description, .date: times(at: report.place).dateAndHour(report.sentAt),
                .state: text(MineDialog.state(of: report, facts: facts), [.n: leader]),
                .n: report.parent?.description ?? "", .name: report.gift?.name ?? "",
            ])
    }

    private func ownLineWords(of report: Report) -> any Wording {
        let isOnPost = facts.records.isOnPost(report)
        return report.wording(
            MineWords.line, isOnPost ? GiftPostWords.commentLine : MineWords.commentLine,
            GiftPostWords.ownLine, MeetingWords.ownLine)
    }
}

extension MineDialog {
    /// Says where those of these reports stand about which something was decided.
    static func tell(_ reports: [Report], _ visit: inout Visit) {
        let view = visit.view
        let decided = reports.filter {
            ![.stateWaiting, .stateQuestion, .stateWithdrawn].contains(state(of: $0, facts: view.facts))
        }
        guard visit.session.wantsNotices, !decided.isEmpty else { return }
        let lines = [view.text(MineWords.head)] + decided.map(view.ownLine)
        let message = Message(text: lines.joined(separator: "\n"))
        visit.deliver(Delivery(.say(message: message, to: visit.facts.account)))
    }
}

/// "Take it back?"
struct WithdrawPage: Page {
    static let name = "mine.withdraw"
    static let formerly: String? = "withdraw"
    static let manner = Manner.asks

    let id: ReportID

    var ownReport: ReportID? { id }

    func prompt(_ view: View) -> Prompt {
        let report = view.facts.records.report(id)
        let ask = report?.wording(
            MineWords.withdrawAsk, CommentWords.withdrawAsk, GiftPostWords.withdrawAsk,
            MeetingWords.withdrawAsk)
        return Prompt(view.words.text(ask ?? MineWords.withdrawAsk, [.code: id.description]), [[.yes, .no]])
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
        visit.say(LateWords.quoted, [.code: id.description, .text: Masking.masked(said.text.upTo(300)).text])
        visit.askForMore(on: id)
        return true
    }

    func back(_ visit: inout Visit) { visit.open(ReportPage(id: id)) }
}
