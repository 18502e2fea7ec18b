public import CivicFacts

/// How a set of data is downloaded whole: which files, and what rows they make. It never touches a network itself.
public protocol SyncFeed: SendableMetatype {
    /// Files as they came, by name.
    typealias Files = [String: SourceReply]

    static var plan: FeedPlan { get }
    /// The files to begin with; a feed that needs a key and has none throws `.notSetUp`.
    static func files(_ context: FeedContext) throws(SourceError) -> [FeedFile]
    /// Files that a file names.
    static func more(
        after name: String, _ reply: SourceReply, _ context: FeedContext
    ) throws(SourceError) -> [FeedFile]
    /// All rows; an optional file that failed is not among the files.
    static func harvest(_ files: Files, _ context: FeedContext) throws(SourceError) -> FeedRows
}

extension SyncFeed {
    public static var id: CivicFeed { plan.feed }

    /// Most feeds know their files beforehand.
    public static func more(
        after name: String, _ reply: SourceReply, _ context: FeedContext
    ) throws(SourceError) -> [FeedFile] { [] }
}

/// A feed of one file, which has the name of the feed.
protocol FileFeed: SyncFeed {
    associatedtype File: Source where File.Question == Void
    /// The rows of what was read; the day is that of the file, where it says one.
    static func rows(_ found: File.Finding, of day: CivilDate?) -> FeedRows
}

extension FileFeed {
    public static func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] {
        [try FeedFile(id.name, of: File.self, (), context)]
    }

    public static func harvest(_ files: Files, _ context: FeedContext) throws(SourceError) -> FeedRows {
        guard let file = files[id.name] else { throw .down }
        return rows(try File.read(file, to: ()), of: HTTPDate.day(in: file.modified))
    }
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
    /// Whom it is asked of.
    public let source: CivicSource
    public let request: SourceRequest
    /// The feed is whole without it.
    public let isOptional: Bool
    /// It may have changed where the file that names it has not.
    public let isAskedAlways: Bool

    init<Asked: Source>(
        _ name: String, of asked: Asked.Type, _ question: Asked.Question, _ context: FeedContext,
        isOptional: Bool = false, isAskedAlways: Bool = false
    ) throws(SourceError) {
        (self.name, source, self.isOptional) = (name, asked.source, isOptional)
        self.isAskedAlways = isAskedAlways
        request = try asked.request(question, context.settings)
    }
}

/// What a sync knows besides the files.
public struct FeedContext: Sendable {
    public let now: Moment
    let settings: CivicSettings
    /// Bioguide ids of the kept members of Congress; empty before their first sync.
    let members: Set<String>
    /// Past results as they are kept; nil before their first sync.
    let results: KeptResults?

    public init(
        now: Moment, settings: CivicSettings, members: Set<String> = [], results: KeptResults? = nil
    ) {
        (self.now, self.settings, self.members, self.results) = (now, settings, members, results)
    }

    /// The date in Washington.
    var today: CivilDate { CivilDate(now, in: Zone(of: nil)) }
}
