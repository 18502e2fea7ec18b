import CivicFacts

/// ZIP code areas and the House districts they touch.
enum ZIPDistrictsFeed: FileFeed {
    static let plan = FeedPlan(
        .zipDistricts, "ZIP areas and House districts", every: .days(30),
        rows: 38_000...45_000)

    typealias File = ZIPDistricts

    static func rows(_ found: ZIPDistricts.Finding, of day: CivilDate?) -> FeedRows {
        FeedRows(
            feed: id, published: day, count: found.pairs, congress: found.congress,
            records: found.areas.map {
                CivicRecord(key: $0.zip.digits, shelves: [.area($0.zip)], order: "", value: .area($0))
            })
    }
}
