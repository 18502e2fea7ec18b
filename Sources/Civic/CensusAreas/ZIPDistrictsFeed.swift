import CivicFacts

/// ZIP code areas and the House districts they touch.
struct ZIPDistrictsFeed: SyncFeed {
    static let plan = FeedPlan(
        .zipDistricts, "ZIP areas and House districts", every: .days(30),
        rows: 38_000...45_000)

    let source: ZIPDistricts

    init(_ settings: CivicSettings) {
        source = ZIPDistricts(settings)
    }

    func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] {
        [FeedFile("zip-districts", try source.request(()))]
    }

    func harvest(_ files: [String: SourceReply], _ context: FeedContext) throws(SourceError) -> FeedRows {
        guard let file = files["zip-districts"] else { throw .down }
        let found = try source.read(file, to: ())
        return FeedRows(
            feed: id, source: source.source, published: HTTPDate.day(in: file.modified), count: found.pairs,
            congress: found.congress,
            records: found.areas.map {
                CivicRecord(key: $0.zip.digits, shelves: [.area($0.zip)], order: "", value: .area($0))
            })
    }
}
