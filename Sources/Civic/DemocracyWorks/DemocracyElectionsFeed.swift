import CivicFacts

/// Coming elections of every level; needs a key.
enum DemocracyElectionsFeed: SyncFeed {
    static let plan = FeedPlan(
        CivicFeed("democracy-works", from: DemocracyWorks.source),
        "elections of states, counties and towns; needs a key", every: .hours(24), rows: 1...10_000)

    static func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] {
        [try file(page: 1, context)]
    }

    static func more(
        after name: String, _ reply: SourceReply, _ context: FeedContext
    ) throws(SourceError) -> [FeedFile] {
        guard name == "page-1" else { return [] }
        let pages = try DemocracyElections.read(reply, to: .init(from: context.today)).pages
        guard pages <= plan.rows.upperBound / 100 else { throw .outOfBounds(rows: pages * 100) }
        var files: [FeedFile] = []
        for page in stride(from: 2, through: pages, by: 1) { files.append(try file(page: page, context)) }
        return files
    }

    static func harvest(_ files: Files, _ context: FeedContext) throws(SourceError) -> FeedRows {
        var elections: [Election] = []
        for (_, file) in files.sorted(by: { $0.key < $1.key }) {
            elections += try DemocracyElections.read(file, to: .init(from: context.today)).elections
        }
        return .elections(elections, of: id)
    }

    private static func file(page: Int, _ context: FeedContext) throws(SourceError) -> FeedFile {
        try FeedFile(
            "page-\(page)", of: DemocracyElections.self, .init(from: context.today, page: page), context)
    }
}
