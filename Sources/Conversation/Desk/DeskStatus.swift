public import CivicFacts

/// `/status`: what voters were answered from kept data, what sources were asked for that, and what it cost.
enum DeskStatus: DeskCommand {
    static let command: String? = "status"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let words = Desk.words
        let served = visit.facts.records.servings
        let asked = visit.facts.civicRecords.requests()
        let count = asked.values.reduce(0, +)
        var lines = [
            words.text(StatsWords.statusServed, [.n: "\(served.lists)", .max: "\(served.others)"]),
            words.text(StatsWords.statusAsked, [.n: "\(count)"]),
        ]
        let most = asked.sorted { ($0.value, $1.key.name) > ($1.value, $0.key.name) }
        if !most.isEmpty {
            let named = most.map { "\($0.key.name) \($0.value)" }.joined(separator: ", ")
            lines.append(words.text(StatsWords.statusSources, [.codes: named]))
        }
        lines.append(words.text(StatsWords.statusCost, [.text: RequestPrice.dollars(count)]))
        lines.append(freshness(visit))
        return Outcome(note: lines.joined(separator: "\n"))
    }

    /// What is kept, and what of it is older than it should be.
    private static func freshness(_ visit: Visit) -> String {
        let words = Desk.words
        let kept = visit.facts.civicRecords.editions()
        guard !kept.isEmpty else { return words.text(StatsWords.statusNothing) }
        let old = kept.filter { $0.isAlarming(at: visit.now) }.map(\.feed.name)
        return old.isEmpty
            ? words.text(StatsWords.statusFresh, [.n: "\(kept.count)"])
            : words.text(StatsWords.statusOld, [.codes: old.joined(separator: ", ")])
    }
}

extension Message {
    /// What review rooms hear of a source that has less than before.
    public static func hasLess(_ feed: CivicFeed) -> Message {
        Message(
            text: Desk.words.text(StatsWords.sourceHasLess, [.source: feed.source.name, .name: feed.name]))
    }
}
