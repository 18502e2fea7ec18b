/// How to vote: which answer a voter's words ask for.
enum HowDialog {
    static func open(_ intent: Intent, _ visit: inout Visit) {
        let topic = topic(of: visit) ?? (intent == .mail ? .mail : nil)
        FactsDialog.show(topic.map { .how($0) } ?? .howTopics(page: 0), trail: [], &visit)
    }

    /// Whether somebody is on the list is another question than how to get on it.
    static func asksWhetherRegistered(_ visit: Visit) -> Bool {
        topic(of: visit) == .registered
    }

    private static func topic(of visit: Visit) -> HowTopic? {
        guard case .said(let text) = visit.inbound.event else { return nil }
        return HowTopic(Plain(text))
    }
}
