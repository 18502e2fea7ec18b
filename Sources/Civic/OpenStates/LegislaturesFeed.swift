import CivicFacts

/// State legislators, one file a state; a sync that is stopped goes on where it was.
enum LegislaturesFeed: SyncFeed {
    static let plan = FeedPlan(
        .legislatures, "state legislators, one file a state", every: .hours(24),
        rows: 7_000...7_700)

    static func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] {
        var files: [FeedFile] = []
        for state in StateLegislators.states {
            files.append(try FeedFile(state, of: StateLegislators.self, state, context))
        }
        return files
    }

    static func harvest(_ files: Files, _ context: FeedContext) throws(SourceError) -> FeedRows {
        var records: [CivicRecord] = []
        for (state, file) in files.sorted(by: { $0.key < $1.key }) {
            let people = try StateLegislators.read(file, to: state)
            // A state without a single legislator is a broken file, and the sum might not show it.
            guard !people.isEmpty else { throw .unreadable }
            records += people.compactMap { person in
                guard case .stateLegislator(let division, let chamber) = person.office else { return nil }
                return CivicRecord(
                    key: person.id, shelves: [.legislature(division), .person(person.id)],
                    order: (chamber == .upper ? "0" : "1") + person.name, value: .official(person))
            }
        }
        let dates = files.values.compactMap { HTTPDate.day(in: $0.modified) }
        return FeedRows(
            feed: id, published: dates.min(), count: records.count, records: records)
    }
}
