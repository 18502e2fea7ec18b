import CivicFacts

/// ZIP code areas and the House districts they touch.
struct ZIPDistrictsFeed: SyncFeed {
    let source: ZIPDistricts

    init(_ settings: CivicSettings) {
        source = ZIPDistricts(settings)
    }

    var id: CivicFeed { .zipDistricts }

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
