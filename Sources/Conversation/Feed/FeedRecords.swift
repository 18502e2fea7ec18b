public import Charities
public import CivicFacts

/// Public reports that stand together in the store, the warmest first.
public enum FeedList: Hashable, Sendable {
    case zip(ZIP)
    /// ZIP codes that begin with these three digits.
    case prefix(String)
    case country
}

/// A public report as far as the order of the feed needs it.
public struct FeedEntry: Equatable, Sendable {
    public let report: ReportID
    public let zip: ZIP?
    /// See `FeedRank.warmth`.
    public let warmth: Moment

    public init(report: ReportID, zip: ZIP?, warmth: Moment) {
        (self.report, self.zip, self.warmth) = (report, zip, warmth)
    }
}

/// What people did with a public report, counted from their rows.
public struct FeedCount: Equatable, Sendable {
    public let likes: Int
    /// Comments that are public.
    public let comments: Int

    public init(likes: Int = 0, comments: Int = 0) { (self.likes, self.comments) = (likes, comments) }
}

/// The feed as the store keeps it; nothing here writes.
public protocol FeedRecords {
    /// Entries of a list below `after` in the order of warmth, then number, both falling; of one kind if it is given.
    func entries(
        of list: FeedList, kind: ReportKind?, after: FeedEntry?, at now: Moment, limit: Int
    ) -> [FeedEntry]
    func count(for report: ReportID, at now: Moment) -> FeedCount
    /// Public posts about gifts to an organisation, the newest first.
    func posts(on organisation: OrganisationID, at now: Moment, limit: Int) -> [Report]
    /// Sentences of givers to an organisation that were let pass and wait for another, or have one, the oldest first.
    func sentences(on organisation: OrganisationID, at now: Moment, limit: Int) -> [Report]
    /// Public comments on a report, the oldest first.
    func comments(on report: ReportID, at now: Moment, skipping: Int, limit: Int) -> [Report]
    /// What somebody liked or saved, the newest first.
    func marks(of account: AccountID, _ kind: MarkKind, skipping: Int, limit: Int) -> [SaveTarget]
    func countOfMarks(of account: AccountID, _ kind: MarkKind) -> Int
    func isMarked(_ target: SaveTarget, _ kind: MarkKind, by account: AccountID) -> Bool
    /// What a reaction of this person on a message of the bot was about.
    func mark(by account: AccountID, through reaction: MessageID) -> Mark?
    /// What was kept of a saved thing, in this language if there is one.
    func keepsake(of target: SaveTarget, in language: Language) -> Keepsake?
    /// What was done to a report, in order; moderators' names are not part of it.
    func history(of report: ReportID) -> [PastDeed]
}

/// A deed and its time.
public struct PastDeed: Equatable, Sendable {
    public let deed: Deed
    public let at: Moment

    public init(deed: Deed, at: Moment) { (self.deed, self.at) = (deed, at) }
}
