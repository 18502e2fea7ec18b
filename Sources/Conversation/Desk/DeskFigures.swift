public import CivicFacts

/// A report and all that was done about it, for counting.
public struct HandledReport: Equatable, Sendable {
    public let id: ReportID
    public let kind: ReportKind
    public let language: Language
    /// Where it is; nil where there is one desk for all.
    public let desk: String?
    public let sentAt: Moment
    /// The first first.
    public let deeds: [LoggedDeed]

    public init(
        id: ReportID, kind: ReportKind, language: Language, desk: String? = nil, sentAt: Moment,
        deeds: [LoggedDeed]
    ) {
        (self.id, self.kind, self.language, self.desk) = (id, kind, language, desk)
        (self.sentAt, self.deeds) = (sentAt, deeds)
    }

    /// When a moderator did something about it for the first time.
    var firstLook: Moment? { deeds.first { Deed(rawValue: $0.deed)?.isLook ?? false }?.at }

    /// The decision that stands.
    var decision: LoggedDeed? {
        let last = deeds.last {
            [Deed.approved, .rejected, .reopened, .withdrawn].contains(Deed(rawValue: $0.deed))
        }
        return last.flatMap { ["approved", "rejected"].contains($0.deed) ? $0 : nil }
    }

    /// Rejected, appealed, and approved after all.
    var isOverturned: Bool {
        guard decision?.deed == Deed.approved.rawValue,
            let appeal = deeds.lastIndex(where: { $0.deed == Deed.appealed.rawValue })
        else { return false }
        return deeds[..<appeal].contains { $0.deed == Deed.rejected.rawValue }
    }
}

/// What the reports of a day came to.
struct DeskFigures {
    /// Half of the times are no longer than the first, nine in ten no longer than the second.
    struct Spread: Equatable {
        let (median, most): (Span, Span)

        /// Nil for no times at all.
        init?(_ spans: [Span]) {
            let sorted = spans.sorted()
            guard !sorted.isEmpty else { return nil }
            // The nearest rank: a time that somebody waited.
            median = sorted[(sorted.count * 50 + 99) / 100 - 1]
            most = sorted[(sorted.count * 90 + 99) / 100 - 1]
        }
    }

    /// One set of reports.
    struct Row {
        let sent: Int
        let (decided, approved): (Int, Int)
        let (look, decision): (Spread?, Spread?)
    }

    private let handled: [HandledReport]
    private let since: Moment

    init(_ handled: [HandledReport], since: Moment) { (self.handled, self.since) = (handled, since) }

    var all: Row { row(handled) }

    /// By something of a report, those with most reports first.
    func rows<Key: Hashable & Comparable>(by key: (HandledReport) -> Key) -> [(key: Key, row: Row)] {
        Dictionary(grouping: handled, by: key).map { ($0.key, row($0.value)) }
            .filter { $0.1.sent + $0.1.decided > 0 }
            .sorted { ($1.1.sent, $0.0) < ($0.1.sent, $1.0) }
    }

    /// Decisions of each person, those with most first.
    var byPerson: [(person: AccountID, count: Int)] {
        Dictionary(grouping: handled.compactMap(decision), by: \.actor).map { ($0.key, $0.value.count) }
            .sorted { ($1.1, $0.0.rawValue) < ($0.1, $1.0.rawValue) }
    }

    func count(of deeds: Set<Deed>) -> Int {
        handled.flatMap(\.deeds).count { deed in
            deed.at >= since && Deed(rawValue: deed.deed).map(deeds.contains) ?? false
        }
    }

    var overturned: Int { handled.count { decision(of: $0) != nil && $0.isOverturned } }

    /// Rejections that stand, and with which somebody else did not agree.
    var disputed: [ReportID] {
        handled.filter { report in
            let last = report.deeds.last { [.rejected, .lookDiffered].contains(Deed(rawValue: $0.deed)) }
            return report.decision?.deed == Deed.rejected.rawValue
                && last.map { $0.deed == Deed.lookDiffered.rawValue && $0.at >= since } ?? false
        }.map(\.id)
    }

    /// A decision of this day that stands.
    private func decision(of report: HandledReport) -> LoggedDeed? {
        report.decision.flatMap { $0.at >= since ? $0 : nil }
    }

    private func row(_ reports: [HandledReport]) -> Row {
        let decisions = reports.compactMap { report in decision(of: report).map { (report, $0) } }
        let looks = reports.compactMap { report -> Span? in
            guard let at = report.firstLook, at >= since else { return nil }
            return at.since(report.sentAt)
        }
        return Row(
            sent: reports.count { $0.sentAt >= since }, decided: decisions.count,
            approved: decisions.count { $0.1.deed == Deed.approved.rawValue }, look: Spread(looks),
            decision: Spread(decisions.map { $0.1.at.since($0.0.sentAt) }))
    }
}

extension Deed {
    /// What only somebody does who has the report before them.
    fileprivate var isLook: Bool {
        switch self {
        case .taken, .approved, .backed, .rejected, .asked, .held, .remarked, .banned, .verified, .grouped,
            .masked,
            .photosShown, .photoBacked, .videoShown, .videoBacked, .cut, .placeNamed, .tagged, .assigned:
            true
        case .sent, .withdrawn, .noted, .photoAdded, .photoRefused, .reopened, .answered, .skipped, .unbanned,
            .forgotten, .cleared, .appealed, .banAppealed, .banKept, .unverified, .corrected, .retracted,
            .restored, .ungrouped, .orphaned, .photoHidden, .videoHidden, .placeHidden, .unasked, .untagged,
            .moved,
            .lookAgreed,
            .lookDiffered:
            false
        }
    }

    /// From here on a report waits; nil where a deed says nothing of that.
    public var opens: Bool? {
        switch self {
        case .sent, .reopened, .appealed, .ungrouped: true
        case .approved, .rejected, .withdrawn, .forgotten, .cleared, .grouped, .orphaned, .retracted: false
        case .noted, .photoAdded, .photoRefused, .taken, .asked, .answered, .skipped, .banned, .unbanned,
            .backed,
            .banAppealed, .banKept, .verified, .unverified, .corrected, .restored, .masked, .photosShown,
            .photoBacked, .photoHidden, .videoShown, .videoBacked, .videoHidden, .cut, .placeNamed,
            .placeHidden,
            .remarked, .held,
            .unasked, .tagged, .untagged, .moved,
            .assigned, .lookAgreed, .lookDiffered:
            nil
        }
    }
}
