public import CivicFacts

/// What moderators ask of everything that is kept; nothing here writes.
public protocol DeskRecords {
    /// Open reports in the order in which they are handed out: urgent ones first, then the oldest; those of people
    /// who have many come last.
    func openReports(of desks: [DeskName], skipping: Int, limit: Int) -> [Report]
    /// How many wait for a decision at each desk that has any.
    func openCounts() -> [DeskName: OpenCount]
    /// What was sent and decided since then.
    func deskDay(since: Moment) -> DeskDay
    /// Reports, without comments, that were sent since then or that something was done about, each with all its deeds.
    func handled(since: Moment) -> [HandledReport]
    /// How many reports and comments waited for a decision then.
    func waitingCount(at: Moment) -> Int
    /// How many reports were sent since then.
    func sentCount(since: Moment) -> Int
    /// Where the audit log ends; nil while it is empty.
    var logHead: LogHead? { get }
    /// Reports that are like this.
    func reports(matching query: ReportQuery, at now: Moment, skipping: Int, limit: Int) -> [Report]
    /// What was done about a report, the first first; also about one that is gone.
    func timeline(of report: ReportID, skipping: Int, limit: Int) -> [LoggedDeed]
    /// The newest reports that bear at least one of these traces, those that bear most first.
    func reports(bearingAny traces: [Trace], sentSince: Moment, limit: Int) -> [Report]
    /// What a report of these records is about; worked out once where it can be kept.
    func likeness(of report: Report) -> Likeness
    /// What these photos look like, as far as they are clean and kept.
    func looks(of photos: [PhotoID]) -> [UInt64]
    /// Reports that a moderator put under this one, the oldest first.
    func members(of report: ReportID, limit: Int) -> [Report]
    /// Comments on this report, whether they are public or not, the oldest first.
    func comments(on report: ReportID, limit: Int) -> [Report]
    /// What voters were shown of facts so far.
    var servings: CivicServings { get }
}

extension DeskRecords {
    /// How many wait for a decision at these desks; nil: at all of them.
    func openCount(of desks: [DeskName]?) -> OpenCount {
        openCounts().filter { desks?.contains($0.key) ?? true }.values.reduce(.none, +)
    }

    public func likeness(of report: Report) -> Likeness { Likeness(report) }
}

/// How many reports wait for a decision.
public struct OpenCount: Equatable, Sendable {
    public let all: Int
    public let urgent: Int
    /// When the one that waits longest was sent; nil if none waits.
    public let oldest: Moment?

    public init(all: Int, urgent: Int, oldest: Moment?) {
        (self.all, self.urgent, self.oldest) = (all, urgent, oldest)
    }

    static let none = OpenCount(all: 0, urgent: 0, oldest: nil)

    static func + (one: OpenCount, other: OpenCount) -> OpenCount {
        OpenCount(
            all: one.all + other.all, urgent: one.urgent + other.urgent,
            oldest: [one.oldest, other.oldest].compactMap(\.self).min())
    }
}

/// What happened to reports in a while.
public struct DeskDay: Equatable, Sendable {
    /// A decision that was not taken back.
    public struct Decision: Equatable, Sendable {
        public let desk: DeskName
        /// From the sending to the decision.
        public let waited: Span

        public init(at desk: DeskName = .all, waited: Span) {
            (self.desk, self.waited) = (desk, waited)
        }
    }

    /// Reports that were sent, without comments.
    public let sent: [ReportKind: Int]
    public let decisions: [Decision]

    public init(sent: [ReportKind: Int], decisions: [Decision]) {
        (self.sent, self.decisions) = (sent, decisions)
    }

    public var isQuiet: Bool { sent.isEmpty && decisions.isEmpty }
}
