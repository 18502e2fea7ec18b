internal import Understanding

/// How to vote: which answer a voter's words ask for.
enum HowDialog {
    static func open(_ intent: Intent, _ visit: inout Visit) {
        if isOfCitizen(visit) {
            visit.say(HowWords.naturalized)
            return FactsDialog.open(.registration, &visit)
        }
        let topic = topic(of: visit) ?? (intent == .mail ? .mail : nil)
        FactsDialog.show(topic.map { HowPage(how: $0) } ?? HowTopicsPage(), over: [], &visit)
    }

    /// Whether somebody is on the list is another question than how to get on it.
    static func asksWhetherRegistered(_ visit: Visit) -> Bool { topic(of: visit) == .registered }

    /// Whether somebody says to be a citizen: then the way to register is the answer, and no warning.
    static func isOfCitizen(_ visit: Visit) -> Bool {
        guard case .said(let text) = visit.inbound.event else { return false }
        return HowTopic.isOfCitizen(Plain(text))
    }

    private static func topic(of visit: Visit) -> HowTopic? {
        guard case .said(let text) = visit.inbound.event else { return nil }
        return HowTopic(Plain(text))
    }
}
