import Conversation

/// Coming elections: Google's list where there is a key, and the Federal Election Commission's dates.
struct ElectionsFeed: Feed {
    let google: GoogleElections
    let fec: FECElectionDates

    init(_ settings: CivicSettings) {
        google = GoogleElections(settings)
        fec = FECElectionDates(settings)
    }

    var id: CivicFeed { .elections }

    /// The most pages of dates that are read.
    private static let mostPages = 20

    func files(_ context: FeedContext) throws(Setback) -> [FeedFile] {
        let first = try fec.request(.init(from: context.today))
        let list = (try? google.request(())).map { [FeedFile("google", $0, isOptional: true)] } ?? []
        return list + [FeedFile("fec-1", first, isOptional: true)]
    }

    func more(after name: String, _ reply: SourceReply, _ context: FeedContext) throws(Setback) -> [FeedFile] {
        guard name == "fec-1" else { return [] }
        let pages = try fec.read(reply, to: .init(from: context.today)).pages
        var files: [FeedFile] = []
        for page in 2..<max(3, min(pages, Self.mostPages) + 1) where page <= pages {
            files.append(FeedFile("fec-\(page)", try fec.request(.init(from: context.today, page: page))))
        }
        return files
    }

    func harvest(_ files: [String: SourceReply], _ context: FeedContext) throws(Setback) -> CivicHarvest {
        guard !files.isEmpty else { throw .down }
        var elections = try files["google"].map { file throws(Setback) in try google.read(file, to: ()) } ?? []
        for (name, file) in files.sorted(by: { $0.key < $1.key }) where name != "google" {
            elections += try fec.read(file, to: .init(from: context.today)).elections
        }
        var seen: Set<String> = []
        let records = elections.filter { seen.insert($0.id).inserted }.map { election in
            CivicRecord(
                key: election.id, shelves: [.elections(state: election.division.state ?? "us")],
                order: "\(election.day) \(election.source == .googleCivic ? 0 : 1) \(election.name)",
                value: .election(election))
        }
        return CivicHarvest(
            feed: id, source: files["google"] == nil ? .openFEC : .googleCivic, count: records.count,
            records: records)
    }
}
