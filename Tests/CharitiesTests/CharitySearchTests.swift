import CivicFacts
import Testing
import Understanding

@testable import Charities

@Suite struct CharitySearchTests {
    /// Rows of our own: what is shipped may change.
    static let directory: CharityDirectory = {
        let rows: [(String, String, String, String)] = [
            ("nets", "Nets for All Foundation", "malaria, health", "works-in: UG KE NG"),
            ("lake", "Lake Pantry", "food", "area: zip 554; state MN"),
            ("bay", "Great Bay Food Bank", "food", "area: zip 770 772 773"),
            ("table", "American Table", "food, children", "area: country US"),
            ("cross", "American Blue Cross Relief", "disaster, health", "area: country US"),
            ("paws", "Paws International", "animals", ""),
            ("givecash", "GiveCash", "cash", "works-in: KE RW"),
            ("prairie", "Harvest Prairie", "food", "area: fsa R; country CA"),
            ("wells", "charity: wells", "water", "works-in: ET MW"),
            ("books", "Room of Books", "education", "works-in: NP IN"),
        ]
        let blocks = rows.enumerated().map { index, row in
            OrganisationFileTests.row([
                "id": row.0, "name": row.1, "registration": "US 10-\(3_000_000 + index)", "tags": row.2,
                "area": nil,
            ]) + (row.3.isEmpty ? "" : "\n" + row.3)
        }
        let file = OrganisationFile(OrganisationFileTests.head + blocks.joined(separator: "\n\n"))
        precondition(file.faults.isEmpty, "\(file.faults)")
        return CharityDirectory(file.organisations)
    }()

    static let houston = ZIP("77002").map { Home.zip($0, state: "TX") }
    static let today = CivilDate(year: 2026, month: 11, day: 25)

    static func first(_ words: String, home: Home? = houston) -> String? {
        let search = CharitySearch(Plain(words), in: directory)
        if let named = search.named.first { return named.id.description }
        return search.filter.isEmpty
            ? nil : directory.list(search.filter, home: home, on: today).first?.id.description
    }

    @Test(
        arguments: [
            ("bed nets", "nets"), ("I want to help against malaria", "nets"), ("hungry kids near me", "bay"),
            ("comida cerca", "bay"), ("mosquiteros para ninos", "nets"), ("food in Minnesota", "lake"),
            ("food bank 55401", "lake"), ("groceries in Minneapolis", "lake"), ("clean water", "wells"),
            ("agua potable", "wells"), ("something for dogs", "paws"), ("perros y gatos", "paws"),
            ("give cash", "givecash"), ("GiveCash", "givecash"), ("poor people in Rwanda", "givecash"),
            ("malaira", "nets"), ("blue cross", "cross"), ("the american blue cross", "cross"),
            ("earthquakes", "cross"),
            ("terremoto", "cross"), ("donate to great bay", "bay"), ("schools in nepal", "books"),
            ("escuelas en la india", "books"), ("room of books", "books"), ("quiero donar a paws", "paws"),
            ("harvest prarie", "prairie"), ("nets for all", "nets"), ("help in ethiopia", "wells"),
            ("abc", nil),
            ("hunger", "table"), ("educacoin", "books"), ("vets for parrots", nil),
        ] as [(String, String?)])
    func wordsFind(words: String, id: String?) {
        let found = Self.first(words)
        if id == "table" {
            #expect(["table", "bay", "lake", "prairie"].contains(found ?? ""))
        } else {
            #expect(found == id, "\(words)")
        }
    }

    /// Other names find as the name does; a topic that they hold is still a topic.
    @Test(
        arguments: [
            ("amf", "amf"), ("la Cruz Roja", "red-cross"), ("medicos sin fronteras", "msf-usa"),
            ("MSF", "msf-usa"),
            ("give to UNICEF", "unicef-usa"), ("doctors without borders", "msf-usa"),
            ("something for wikipedia", "wikimedia"),
            ("boston food bank", "boston-food"), ("donors choose", "donorschoose"),
            ("contra la malaria", nil),
            ("clean water charity", nil), ("a charity for water", nil),
        ] as [(String, String?)])
    func otherNamesFind(words: String, id: String?) {
        let named = CharitySearch(Plain(words), in: .bundled).named
        #expect(named.map(\.id.description) == (id.map { [$0] } ?? []), "\(words)")
    }

    @Test(arguments: [
        ("doctors without borders", true), ("the american red cross", true), ("unicef", true),
        ("red cros", true),
        ("evidence", false), ("room", false), ("doctors", false), ("the red cross was at the polls", false),
        ("new incentives for voters", false), ("feeding america", true),
    ])
    func aNameAloneIsOne(words: String, isOne: Bool) {
        #expect(CharitySearch(Plain(words), in: .bundled).isNameAlone == isOne)
    }

    @Test func nearIsTheZIPThenTheStateThenTheCountry() {
        var filter = CharityFilter()
        filter.isNear = true
        let ids = Self.directory.list(filter, home: Self.houston, on: Self.today).map(\.id.description)
        #expect(ids.first == "bay")
        #expect(Set(ids) == ["bay", "table", "cross"])
        let duluth = ZIP("55802").map { Home.zip($0, state: "MN") }
        #expect(Self.directory.list(filter, home: duluth, on: Self.today).first?.id.description == "lake")
        let winnipeg = Self.directory.list(filter, home: .canada("R3C"), on: Self.today)
        #expect(winnipeg.map(\.id.description) == ["prairie"])
        #expect(Self.directory.list(filter, home: nil, on: Self.today).isEmpty)
    }

    @Test func tagsNarrowAndAreCounted() {
        let counts = Self.directory.counts(within: CharityFilter(.food), home: nil)
        #expect(counts.map(\.tag) == [.children])
        var filter = CharityFilter(.food)
        filter.all.append(.children)
        #expect(Self.directory.list(filter, home: nil, on: Self.today).map(\.id.description) == ["table"])
    }

    /// Nobody stands first for ever, and nobody is left out.
    @Test func theOrderTurnsByDay() {
        let count = Self.directory.organisations.count
        let firsts = (0..<Int64(count)).map { day in
            Self.directory.list(CharityFilter(), home: nil, on: CivilDate(days: Self.today.days + day)).first?
                .id
        }
        #expect(Set(firsts).count == count)
    }

    @Test func unknownNamesAreKept() {
        let search = CharitySearch(Plain("donate to the zebra sanctuary"), in: Self.directory)
        #expect(search.isEmpty)
        #expect(search.unknown == ["zebra", "sanctuary"])
    }

    @Test func sumsAreDividedOnceAndRoundedDown() throws {
        let text = OrganisationFileTests.head + OrganisationFileTests.row(extra: OrganisationFileTests.fact)
        let fact = try #require(OrganisationFile(text).organisations.first?.facts.first)
        #expect(Impact(of: Money(99, .usd), by: fact)?.units == 1...2)
        #expect(Impact(of: Money(39, .usd), by: fact)?.units == 0...0)
        #expect(Impact(of: Money(500, .cad), by: fact) == nil)
        #expect(Impact(of: Money(0, .usd), by: fact) == nil)
    }

    /// With ten thousand rows hardly any name is read for a search, and the right one is found all the same.
    @Test func aNameIsLookedUpAmongTenThousand() throws {
        let words = [
            "river", "meadow", "harbor", "lantern", "orchard", "summit", "cedar", "willow", "canyon",
            "prairie",
        ]
        let names = (0..<10_000).map { number -> [String] in
            let first: String = words[number % 10] + String(number / 10 % 10)
            let second: String = words[number / 100 % 10] + String(number / 1_000)
            return [first, second, "clinic"]
        }
        let index = NameIndex(names)
        for wanted in [
            ["cedar4", "harbor7"], ["cedr4", "harbor7"], ["cedar4", "harbro7"], ["river0", "willow3"],
        ] {
            let candidates = index.candidates(for: wanted)
            #expect(candidates.count <= 300, "\(wanted): \(candidates.count)")
            let right = names.indices.filter { at in
                Slips.isMeant(names[at][0], by: wanted[0]) && Slips.isMeant(names[at][1], by: wanted[1])
            }
            #expect(!right.isEmpty && Set(right).isSubset(of: candidates))
        }
        #expect(index.candidates(for: ["zebra", "sanctuary"]).isEmpty)
        #expect(index.holding(["clinic", "zebra"]).isEmpty)
    }
}
