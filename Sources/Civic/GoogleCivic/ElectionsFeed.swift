import CivicFacts

/// Coming elections that Google lists; needs a key.
struct ElectionsFeed: SyncFeed {
    static let plan = FeedPlan(
        .elections, "elections that Google lists; needs a key", every: .hours(24),
        rows: 0...5_000)

    let source: GoogleElections

    init(_ settings: CivicSettings) {
        source = GoogleElections(settings)
    }

    func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] {
        [FeedFile("elections", try source.request(()))]
    }

    func harvest(_ files: [String: SourceReply], _ context: FeedContext) throws(SourceError) -> FeedRows {
        guard let file = files["elections"] else { throw .down }
        return .elections(try source.read(file, to: ()), of: id, from: source.source)
    }
}
