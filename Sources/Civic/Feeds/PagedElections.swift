import CivicFacts

/// From which day on elections are asked for, and which page of them, from 1.
struct ElectionPageQuestion: Sendable {
    let from: CivilDate
    var page = 1
}

/// One page of elections, and how many pages there are.
struct ElectionPage: Sendable {
    let elections: [Election]
    let pages: Int
}

/// A feed of coming elections, page by page: the first one tells how many there are.
protocol PagedElectionFeed: SyncFeed {
    associatedtype Page: Source where Page.Question == ElectionPageQuestion, Page.Finding == ElectionPage
    /// How many pages are read where the source has so many; throws where that makes no sense.
    static func pagesRead(of pages: Int) throws(SourceError) -> Int
}

extension PagedElectionFeed {
    static func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] { [try file(1, context)] }

    static func more(
        after name: String, _ reply: SourceReply, _ context: FeedContext
    ) throws(SourceError) -> [FeedFile] {
        guard name == Self.name(of: 1) else { return [] }
        let pages = try pagesRead(of: try Page.read(reply, to: .init(from: context.today)).pages)
        var files: [FeedFile] = []
        for page in stride(from: 2, through: pages, by: 1) { files.append(try file(page, context)) }
        return files
    }

    static func harvest(_ files: Files, _ context: FeedContext) throws(SourceError) -> FeedRows {
        var elections: [Election] = []
        for (_, file) in files.sorted(by: { $0.key < $1.key }) {
            elections += try Page.read(file, to: .init(from: context.today)).elections
        }
        return .elections(elections, of: id)
    }

    private static func file(_ page: Int, _ context: FeedContext) throws(SourceError) -> FeedFile {
        try FeedFile(name(of: page), of: Page.self, .init(from: context.today, page: page), context)
    }

    private static func name(of page: Int) -> String { "page-\(page)" }
}
