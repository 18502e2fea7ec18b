import CivicFacts

/// Coming federal elections, from the Federal Election Commission's dates.
enum FederalDatesFeed: PagedElectionFeed {
    static let plan = FeedPlan(
        .federalDates, "federal election days", every: .hours(24), rows: 1...5_000)

    typealias Page = FECElectionDates

    static func pagesRead(of pages: Int) -> Int { min(pages, 20) }
}
