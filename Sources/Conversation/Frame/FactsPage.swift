internal import CivicFacts

/// A page of facts about voting where the voter lives.
protocol FactsPage: Page {
    /// What is known, wherever it comes from.
    func told(_ view: View) -> Prompt
    /// What a provider can be asked for it.
    func lacks(_ view: View) -> LookQuestion?
    /// Its answer differs from state to state.
    var isOfPlace: Bool { get }
    /// What a door leads to it; nil where none does.
    var topic: Topic? { get }
    /// What is saved of it; nil for lists and questions, and for names that fit into no button.
    var card: SaveTarget? { get }
    /// What a list of saved things calls it; nil where nothing current is known of it.
    func title(_ view: View) -> String?
}

/// A page that is about the voter's home, whatever place lies open.
protocol HomePage: FactsPage {}

extension FactsPage {
    var isOfPlace: Bool { false }
    var topic: Topic? { Features.doors.first { $0.page.equals(self) }?.topic }
    var card: SaveTarget? { nil }

    func prompt(_ view: View) -> Prompt { view.prompt(for: self) }
    func lacks(_ view: View) -> LookQuestion? { nil }
    func title(_ view: View) -> String? { nil }
    func back(_ visit: inout Visit) { FactsDialog.back(&visit) }

    func turn(by pages: Int, _ visit: inout Visit) {
        guard let next = turned(by: pages) as? any FactsPage else { return visit.askAgain() }
        FactsDialog.lay(
            next, over: visit.session.pagesBelow, about: visit.session.overlay?.about, &visit)
    }
}
