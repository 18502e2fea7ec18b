import CivicFacts
import ElectionResults

/// Two contests of Winnipeg as the City publishes them, with the figures that they have: results are never invented.
enum SampleResults {
    static func harvest(asOf now: Moment) -> FeedRows {
        let day = CivilDate(now, in: Zone(of: nil))
        guard let results = try? CityResults(mayor + acclaimed, after: nil, on: day) else {
            return FeedRows(feed: .results, count: 0, records: [])
        }
        let kept = KeptResults(bytes: results.bytes, lastChecked: now)
        return FeedRows(
            feed: .results, count: mayor.count + acclaimed.count,
            records: [CivicRecord(key: "all", shelves: [.results], order: "", value: .results(kept))])
    }

    private static let mayor: [CityRow] = [
        ("Brian BOWMAN", 111_504), ("Judy WASYLYCIA-LEIS", 58_440), ("Robert-Falcon OUELLETTE", 36_823),
        ("Gord STEEVES", 21_080), ("David SANDERS", 3_718), ("Paula HAVIXBECK", 2_083),
        ("Michel FILLION", 898),
    ].map { name, votes in
        CityRow(
            date: "2014-10-22T00:00:00.000", type: "General Election", area: "City of Winnipeg",
            candidate: name,
            position: "Mayor", votes: "\(votes)", won: votes > 100_000 ? "Yes" : "No")
    }

    /// Where nobody had to vote, the key of the votes is not there.
    private static let acclaimed: [CityRow] = ["Hugh COBURN", "Tom PARKER"].map { name in
        CityRow(
            date: "2010-10-27T00:00:00.000", type: "General Election", area: "Louis Riel Ward 4",
            candidate: name, position: "School Trustee", votes: nil, won: "Yes")
    }
}
