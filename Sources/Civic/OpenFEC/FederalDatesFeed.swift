import CivicFacts

/// Coming federal elections, from the Federal Election Commission's dates.
struct FederalDatesFeed: SyncFeed {
    static let plan = FeedPlan(
        .federalDates, "federal election days", every: .hours(24), rows: 1...5_000)

    let source: FECElectionDates

    init(_ settings: CivicSettings) {
        source = FECElectionDates(settings)
    }

    /// The most pages that are read.
    private static let mostPages = 20

    func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] {
        [FeedFile("page-1", try source.request(.init(from: context.today)))]
    }

    func more(after name: String, _ reply: SourceReply, _ context: FeedContext) throws(SourceError)
        -> [FeedFile]
    {
        guard name == "page-1" else { return [] }
        let pages = min(try source.read(reply, to: .init(from: context.today)).pages, Self.mostPages)
        var files: [FeedFile] = []
        for page in stride(from: 2, through: pages, by: 1) {
            files.append(FeedFile("page-\(page)", try source.request(.init(from: context.today, page: page))))
        }
        return files
    }

    func harvest(_ files: [String: SourceReply], _ context: FeedContext) throws(SourceError) -> FeedRows {
        var elections: [Election] = []
        for (_, file) in files.sorted(by: { $0.key < $1.key }) {
            elections += try source.read(file, to: .init(from: context.today)).elections
        }
        return .elections(elections, of: id, from: source.source)
    }
}
