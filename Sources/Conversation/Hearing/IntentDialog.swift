internal import Understanding

/// What happens when a whole message, or a command, asks for something.
enum IntentDialog {
    static func follow(_ intent: Intent, _ visit: inout Visit) {
        let asked = visit.session.overlay
        if intent.kind != .refuse { visit.session.lost = nil }
        perform(intent.wish, &visit)
        if let asked { keep(asked, &visit) }
    }

    private static func perform(_ wish: Wish?, _ visit: inout Visit) {
        if let follow = wish?.follow { return follow(&visit) }
        if let door = wish?.door { return FactsDialog.open(door, &visit) }
        visit.askAgain()
    }

    /// A page of facts was asked for in the middle of a question about facts: it lies above that question, and "back"
    /// leads there.
    static func keep(_ asked: Overlay, _ visit: inout Visit) {
        let question = asked.page.page
        guard question is any FactsPage, !question.isRead, visit.session.factsPage?.isRead == true,
            visit.session.pagesBelow.isEmpty
        else { return }
        visit.session.overlay?.below = asked.below + [asked.page]
        visit.askAgain()
    }

    /// Opens something to read; nobody has to give a ZIP code for what needs none.
    static func read(_ page: any Page, over below: [any Page] = [], _ visit: inout Visit) {
        // Below what is read of facts stands how the report is sent.
        if let draft = visit.session.draft, draft.isEmpty || !(page is any FactsPage) {
            visit.say(ReportWords.stillOpen)
        }
        visit.open(page, over: below)
    }
}
