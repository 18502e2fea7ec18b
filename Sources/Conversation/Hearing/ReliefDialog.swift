internal import Understanding

/// What was wrong is over: it joins what was told of it, and no new report begins.
enum ReliefDialog {
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard
            visit.session.page.map({ $0.isRead || $0 is AddedPage || $0 is MissingPage || $0.asksZIP })
                ?? true,
            visit.facts.subject == nil, ReliefReading.isMeant(text, plain),
            visit.facts.records.openQuestion(to: visit.facts.account) == nil
        else { return false }
        guard let draft = visit.session.draft else { return afterwards(text, plain, &visit) }
        guard !draft.isEmpty, draft.step == .look else { return false }
        if ReliefReading.givesUp(plain) {
            visit.session.overlay = nil
            Control.cancel(&visit)
            return true
        }
        visit.say(HomeWords.relieved)
        ReportAnswers.add(text, &visit)
        return true
    }

    private static func afterwards(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        let hasReport = LateDialog.awaits(visit)
        // What strangers may do, told without anything before it, is no good news.
        guard hasReport || ReliefReading.isAll(plain) else { return false }
        visit.say(HomeWords.relieved)
        guard !hasReport || !LateDialog.add(text, &visit) else { return true }
        visit.askBriefly()
        return true
    }
}
