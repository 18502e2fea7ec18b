/// Kept civic data, read at once and without waiting; nothing here writes.
public protocol CivicRecords {
    /// Rows of a shelf in their order; a negative `skipping` counts as 0.
    func rows(on shelf: CivicKey, skipping: Int, limit: Int) -> [CivicRecord.Value]
    func count(on shelf: CivicKey) -> Int
    /// One for each feed that has had a good sync, in the order of their names.
    func editions() -> [CivicEdition]
    /// What a look-up brought that is the same for everybody, as old as its provenance says; nil if nobody asked.
    func looked(_ question: LookQuestion) -> Answer<LookedValue>?
    /// How often each source was asked for something so far.
    func requests() -> [CivicSource: Int]
}

extension CivicRecords {
    /// Nil before the feed's first good sync.
    public func edition(of feed: CivicFeed) -> CivicEdition? { editions().first { $0.feed == feed } }
}

/// Which state of a feed is kept.
public struct CivicEdition: Hashable, Sendable {
    public let feed: CivicFeed
    public let source: CivicSource
    /// When the source last confirmed it.
    public let asOf: Moment
    public let published: CivilDate?
    public let rows: Int
    public let orphans: Int
    /// The Congress that a list of its members, or a map, is about.
    public let congress: Congress?

    public init(
        of feed: CivicFeed, source: CivicSource, asOf: Moment, published: CivilDate? = nil, rows: Int,
        orphans: Int = 0, congress: Congress? = nil
    ) {
        self.feed = feed
        self.source = source
        self.asOf = asOf
        self.published = published
        self.rows = rows
        self.orphans = orphans
        self.congress = congress
    }

    public var provenance: Provenance {
        Provenance(source: source, asOf: asOf, published: published, official: source.home)
    }

    /// Old enough that the operator and the moderators are told: shortly before a general election what is synced daily is so
    /// after a day that brought nothing.
    public func isAlarming(at now: Moment) -> Bool {
        let today = CivilDate(days: now.milliseconds / 86_400_000)
        let left = ElectionRule.nextGeneral(from: today).days - today.days
        let isDaily = feed.alarm <= .days(3)
        return now.since(asOf) > (isDaily && left <= 14 ? .hours(36) : feed.alarm)
    }
}

/// An archive in which nothing has been kept yet: what a fresh clone has.
public struct EmptyCivicRecords: CivicRecords, Sendable {
    public init() {}

    public func rows(on shelf: CivicKey, skipping: Int, limit: Int) -> [CivicRecord.Value] { [] }
    public func count(on shelf: CivicKey) -> Int { 0 }
    public func editions() -> [CivicEdition] { [] }
    public func looked(_ question: LookQuestion) -> Answer<LookedValue>? { nil }
    public func requests() -> [CivicSource: Int] { [:] }
}
