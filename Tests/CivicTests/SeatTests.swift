import CivicFacts
import Foundation
import Testing

@testable import Civic
@testable import Conversation
@testable import Rehearsal

/// Bills by their Congress, chambers by their names, and no section that vanishes.
struct CongressReadingTests {
    @Test(arguments: [
        ("HR 25 of the 118th", 118), ("H.R. 3 116th Congress", 116), ("s 2140 of the 103rd congress", 103),
        ("hr 25 in 2021", 117), ("was HR 7 from 2019 passed", 116), ("HR 12 del congreso 101", 101),
        ("S. 5 de 2022", 117), ("hjres 3 congress 111", 111), ("hr 2020 in 2019", 116),
        ("s 1982 of the 111th", 111), ("HR 12 del 115", 115), ("S.Con.Res. 8 112", 112),
        ("hr 44, 114", 114), ("s 1 2021", 117), ("HJRes 9 2014", 113), ("hr 25 of the 5th", 5),
        ("H.R. 7 in 1894", 53), ("hr 3 of the 140th congress", 140), ("S 9 de la 110", 110),
    ])
    func congressIsReadBesideTheNumber(words: String, congress: Int) {
        #expect(BillReading(words)?.congress == congress)
    }

    @Test(arguments: [
        "HR 25", "hr 118", "S. 2019", "hr 117 now", "HR 100 please", "hr 12 and 5 others", "s 1 31",
    ])
    func otherNumbersAreNoCongress(words: String) {
        #expect(BillReading(words) != nil && BillReading(words)?.congress == nil)
    }

    @Test(arguments: ["HR 0", "S. 000", "hr 123456", "H.Con.Res. 9999999999999", "house bill 0"])
    func numbersThatNoBillHasAreKnown(words: String) {
        #expect(BillReading(words) == nil && BillReading.isImpossible(words))
        #expect(!BillReading.isImpossible("HR 12") && !BillReading.isImpossible("I waited 0 hours"))
    }

    @Test func anotherCongresssBillIsNotThisOnes() throws {
        let now = try Moment.noon("2026-11-21")
        let reading = try #require(BillReading("HR 25 of the 113th"))
        let id = try #require(BillID(reading, at: now))
        #expect(id.page.url == "https://www.congress.gov/bill/113th-congress/house-bill/25")
        #expect(BillID(try #require(BillReading("HR 25")), at: now)?.congress.rawValue == 119)
        #expect(
            BillID(try #require(BillReading("HR 25")), at: try .noon("2027-01-05"))?.congress.rawValue == 120)
    }
}

/// Every seat of the bulk lawmakers file is found from the ids of an address.
struct StateSeatTests {
    private func view(_ zip: String, _ place: ResolvedPlace) throws -> View {
        var session = Session()
        session.zip = ZIP(zip)
        session.memory.resolved = place
        let facts = Facts(
            now: try .noon("2026-11-21"), account: AccountID(rawValue: 1), subject: nil, rules: Rules(),
            records: Ledger(), civic: try Town.civic(now: "2026-11-21").records)
        return View(session: session, facts: facts)
    }

    private func place(_ state: String) -> ResolvedPlace {
        ResolvedPlace(
            state: state, house: [], divisions: [DivisionID(state: state, chamber: .upper, name: "3")],
            resolver: .censusGeocoder, vintages: [], resolvedOn: CivilDate(year: 2026, month: 11, day: 21))
    }

    @Test(arguments: [("78701", "TX", 2), ("68102", "NE", 1), ("20001", "DC", 1)])
    func aChamberWithoutAMatchIsSaidWithItsLookUp(zip: String, state: String, chambers: Int) throws {
        let text = RepresentativesPage().told(try view(zip, place(state))).text
        #expect(text.components(separatedBy: "I cannot tell who. Look it up: ").count == chambers + 1)
        for chamber in Chamber.all(of: state) {
            #expect(text.contains("Look it up: \(Legislature.page(of: chamber, in: state))\n"), "\(text)")
        }
    }

    @Test(.enabled(if: Shared.hasBulk, "needs the bulk data beside the clone"))
    func everySeatOfTheFileHasAnIdOfOpenCivicData() throws {
        let ids = try Set(
            DelimitedTable(try Shared.bulk("ocd-us-cd-sldu-sldl.csv.gz")).rows.map { $0[1] })
        let table = try DelimitedTable(try Shared.bulk("openstates-state-legislators.csv.gz"))
        let columns = try ["state", "role", "district"].map { try #require(table.column($0)) }
        var missing: [String: Int] = [:]
        for row in table.rows {
            let state = row[columns[0]].uppercased()
            let chamber: Chamber = row[columns[1]] == "lower" ? .lower : .upper
            let division = DivisionID(state: state, chamber: chamber, name: row[columns[2]])
            let isEverybodys =
                ["DC", "PR"].contains(state) && ["At-Large", "Chairman"].contains(row[columns[2]])
            // Maine's tribes send members whom no address tells: they have no district.
            let isOfTribe = state == "ME" && Int(row[columns[2]]) == nil
            if !isEverybodys, !isOfTribe, !ids.contains(division.rawValue) {
                missing["\(state) \(row[columns[2]])", default: 0] += 1
            }
        }
        #expect(missing.isEmpty, "\(missing)")
    }

    /// How the Census writes districts otherwise than the file of members does, state by state.
    private static let census: [String: [@Sendable (String) -> String]] = [
        // Numbers of two figures, with or without the word for the county.
        "NH": [
            { Self.padded($0) }, { Self.padded($0).replacing(" 0", with: " County No. ") },
            { $0.replacing(" ", with: " County No. ") },
        ],
        // Lists of counties with dashes, and ordinals in words.
        "MA": [
            { $0.replacing(", ", with: "-").replacing(" and ", with: "-") },
            { $0.replacing(", ", with: "-") }, { $0.replacing(" and ", with: " & ") },
            { $0.replacing(" and ", with: ", and ") },
        ],
        "VT": [
            { $0.replacing("Southeast", with: "South East") },
            { $0.replacing("Southeast", with: "South east") },
        ],
    ]

    private static func padded(_ name: String) -> String {
        let words = name.split(separator: " ")
        guard let last = words.last, Int(last) != nil, last.count == 1 else { return name }
        return (words.dropLast() + ["0" + last]).joined(separator: " ")
    }

    @Test(.enabled(if: Shared.hasBulk, "needs the bulk data beside the clone"))
    func everySeatOfTheFileIsFoundAsTheCensusWritesIt() throws {
        let table = try DelimitedTable(try Shared.bulk("openstates-state-legislators.csv.gz"))
        let columns = try ["state", "role", "district"].map { try #require(table.column($0)) }
        var missing: Set<String> = []
        for row in table.rows {
            let (state, name) = (row[columns[0]].uppercased(), row[columns[2]])
            let chamber: Chamber = row[columns[1]] == "lower" ? .lower : .upper
            let kept = DivisionID(state: state, chamber: chamber, name: name)
            let plain: [@Sendable (String) -> String] = [
                { $0 }, { name in Int(name).map { "00\($0)" } ?? name },
            ]
            for write in (Self.census[state] ?? []) + plain {
                let layer = "2026 State Legislative Districts - \(chamber == .lower ? "Lower" : "Upper")"
                let code = Int(name).map { "\"SLDU\": \"00\($0)\", \"SLDL\": \"00\($0)\", " } ?? ""
                let json = "[{\(code)\"BASENAME\": \"\(write(name))\"}]"
                let rows = try #require(LooseJSON(Data(json.utf8)))
                let read = CensusDistrict.legislature([(layer, rows)], in: state)
                if read != [kept] { missing.insert("\(state) \(write(name)): \(read)") }
            }
        }
        #expect(missing.isEmpty, "\(missing.sorted().prefix(20))")
    }

    @Test(arguments: [
        ("MA", Chamber.upper, "Hampden, Hampshire and Worcester", "Hampden, Hampshire and Worcester"),
        ("MA", .upper, "First Plymouth-Norfolk", "1st Plymouth and Norfolk"),
        ("MA", .lower, "Twenty-first Middlesex", "21st Middlesex"),
        ("MA", .lower, "Barnstable, Dukes and Nantucket", "Barnstable, Dukes and Nantucket"),
        ("NH", .lower, "Coos 06", "Coos 6"), ("VT", .upper, "Grand Isle-Chittenden", "Grand Isle-Chittenden"),
        ("ND", .lower, "4A", "4a"), ("WA", .upper, "011", "11"),
    ])
    func districtsAreNamedAsPeopleWriteThem(state: String, chamber: Chamber, written: String, name: String) {
        let named = DivisionID(state: state, chamber: chamber, name: written).districtName
        #expect(named.lowercased() == name.lowercased())
    }

    @Test func aSecondDistrictMayLieOverOneInNewHampshire() throws {
        #expect(
            RepresentativesPage().told(try view("03246", place("NH"))).text.contains(
                "You may have a second one"))
        #expect(!RepresentativesPage().told(try view("78701", place("TX"))).text.contains("second one"))
    }

    @Test(arguments: [("PR", ["At-Large"], 2), ("DC", ["At-Large", "Chairman"], 2)])
    func seatsOfAWholePlaceAreFoundByAnyAddressThere(state: String, names: [String], count: Int) throws {
        let chambers: [Chamber] = state == "PR" ? [.upper, .lower] : [.upper]
        let people = chambers.flatMap { chamber in
            names.map { name in
                let division = DivisionID(state: state, chamber: chamber, name: name)
                let person = Official(
                    id: "ocd-person/\(chamber)-\(name)", name: name,
                    office: .stateLegislator(division, chamber))
                return CivicRecord(
                    key: person.id, shelves: [.legislature(division)], order: name, value: .official(person))
            }
        }
        let rows = FeedRows(feed: .legislatures, source: .openStates, count: people.count, records: people)
        let civic = try Town.civic([rows], now: "2026-11-21")
        #expect(civic.legislators(of: CivicPlace(resolved: place(state))).value?.count == count)
        #expect(civic.legislators(of: CivicPlace(resolved: place("TX"))).value == nil)
    }
}
