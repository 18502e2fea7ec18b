import CivicFacts

/// The middles of ZIP codes.
struct ZIPPointsFeed: SyncFeed {
    static let plan = FeedPlan(
        .zipPoints, "the middles of ZIP codes", every: .days(30), rows: 33_000...46_000)

    let source: ZIPPoints

    init(_ settings: CivicSettings) {
        source = ZIPPoints(settings)
    }

    func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] {
        [FeedFile("zip-points", try source.request(()))]
    }

    func harvest(_ files: [String: SourceReply], _ context: FeedContext) throws(SourceError) -> FeedRows {
        guard let file = files["zip-points"] else { throw .down }
        var seen: Set<ZIP> = []
        let points = try source.read(file, to: ()).filter { seen.insert($0.zip).inserted }
        return FeedRows(
            feed: id, source: source.source, published: HTTPDate.day(in: file.modified), count: points.count,
            records: points.map(\.record))
    }
}
