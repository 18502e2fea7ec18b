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

extension Election.Kind {
    /// What a source's name for an election says of it.
    init(named name: String) {
        let words = name.lowercased()
        let isRunoff = words.contains("runoff") || words.contains("run-off")
        if words.contains("primary") {
            self = isRunoff ? .primaryRunoff : .primary
        } else if isRunoff {
            self = .generalRunoff
        } else if words.contains("special") {
            self = .special
        } else {
            self = words.contains("general") || words.contains("midterm") ? .general : .other
        }
    }
}

extension Election.Level {
    init(of division: DivisionID) {
        let isFederal = division == .unitedStates || division.houseDistrict != nil
        self = isFederal ? .federal : division.isStatewide ? .state : .local
    }
}
