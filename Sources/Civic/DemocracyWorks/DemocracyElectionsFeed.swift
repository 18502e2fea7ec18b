import CivicFacts

/// Coming elections of every level; needs a key.
enum DemocracyElectionsFeed: PagedElectionFeed {
    static let plan = FeedPlan(
        CivicFeed("democracy-works", from: DemocracyWorks.source),
        "elections of states, counties and towns; needs a key", every: .hours(24), rows: 1...10_000)

    typealias Page = DemocracyElections

    static func pagesRead(of pages: Int) throws(SourceError) -> Int {
        guard pages <= plan.rows.upperBound / DemocracyElections.size else {
            throw .outOfBounds(rows: pages * DemocracyElections.size)
        }
        return pages
    }
}
