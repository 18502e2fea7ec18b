import CivicFacts

extension FeedRows {
    /// Elections on the shelves of their states, each once.
    static func elections(_ list: [Election], of feed: CivicFeed) -> FeedRows {
        var seen: Set<String> = []
        let records = list.filter { seen.insert($0.id).inserted }.map { election in
            CivicRecord(
                key: election.id, shelves: [.elections(state: election.division.state ?? "us")],
                order: "\(election.day) \(feed == .elections ? 0 : 1) \(election.name)",
                value: .election(election))
        }
        return FeedRows(feed: feed, count: records.count, records: records)
    }
}
