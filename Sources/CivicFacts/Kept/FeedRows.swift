/// What one sync of a feed brings: all of its rows, to take the place of the old ones together.
public struct FeedRows: Sendable {
    public let feed: CivicFeed
    public let source: CivicSource
    /// The source's own date, where it gives one.
    public let published: CivilDate?
    /// Rows as the source counts them; held against the feed's bounds.
    public let count: Int
    /// Links that led nowhere and were left out.
    public let orphans: Int
    /// The Congress that a list of its members, or a map, is about.
    public let congress: Congress?
    public let records: [CivicRecord]
    /// Nil: these rows take the place of all old ones. Otherwise the old ones stay beside them, up to so many, and an
    /// old row with the same key goes only if it is not newer.
    public let keeping: Int?

    public init(
        feed: CivicFeed, source: CivicSource? = nil, published: CivilDate? = nil, count: Int,
        orphans: Int = 0,
        congress: Congress? = nil, records: [CivicRecord], keeping: Int? = nil
    ) {
        self.feed = feed
        self.source = source ?? feed.source
        self.published = published
        self.count = count
        self.orphans = orphans
        self.congress = congress
        self.records = records
        self.keeping = keeping
    }

    /// An area of which less than four fifths of the kept rows would be left. A single seat may be empty; more at once,
    /// in a small place, is a broken file.
    public func areaCutShort(since before: [String: Int]) -> String? {
        guard keeping == nil else { return nil }
        let counts = records.lazy.flatMap(\.value.areas).reduce(into: [String: Int]()) {
            $0[$1, default: 0] += 1
        }
        return before.sorted { $0.key < $1.key }.first { area, old in
            let new = counts[area] ?? 0
            return old - new > 1 && new * 5 < old * 4
        }?.key
    }
}
