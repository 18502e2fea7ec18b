/// What one sync of a feed brings: all of its rows, to take the place of the old ones together.
public struct CivicHarvest: Sendable {
    public let feed: CivicFeed
    public let source: CivicSource
    /// The source's own date, where it gives one.
    public let published: CivilDate?
    /// Rows as the source counts them; held against the feed's bounds.
    public let count: Int
    /// Links that led nowhere and were left out.
    public let orphans: Int
    public let records: [CivicRecord]

    public init(
        feed: CivicFeed, source: CivicSource, published: CivilDate? = nil, count: Int, orphans: Int = 0,
        records: [CivicRecord]
    ) {
        self.feed = feed
        self.source = source
        self.published = published
        self.count = count
        self.orphans = orphans
        self.records = records
    }

    public var isSane: Bool { feed.bounds.contains(count) }
}
