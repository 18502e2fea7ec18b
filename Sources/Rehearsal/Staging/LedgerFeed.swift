import Charities
import CivicFacts
import Conversation

/// The feed, by looking at everything there is.
extension Ledger {
    func entries(
        of list: FeedList, kind: ReportKind?, after: FeedEntry?, at now: Moment, limit: Int
    ) -> [FeedEntry] {
        let entries = reports.values.filter { report in
            report.isPublic(at: now) && report.isOfVoting && kind.map { $0 == report.kind } ?? true
                && list.holds(report.place.zip)
        }.map { report in
            let count = count(for: report.id, at: Moment(milliseconds: .max))
            let weight = FeedRank.weight(
                likes: count.likes, comments: count.comments, isVerified: report.isMarkedVerified)
            return FeedEntry(
                report: report.id, zip: report.place.zip,
                warmth: FeedRank.warmth(sentAt: report.sentAt, weight: weight))
        }
        let below = entries.filter { entry in after.map { Self.order(entry) < Self.order($0) } ?? true }
        return Array(below.sorted { Self.order($0) > Self.order($1) }.prefix(limit))
    }

    private static func order(_ entry: FeedEntry) -> (Int64, Int64) {
        (entry.warmth.milliseconds, entry.report.rawValue)
    }

    func count(for report: ReportID, at now: Moment) -> FeedCount {
        let target = SaveTarget(report)
        return FeedCount(
            likes: marks.values.count { $0.contains { $0.kind == .like && $0.target == target } },
            comments: reports.values.count { $0.parent == report && $0.isPublic(at: now) })
    }

    func comments(on report: ReportID, at now: Moment, skipping: Int, limit: Int) -> [Report] {
        let all = reports.values.filter { $0.parent == report && $0.isPublic(at: now) }
        return Array(all.sorted { $0.id.rawValue < $1.id.rawValue }.dropFirst(skipping).prefix(limit))
    }

    func posts(on organisation: OrganisationID, at now: Moment, limit: Int) -> [Report] {
        let all = ofGivers(to: organisation, at: now).filter { $0.gift?.meeting == nil }
        return Array(all.reversed().prefix(limit))
    }

    func sentences(on organisation: OrganisationID, at now: Moment, limit: Int) -> [Report] {
        Array(ofGivers(to: organisation, at: now).filter { $0.gift?.meeting != nil }.prefix(limit))
    }

    private func ofGivers(to organisation: OrganisationID, at now: Moment) -> [Report] {
        sorted { $0.gift?.organisation == organisation && $0.isPublic(at: now) }
    }

    func marks(of account: AccountID, _ kind: MarkKind, skipping: Int, limit: Int) -> [SaveTarget] {
        let own = (marks[account] ?? []).filter { $0.kind == kind }.map(\.target)
        return Array(own.reversed().dropFirst(skipping).prefix(limit))
    }

    func countOfMarks(of account: AccountID, _ kind: MarkKind) -> Int {
        (marks[account] ?? []).count { $0.kind == kind }
    }

    func isMarked(_ target: SaveTarget, _ kind: MarkKind, by account: AccountID) -> Bool {
        marks[account]?.contains { $0.kind == kind && $0.target == target } ?? false
    }

    func mark(by account: AccountID, through reaction: MessageID) -> Mark? {
        marks[account]?.first { $0.reaction == reaction }
    }

    func keepsake(of target: SaveTarget, in language: Language) -> Keepsake? { keepsakes[target] }

    func history(of report: ReportID) -> [PastDeed] {
        deeds.filter { $0.report == report }.map { PastDeed(deed: $0.deed, at: $0.at) }
    }
}

extension FeedList {
    fileprivate func holds(_ zip: ZIP?) -> Bool {
        switch self {
        case .zip(let wanted): zip == wanted
        case .prefix(let prefix): zip?.digits.hasPrefix(prefix) ?? false
        case .country: true
        }
    }
}
