/// Civic data held in memory, for tests, transcripts and demonstrations.
public struct HeldCivicRecords: CivicRecords, Sendable {
    private var shelves: [String: [CivicRecord]]
    private var kept: [CivicFeed: CivicEdition]
    private var looks: [String: Answer<LookedValue>] = [:]
    private var asked: [CivicSource: Int] = [:]

    /// Harvests that were all read at one moment.
    public init(_ harvests: [FeedRows], asOf now: Moment) {
        var shelves: [String: [CivicRecord]] = [:]
        for record in harvests.flatMap(\.records) {
            for shelf in record.shelves { shelves[shelf.name, default: []].append(record) }
        }
        self.shelves = shelves.mapValues { $0.sorted { $0.order < $1.order } }
        let editions = harvests.map { harvest in
            (
                harvest.feed,
                CivicEdition(
                    of: harvest.feed, source: harvest.source, asOf: now, published: harvest.published,
                    rows: harvest.count, orphans: harvest.orphans, congress: harvest.congress)
            )
        }
        kept = Dictionary(editions) { _, last in last }
    }

    public func rows(on shelf: CivicKey, skipping: Int, limit: Int) -> [CivicRecord.Value] {
        (shelves[shelf.name] ?? []).dropFirst(max(0, skipping)).prefix(max(0, limit)).map(\.value)
    }

    public func count(on shelf: CivicKey) -> Int { shelves[shelf.name]?.count ?? 0 }

    public func looked(_ question: LookQuestion) -> Answer<LookedValue>? { looks[question.name] }

    public func requests() -> [CivicSource: Int] { asked }

    /// Counts a request to a source.
    public mutating func count(_ source: CivicSource) { asked[source, default: 0] += 1 }

    /// Puts a feed's rows in the place of those on the same shelves.
    public mutating func keep(_ harvest: FeedRows, asOf now: Moment) {
        let other = HeldCivicRecords([harvest], asOf: now)
        shelves.merge(other.shelves) { _, new in new }
        kept.merge(other.kept) { _, new in new }
    }

    /// Keeps what a look-up brought.
    public mutating func keep(_ answer: Answer<LookedValue>, of question: LookQuestion) {
        looks[question.name] = answer
    }

    public func editions() -> [CivicEdition] { kept.values.sorted { $0.feed.name < $1.feed.name } }
}
