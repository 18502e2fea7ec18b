internal import Understanding

/// Words that answer what lies over the draft.
enum OverlayAnswers {
    /// True if the open page could use the words.
    static func take(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        visit.session.page?.hear(Said(text: text, plain: plain), &visit) ?? false
    }

    /// True if the page wants an answer and says so again; a page that is only read lets the words pass.
    static func missed(_ visit: inout Visit) -> Bool {
        guard let page = visit.session.page, !page.isRead else { return false }
        page.missed(&visit)
        return true
    }

    /// Yes or no to the page's question.
    static func decide(_ isYes: Bool, _ visit: inout Visit) {
        guard let page = visit.session.page else { return visit.askAgain() }
        page.decide(isYes, &visit)
    }

    /// What was not for the moderator is heard as if it came now: it joins the open report, or begins one.
    static func hearAnew(_ text: String, appealing appeal: ReportID?, _ visit: inout Visit) {
        visit.session.overlay = appeal.map { Overlay(AppealPage(id: $0), since: visit.now) }
        if take(text, Plain(text), &visit) { return }
        if visit.session.draft != nil { return ReportAnswers.takeFree(text, Plain(text), &visit) }
        guard !text.hasSuffix("?"), Plain(text).words.count >= 3, UnderstoodDialog.tells(text) else {
            return TextDialog.lost(guesses: Understanding.shared(text).answers, &visit)
        }
        visit.session.unheard = String(text.prefix(Limits.reportCharacters))
        ReportDialog.start(&visit)
        if visit.session.draft != nil { visit.session.unheard = nil }
    }
}
