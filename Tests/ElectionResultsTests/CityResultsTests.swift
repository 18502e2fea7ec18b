import CivicFacts
import Foundation
import Testing

@testable import ElectionResults

/// The City's rows as they come live give the contests of the copy in the program; what is wrong with them changes nothing.
struct CityResultsTests {
    private static let today = CivilDate(year: 2026, month: 11, day: 25)
    private static let nextDay = CivilDate(year: 2026, month: 11, day: 26)

    /// The rows of the bundled contests in the form of the City's table.
    static let rows: [CityRow] = Bundled.city.flatMap { contest in
        contest.standings.map { row(contest, $0.name ?? "", $0.votes, $0.isMarkedElected) }
    }

    private static func row(
        _ contest: PastContest, _ name: String, _ votes: Int?, _ isElected: Bool
    ) -> CityRow {
        let header = contest.header
        let offices: [Office: String] = [.mayor: "Mayor", .council: "Councillor", .trustee: "School Trustee"]
        return CityRow(
            date: date(of: header.day), type: header.kind == .general ? "General Election" : "By-Election",
            area: written(header), candidate: name, position: offices[header.office] ?? "",
            votes: votes.map { "\($0)" }, won: isElected ? "Yes" : "No")
    }

    private static func date(of day: ElectionDay) -> String {
        switch day {
        case .day(let date): "\(date)T00:00:00.000"
        case .year(let year): "\(year)-01-01T00:00:00.000"
        }
    }

    /// The area as the City wrote it that year.
    private static func written(_ header: ContestHeader) -> String {
        let area = header.area
        switch area.kind {
        case .city: return "City of Winnipeg"
        case .ward: return area.name
        default: break
        }
        let path = Bundled.root.appending(path: "Sources/ElectionResults/Tables/areas.txt")
        let lines = (try? String(contentsOf: path, encoding: .utf8))?.components(separatedBy: "\n") ?? []
        let line = lines.first { $0.hasPrefix("\(area.code) |") }?.components(separatedBy: " | ")[4]
        let ways = line?.components(separatedBy: "; ") ?? []
        return (header.day.year == 2014 ? ways.last : ways.first) ?? ""
    }

    /// As the source has them: surnames in capitals, spellings of each year.
    private static func printed() throws -> [CityRow] {
        let path = Bundled.bulk.appending(path: "winnipeg-election-results.csv").path
        let script = """
            import csv, json
            rows = list(csv.DictReader(open('\(path)', encoding='utf-8')))
            for row in rows:
                row['date'] += '-01-01' if row['date_precision'] == 'year' else ''
                print(json.dumps([row[k] for k in ('date', 'type', 'area', 'candidate', 'position', 'votes', 'won')]))
            """
        return try Bundled.python(["-c", script]).split(separator: "\n").map { line in
            let fields = try JSONDecoder().decode([String].self, from: Data(line.utf8))
            return CityRow(
                date: fields[0] + "T00:00:00.000", type: fields[1], area: fields[2], candidate: fields[3],
                position: fields[4], votes: fields[5].isEmpty ? nil : fields[5], won: fields[6])
        }
    }

    private func live(_ results: CityResults, on day: CivilDate = today) throws -> ResultsArchive {
        Bundled.archive.overlaid(by: try ResultsArchive(bytes: results.bytes), lastChecked: day)
    }

    private func expectSame(_ found: PastContest?, _ bundled: PastContest) throws {
        let contest = try #require(found)
        let (one, other) = (contest.header, bundled.header)
        #expect(one.id == other.id && one.area == other.area && one.day == other.day, "\(other)")
        #expect(one.kind == other.kind && one.round == other.round && one.trouble == other.trouble)
        #expect(contest.standings == bundled.standings, "\(other)")
        #expect(contest.seats == bundled.seats && contest.margin == bundled.margin)
        #expect(contest.shares == bundled.shares && contest.marks == bundled.marks)
        #expect(contest.turnoutTenths == nil && contest.header.status == .published)
    }

    /// Q16
    @Test func liveFormOfTheSameRowsGivesTheSameContests() throws {
        let archive = try live(try CityResults(Self.rows, after: nil, on: Self.today))
        #expect(archive.contests(in: .winnipeg).map(\.id) == Bundled.city.map(\.header.id))
        for bundled in Bundled.city {
            try expectSame(archive.contest(bundled.header.id), bundled)
            #expect(
                archive.neighbours(of: bundled.header).earlier?.ids
                    == Bundled.archive.neighbours(of: bundled.header).earlier?.ids)
        }
    }

    /// The same of the file from which the copy was packed, in capitals and in two spellings (Q7, Q9).
    @Test(.enabled(if: Bundled.hasBulk, "the bulk data are not here"))
    func namesAndAreasOfTheFileAreReadAsTheCommandReadsThem() throws {
        let rows = try Self.printed()
        #expect(rows.count == 517)
        let reading = CityReading(rows, asOf: Self.today)
        #expect(reading.contests.count == 113 && reading.unreadable == 0 && !reading.hasDoubles)
        let byID = Dictionary(uniqueKeysWithValues: reading.contests.map { ($0.header.id, $0) })
        for bundled in Bundled.city { try expectSame(byID[bundled.header.id], bundled) }
    }

    @Test(arguments: [
        ("Anne-Marie O'NEILL", "Anne-Marie O'Neill"), ("Ty McADAM Jr.", "Ty McAdam Jr."),
        ("J.R. VAN DYK", "J.R. Van Dyk"),
        ("Al ST. PIERRE", "Al St. Pierre"), ("Bo Lee III", "Bo Lee III"), ("  Kim   LI ", "Kim Li"),
        ("X AE", "X Ae"),
    ]) func surnamesInCapitalsGetSmallLetters(written: String, shown: String) {
        #expect(CityNames().shown(written) == shown)
    }

    @Test func peopleAreFoundAndJoinedAsInTheCopy() throws {
        let archive = try live(try CityResults(Self.rows, after: nil, on: Self.today))
        for words in ["Vandal", "point duglas", "saint boniface", "Juba"] {
            #expect(
                archive.search(words, in: .winnipeg) == Bundled.archive.search(words, in: .winnipeg),
                "\(words)")
        }
        let person = archive.person("Dan Vandal", in: .winnipeg).contests.map(\.contest.header.id)
        #expect(
            person == Bundled.archive.person("Dan Vandal", in: .winnipeg).contests.map(\.contest.header.id))
        #expect(person.count > 1 && archive.offered == Bundled.archive.offered)
        #expect(archive.contests(in: .state("GA")) == Bundled.archive.contests(in: .state("GA")))
    }

    /// Q16: never rows of both.
    @Test func whatTheCityDoesNotHaveStaysFromTheCopyAndTheRestIsTheCitys() throws {
        let some = Self.rows.filter { $0.position != "School Trustee" }.map { row in
            row.candidate == "Brian Bowman" ? row.voting("111505") : row
        }
        let archive = try live(try CityResults(some, after: nil, on: Self.today))
        let all = archive.contests(in: .winnipeg).compactMap { archive.contest($0.id) }
        #expect(all.map(\.header.id) == Bundled.city.map(\.header.id))
        for contest in all {
            let isLive = contest.source.file == CityReading.file
            #expect(isLive == (contest.header.office != .trustee))
            #expect((contest.source.lastChecked == Self.today) == isLive)
        }
        let mayor = try #require(all.first { $0.header.office == .mayor && $0.header.day.year == 2014 })
        #expect(mayor.standings.first?.votes == 111_505)
    }

    @Test func sameRowsAreTheSameBytesAndNewsHasItsDay() throws {
        let first = try CityResults(Self.rows, after: nil, on: Self.today)
        #expect(try CityResults(Self.rows, after: first, on: Self.nextDay).bytes == first.bytes)
        let news = Self.rows.map { $0.candidate == "Steve Juba" ? $0.voting("9") : $0 }
        let second = try CityResults(news, after: first, on: Self.nextDay)
        let archive = try live(second, on: Self.nextDay)
        let days = archive.contests(in: .winnipeg).compactMap { archive.contest($0.id)?.source.asOf }
        #expect(second.bytes != first.bytes && Set(days) == [Self.nextDay])
    }

    /// Q15
    @Test func fewerRowsOrAContestLessAreKeptAside() throws {
        let first = try CityResults(Self.rows, after: nil, on: Self.today)
        #expect(throws: CityResults.Refusal.less(rows: 516)) {
            try CityResults(Self.rows.dropLast(), after: first, on: Self.nextDay)
        }
        let mayors = Self.rows.filter { $0.date.hasPrefix("1966") }
        let more =
            Self.rows.filter { !$0.date.hasPrefix("1966") }
            + ["A B", "C D", "E F"].map { mayors[0].called($0, on: "1969-01-01T00:00:00.000") }
        #expect(more.count > Self.rows.count)
        #expect(throws: CityResults.Refusal.less(rows: more.count)) {
            try CityResults(more, after: first, on: Self.nextDay)
        }
    }

    private static let good = Result { try CityResults(rows, after: nil, on: today) }

    @Test(arguments: ["-5", "1,234", "12a", "", "1e3", "10.5", "9999999999"])
    func contestOfARowThatCannotBeReadIsNotTaken(votes: String) throws {
        let rows = Self.rows.map {
            $0.candidate == "Brian Bowman" && $0.position == "Mayor" ? $0.voting(votes) : $0
        }
        let results = try CityResults(rows, after: nil, on: Self.today)
        #expect(results.unreadable == 1)
        let archive = try live(results)
        let mayor = try #require(archive.contests(in: .winnipeg, office: .mayor, year: 2014).first)
        #expect(archive.contest(mayor.id) == Bundled.archive.contest(mayor.id))
        #expect(throws: CityResults.Refusal.less(rows: 517)) {
            try CityResults(rows, after: Self.good.get(), on: Self.nextDay)
        }
    }

    @Test func manyUnreadableRowsAndDoublesAreRefused() {
        let some = Self.rows.enumerated().map { $0.offset % 150 == 0 ? $0.element.voting("-1") : $0.element }
        for rows in [some, Self.rows + Self.rows.prefix(1), Self.rows + Self.rows, []] {
            #expect(throws: CityResults.Refusal.unreadable) {
                try CityResults(rows, after: nil, on: Self.today)
            }
        }
        let elsewhere = Self.rows.map { $0.position == "Mayor" ? $0.of("Atlantis") : $0 }
        #expect(throws: CityResults.Refusal.unreadable) {
            try CityResults(elsewhere, after: nil, on: Self.today)
        }
    }

    /// Q8: another map is another area, the same one as long as the map stays; the mayor's is the city.
    @Test func areasOfALaterMapAreTheirOwn() throws {
        let ward = try #require(Self.rows.first { $0.area == "Point Douglas" && $0.date.hasPrefix("2014") })
        let mayor = try #require(Self.rows.first { $0.position == "Mayor" })
        let new = ["2018-10-24", "2022-10-26"].flatMap { day in
            [ward.called("Ann Example", on: "\(day)T23:59:59.999"), mayor.called("Bo Example", on: day)]
        }
        let archive = try live(try CityResults(Self.rows + new, after: nil, on: Self.today))
        let found = archive.contests(in: .winnipeg).filter { $0.day.year > 2014 }
        #expect(found.map(\.area.code) == ["city", "city", "point-douglas-2018", "point-douglas-2018"])
        #expect(found[2].day == .day(CivilDate(year: 2018, month: 10, day: 24)))
        let before = archive.neighbours(of: found[2]).earlier
        #expect(before.map(told) == "other: point-douglas 2014")
        let old = try #require(
            archive.contests(in: .winnipeg, office: .council, year: 2014).first {
                $0.area.code == "point-douglas"
            })
        #expect(archive.neighbours(of: old).later.map(told) == "other: point-douglas-2018 2018")
        let other = try #require(
            archive.contests(in: .winnipeg, office: .council, year: 2014).first {
                $0.area.code == "transcona"
            })
        #expect(archive.neighbours(of: other).later.map(told) == "other: point-douglas-2018 2018")
        #expect(archive.neighbours(of: other).earlier.map(told) == "same: transcona 2010")
        #expect(archive.neighbours(of: found[2]).later == .sameLines(found[3]))
        #expect(archive.neighbours(of: found[0]).earlier?.ids.count == 1)
        #expect(archive.search("ann example").count == 1)
    }

    /// Q8: a school division's wards stay together when their lines change.
    @Test func schoolWardsOfALaterMapFollowTheirDivision() throws {
        let trustee = try #require(Self.rows.first { $0.area == "Louis Riel Ward 1" })
        let new = trustee.called("Ann Example", on: "2018-10-24").of("Louis Riel Ward 1")
        let archive = try live(try CityResults(Self.rows + [new], after: nil, on: Self.today))
        let found = try #require(archive.contests(in: .winnipeg, office: .trustee, year: 2018).first)
        #expect(archive.neighbours(of: found).earlier.map(told) == "other: louis-riel-1 2014")
        let oaks = try #require(
            archive.contests(in: .winnipeg, office: .trustee, year: 2014).first {
                $0.area.code == "seven-oaks-2"
            })
        #expect(archive.neighbours(of: oaks).later == nil)
    }

    /// Q33: a question is a kind of its own; nobody is elected by an answer.
    @Test(arguments: ["Question", "Ballot Question", "Plebiscite", "Referendum"])
    func liveRowsOfAQuestionAreRead(position: String) throws {
        let rows = [("No", "134000"), ("Yes", "69000")].map { answer, votes in
            CityRow(
                date: "2018-10-24", type: "General Election", area: "Portage and Main", candidate: answer,
                position: position, votes: votes, won: "")
        }
        let results = try CityResults(Self.rows + rows, after: nil, on: Self.today)
        #expect(results.unreadable == 0)
        let archive = try live(results)
        let header = try #require(archive.contests(in: .winnipeg, office: .question).first)
        let contest = try #require(archive.contest(header.id))
        #expect(contest.standings.map(\.name) == ["Yes", "No"] && contest.isMoreYes == false)
        #expect(contest.marks == [nil, nil] && header.area.name == "Portage and Main")
    }

    private func told(_ neighbour: Neighbour) -> String {
        switch neighbour {
        case .sameLines(let header): "same: \(header.area.code) \(header.day.year)"
        case .otherLines(let headers):
            "other: " + headers.map { "\($0.area.code) \($0.day.year)" }.joined(separator: ", ")
        }
    }
}

extension CityRow {
    fileprivate func voting(_ votes: String) -> CityRow {
        CityRow(
            date: date, type: type, area: area, candidate: candidate, position: position, votes: votes,
            won: won)
    }

    fileprivate func called(_ name: String, on date: String) -> CityRow {
        CityRow(
            date: date, type: type, area: area, candidate: name, position: position, votes: votes, won: "Yes")
    }

    fileprivate func of(_ area: String) -> CityRow {
        CityRow(
            date: date, type: type, area: area, candidate: candidate, position: position, votes: votes,
            won: won)
    }
}

extension Neighbour {
    fileprivate var ids: [ContestID] {
        switch self {
        case .sameLines(let header): [header.id]
        case .otherLines(let headers): headers.map(\.id)
        }
    }
}
