public import CivicFacts

/// What the City's rows come to: contests of which every row can be read, in the same ids as those in the program.
public struct CityReading: Sendable {
    /// What the City calls its table.
    public static let file = "7753-3fjc"

    public let contests: [PastContest]
    /// Rows that cannot be read, or whose area nobody knows. Their contests are not taken.
    public let unreadable: Int
    /// Two rows tell of one person in one contest.
    public let hasDoubles: Bool

    /// `asOf` is the day on which the rows were first seen like this.
    public init(_ rows: [CityRow], asOf: CivilDate) {
        var groups: [CityRow.Key: [CityRow]] = [:]
        var order: [CityRow.Key] = []
        for row in rows {
            if groups[row.key] == nil { order.append(row.key) }
            groups[row.key, default: []].append(row)
        }
        let source = ResultSource(
            name: "City of Winnipeg, open data", file: Self.file, commit: "", asOf: asOf)
        let names = CityNames()
        var (contests, unreadable, doubles): ([PastContest], Int, Bool) = ([], 0, false)
        for key in order {
            let rows = groups[key] ?? []
            let shown = rows.map { names.shown($0.candidate) }
            doubles = doubles || Set(shown).count < rows.count
            let standings = zip(rows, shown).map { $0.standing(of: $1) }
            if let header = Self.header(of: rows), !standings.contains(nil) {
                contests.append(Self.contest(header, source, standings.compactMap(\.self)))
            } else {
                let isKnown = Self.header(of: rows) != nil
                unreadable += isKnown ? standings.count { $0 == nil } : rows.count
            }
        }
        // Two of one name cannot be told apart.
        let alike = Dictionary(grouping: contests, by: \.header.id).filter { $0.value.count > 1 }
        self.contests = contests.filter { alike[$0.header.id] == nil }
        self.unreadable = unreadable + alike.values.joined().reduce(0) { $0 + $1.standings.count }
        hasDoubles = doubles
    }

    /// Rows that were taken.
    public var rows: Int { contests.reduce(0) { $0 + $1.standings.count } }

    private static func header(of rows: [CityRow]) -> ContestHeader? {
        guard let row = rows.first, let office = row.office, let kind = row.kind, let day = row.day,
            let area = CityTables.area(of: office, written: row.area, year: day.year)
        else { return nil }
        return ContestHeader(
            office: office, area: area, day: day, kind: kind, status: .published,
            trouble: row.isPartial ? .partial : .none)
    }

    private static func contest(
        _ header: ContestHeader, _ source: ResultSource, _ standings: [ContestStanding]
    ) -> PastContest {
        PastContest(
            header: header, source: source, seats: max(1, standings.count(where: \.isMarkedElected)),
            standings: standings)
    }
}
