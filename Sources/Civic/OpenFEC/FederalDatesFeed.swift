import CivicFacts

/// Coming federal elections, from the Federal Election Commission's dates.
enum FederalDatesFeed: SyncFeed {
    static let plan = FeedPlan(
        .federalDates, "federal election days", every: .hours(24), rows: 1...5_000)

    /// The most pages that are read.
    private static let mostPages = 20

    static func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] {
        [try FeedFile("page-1", of: FECElectionDates.self, .init(from: context.today), context)]
    }

    static func more(
        after name: String, _ reply: SourceReply, _ context: FeedContext
    ) throws(SourceError) -> [FeedFile] {
        guard name == "page-1" else { return [] }
        let pages = min(
            try FECElectionDates.read(reply, to: .init(from: context.today)).pages, Self.mostPages)
        var files: [FeedFile] = []
        for page in stride(from: 2, through: pages, by: 1) {
            files.append(
                try FeedFile(
                    "page-\(page)", of: FECElectionDates.self, .init(from: context.today, page: page), context
                ))
        }
        return files
    }

    static func harvest(_ files: Files, _ context: FeedContext) throws(SourceError) -> FeedRows {
        var elections: [Election] = []
        for (_, file) in files.sorted(by: { $0.key < $1.key }) {
            elections += try FECElectionDates.read(file, to: .init(from: context.today)).elections
        }
        return .elections(elections, of: id)
    }
}
