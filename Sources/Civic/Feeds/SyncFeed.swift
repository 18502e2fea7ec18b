public import CivicFacts

/// How a set of data is downloaded whole: which files, and what rows they make. It never touches a network itself.
public protocol SyncFeed: Sendable {
    static var plan: FeedPlan { get }
    init(_ settings: CivicSettings)
    /// The files to begin with; a feed that needs a key and has none throws `.notSetUp`.
    func files(_ context: FeedContext) throws(SourceError) -> [FeedFile]
    /// Files that a file names.
    func more(after name: String, _ reply: SourceReply, _ context: FeedContext) throws(SourceError)
        -> [FeedFile]
    /// Whom a file is asked of.
    func source(of name: String) -> CivicSource
    /// All rows, from the files by name; an optional file that failed is not among them.
    func harvest(_ files: [String: SourceReply], _ context: FeedContext) throws(SourceError) -> FeedRows
}

extension SyncFeed {
    public var plan: FeedPlan { Self.plan }
    public var id: CivicFeed { plan.feed }

    /// Most feeds know their files beforehand.
    public func more(after name: String, _ reply: SourceReply, _ context: FeedContext) throws(SourceError)
        -> [FeedFile]
    { [] }

    /// Most feeds have one source.
    public func source(of name: String) -> CivicSource { id.source }
}

/// What a feed brings, how often, and what of it can be believed.
public struct FeedPlan: Sendable {
    public let feed: CivicFeed
    /// In a few words.
    public let what: String
    /// How long after a good sync the next one is due.
    public let every: Span
    /// How many rows of the source make sense.
    public let rows: ClosedRange<Int>

    init(_ feed: CivicFeed, _ what: String, every: Span, rows: ClosedRange<Int>) {
        (self.feed, self.what, self.every, self.rows) = (feed, what, every, rows)
    }
}

/// A file of a feed.
public struct FeedFile: Sendable {
    /// Unique within its feed.
    public let name: String
    public let request: SourceRequest
    /// The feed is whole without it.
    public let isOptional: Bool

    init(_ name: String, _ request: SourceRequest, isOptional: Bool = false) {
        self.name = name
        self.request = request
        self.isOptional = isOptional
    }
}

/// What a sync knows besides the files.
public struct FeedContext: Sendable {
    public let now: Moment
    /// Bioguide ids of the kept members of Congress; empty before their first sync.
    public let members: Set<String>

    public init(now: Moment, members: Set<String> = []) {
        self.now = now
        self.members = members
    }

    /// The date in Washington.
    var today: CivilDate { CivilDate(now, in: Zone(of: nil)) }
}

/// All feeds, as they are synced.
public enum Feeds {
    public static func all(_ settings: CivicSettings) -> [any SyncFeed] {
        Providers.all.flatMap { $0.feeds }.map { $0.init(settings) }
    }
}
