import CivicFacts

/// The middles of ZIP codes.
enum ZIPPointsFeed: FileFeed {
    static let plan = FeedPlan(
        .zipPoints, "the middles of ZIP codes", every: .days(30), rows: 33_000...46_000)

    typealias File = ZIPPoints

    static func rows(_ found: [ZIPPoint], of day: CivilDate?) -> FeedRows {
        var seen: Set<ZIP> = []
        let points = found.filter { seen.insert($0.zip).inserted }
        return FeedRows(feed: id, published: day, count: points.count, records: points.map(\.record))
    }
}
