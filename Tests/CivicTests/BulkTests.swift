import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Civic
@testable import Services
@testable import Store

/// The whole of real data, served in the sources' own URL shapes.
@Suite(.serialized, .enabled(if: Shared.hasBulk, "needs the bulk data beside the clone"))
struct BulkTests {
    private static let table =
        "/geo/docs/maps-data/data/rel2020/cd-sld/tab20_cd11920_zcta520_natl.txt"

    private static func mirror() throws -> FakeWeb {
        let web = FakeWeb()
        web.put(
            "/congress-legislators/legislators-district-offices.json",
            try Shared.bulk("congress-legislators-district-offices.json.gz"))
        web.put(
            "/congress-legislators/legislators-current.json",
            try Shared.bulk("congress-legislators-current.json.gz"))
        web.put(table, try Shared.bulk("zcta-cd119.csv.gz"))
        web.put("/export/zip/US.zip", try Shared.bulk("zip-centroids-geonames.csv.gz"))
        let people = String(decoding: try Shared.bulk("openstates-state-legislators.csv.gz"), as: UTF8.self)
        let lines = people.split(separator: "\n")
        let rows = try DelimitedTable(Data(people.utf8))
        let state = try #require(rows.column("state"))
        var tables: [String: String] = [:]
        // One line a person: no field of the table has a line end in it.
        for (line, row) in zip(lines.dropFirst(), rows.rows) {
            tables[row[state], default: "\(lines[0])\n"] += "\(line)\n"
        }
        for (state, table) in tables { web.put("/people/current/\(state.lowercased()).csv", table) }
        return web
    }

    @Test func wholeCountryIsSyncedAndAnswers() async throws {
        let folder = Folder()
        let store = try CivicStore(directory: folder.path)
        let now = try Moment.noon("2026-11-21")
        let sync = CivicSync(
            store: store, settings: CivicSettings(), fetcher: try Self.mirror(), clock: Clock { now })
        #expect(try await sync.sync(.congress) == .kept(rows: 537, orphans: 0))
        #expect(try await sync.sync(.legislatures) == .kept(rows: 7_451, orphans: 0))
        #expect(try await sync.sync(.zipDistricts) == .kept(rows: 42_033, orphans: 0))
        #expect(try await sync.sync(.zipPoints) == .kept(rows: 41_706, orphans: 0))
        try await hundredZIPsAnswerAsTheFilesSay(store, now)
        let offices = await store.ask(at: now) { $0.member("A000055").value?.offices }
        #expect(offices?.first?.address == "205 4th Ave. NE, Suite 104, Cullman, AL 35055")
        try await traps(store, now)
        await vacancies(store, now)
    }

    /// What the two files say, read here in the simplest way, and what the civic says.
    private func hundredZIPsAnswerAsTheFilesSay(_ store: CivicStore, _ now: Moment) async throws {
        var districts: [String: [String]] = [:]
        for line in String(decoding: try Shared.bulk("zcta-cd119.csv.gz"), as: UTF8.self).split(
            separator: "\n"
        )
        .dropFirst() {
            let fields = line.split(separator: ",").map(String.init)
            districts[fields[0], default: []].append("\(fields[1])-\(fields[2])")
        }
        let json = try JSONSerialization.jsonObject(with: Shared.bulk("congress-legislators-current.json.gz"))
        var holders: [String: String] = [:]
        for person in json as? [[String: Any]] ?? [] {
            let term = (person["terms"] as? [[String: Any]])?.last ?? [:]
            let id = (person["id"] as? [String: Any])?["bioguide"] as? String
            guard let state = term["state"] as? String, let district = term["district"] as? Int else {
                continue
            }
            holders["\(state)-\(district)"] = id
        }
        for digits in districts.keys.sorted().enumerated().filter({ $0.offset % 337 == 5 }).map(\.element) {
            let place = CivicPlace(zip: try zip(digits))
            let seats = try #require(await store.ask(at: now) { $0.representatives(of: place).value?.house })
            let said = seats.compactMap { seat -> String? in
                if case .held(let official) = seat.holder { official.id } else { nil }
            }
            let expected = (districts[digits] ?? []).compactMap { holders[$0] }
            #expect(said.sorted() == expected.sorted(), "\(digits)")
        }
    }

    private func traps(_ store: CivicStore, _ now: Moment) async throws {
        let possible = { (digits: String) in
            let place = CivicPlace(zip: try zip(digits))
            return await store.ask(at: now) {
                $0.districts(of: place).value?.possible.map(\.description) ?? []
            }
        }
        #expect(try await possible("90210") == ["CA-30", "CA-32", "CA-36"])
        #expect(try await possible("59221") == ["MT-2", "ND (at large)"])
        #expect(try await possible("42223") == ["KY-1", "TN-7"])
        #expect(try await possible("73301") == [])
        let austin = try zip("78701")
        let near = await store.ask(at: now) { $0.neighbors(of: austin, within: 3) }
        #expect(near.contains { $0.digits == "78702" })
        #expect(!near.contains { $0.digits == "79901" })
    }

    /// Every district of four states, each as if it were somebody's.
    private func vacancies(_ store: CivicStore, _ now: Moment) async {
        let vacant = await store.ask(at: now) { civic in
            let all = ["TX", "CA", "FL", "GA"].flatMap { state in
                (1...52).compactMap { number -> HouseDistrict? in
                    guard let district = HouseDistrict(state: state, number: number) else { return nil }
                    let place = CivicPlace(
                        resolved: ResolvedPlace(
                            state: state,
                            house: [.init(congress: Congress(rawValue: 119), district: district)],
                            divisions: [], resolver: .censusGeocoder, vintages: [],
                            resolvedOn: CivilDate(year: 2026, month: 11, day: 21)))
                    let limit = ["TX": 38, "CA": 52, "FL": 28, "GA": 14][state] ?? 0
                    let holder = civic.representatives(of: place).value?.house.first?.holder
                    return holder == .vacant && number <= limit ? district : nil
                }
            }
            return all.map(\.description)
        }
        #expect(vacant == ["TX-23", "CA-14", "FL-20", "GA-13"])
    }
}
