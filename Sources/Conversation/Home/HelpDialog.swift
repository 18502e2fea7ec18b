/// Help that fits the question that is open, and the menu.
enum HelpDialog {
    static func help(_ visit: inout Visit) {
        if let waiting = waitingFor(visit) { visit.say(waiting) }
        visit.say(HelpWords.help)
        visit.answer(HelpWords.human)
    }

    static func menu(_ visit: inout Visit) {
        guard visit.session.isOnboarded || visit.session.draft != nil else {
            // What was begun comes before what is asked of everybody.
            return visit.session.idleDraft == nil ? ZIPDialog.open(&visit) : visit.open(ReturningPage())
        }
        visit.session.overlay = nil
        visit.answer(visit.session.draft == nil ? HomeWords.menu : ReportWords.stillOpen)
    }

    /// The topics that facts are given about; an open report's question is not taken away for them.
    static func info(_ visit: inout Visit) {
        guard visit.session.draft == nil else { return help(&visit) }
        visit.session.overlay = nil
        visit.say(HomeWords.infoMenu)
        visit.ask(.info(in: visit.session.language))
    }

    private static func waitingFor(_ visit: Visit) -> HelpWords? {
        if visit.session.page is ZIPPage { return HelpWords.zip }
        guard visit.session.overlay == nil else { return nil }
        switch visit.session.draft?.step {
        case .what?: return .what
        case .place?: return .place
        case .time?: return .time
        case .look?, .edit?, .kind?: return .confirm
        case nil: return nil
        }
    }
}
