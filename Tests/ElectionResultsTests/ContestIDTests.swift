import CivicFacts
import ElectionResults
import Testing

/// Q29: ten letters that name a contest for ever.
struct ContestIDTests {
    /// Written down once: who changes how ids are made breaks every link and every save.
    @Test(arguments: [
        "winnipeg mayor 1977 city",
        "winnipeg council 2011 st-vital",
        "winnipeg trustee 2014 seven-oaks-3",
        "OH us-house 1998 11",
        "ME president 1992 state",
    ]) func idsAreThoseOfEarlierReleases(what: String) throws {
        let parts = what.split(separator: " ").map(String.init)
        let office = try #require(Office(rawValue: parts[1]))
        let year = try #require(Int(parts[2]))
        let contest = try #require(Bundled.contests(parts[0], office, year, parts[3]).first)
        #expect(Self.known[what] == "\(contest.header.id)")
    }

    private static let known = [
        "winnipeg mayor 1977 city": "wk8239ckb2",
        "winnipeg council 2011 st-vital": "cv6pay8tt2",
        "winnipeg trustee 2014 seven-oaks-3": "wpdxiue88h",
        "OH us-house 1998 11": "5j7k63dfnp",
        "ME president 1992 state": "utu92q4hsn",
    ]

    @Test func everyContestIsFoundByItsOwnId() {
        var seen: Set<ContestID> = []
        for place in Bundled.archive.offered {
            for (number, header) in Bundled.archive.contests(in: place).enumerated() {
                seen.insert(header.id)
                // All of the city, every ninth of a state.
                guard place == .winnipeg || number % 9 == 0 else { continue }
                if Bundled.archive.contest(header.id)?.header != header { Issue.record("\(header)") }
            }
        }
        #expect(seen.count == Bundled.everything.count)
        #expect(seen.count > 11_000)
    }

    @Test func anIdIsReadAsItIsWritten() throws {
        let id = try #require(ContestID("k7m3q2xa9t"))
        #expect("\(id)" == "k7m3q2xa9t")
        #expect(Bundled.archive.contest(id) == nil)
    }

    @Test(arguments: [
        "", "k7m3q2xa9", "k7m3q2xa9tt", "K7M3Q2XA9T", "k7m3q2xa9l", "k7m3q2xa90", "k7m3q2xa9é",
        "k7m3q2xa\u{0}t", "../../../x",
        "          ", String(repeating: "a", count: 10_000), "🗳🗳🗳", "éééééx",
    ]) func whatIsNoIdIsNone(text: String) {
        #expect(ContestID(text) == nil)
    }

    @Test(arguments: ["aaaaaaaaaa", "9999999999", "2222222222", "zzzzzzzzzz"]) func unknownIdsFindNothing(
        text: String
    ) throws {
        #expect(Bundled.archive.contest(try #require(ContestID(text))) == nil)
    }

    @Test func idsStandInTheOrderOfTheirLetters() throws {
        let texts = ["a2aaaaaaaa", "aaaaaaaaaa", "2zzzzzzzzz", "9aaaaaaaaa", "zzzzzzzzzz", "baaaaaaaaa"]
        let ids = try texts.map { try #require(ContestID($0)) }
        #expect(ids.sorted().map(\.description) == texts.sorted())
    }

    /// A day that becomes known does not change the id.
    @Test func theDayIsNoPartOfTheId() throws {
        let held = try #require(Bundled.contests("winnipeg", .council, 2006, "transcona").first).header
        let dated = ContestHeader(
            office: held.office, area: held.area, day: .day(.init(year: 2006, month: 3, day: 9)),
            kind: held.kind,
            status: .electionNightFinal)
        #expect(held.day == .year(2006))
        #expect(dated.id == held.id)
    }
}
