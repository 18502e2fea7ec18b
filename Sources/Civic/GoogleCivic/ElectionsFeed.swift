import CivicFacts

/// Coming elections that Google lists; needs a key.
enum ElectionsFeed: FileFeed {
    static let plan = FeedPlan(
        .elections, "elections that Google lists; needs a key", every: .hours(24),
        rows: 0...5_000)

    typealias File = GoogleElections

    static func rows(_ found: [Election], of day: CivilDate?) -> FeedRows { .elections(found, of: id) }
}
