import ElectionResults
import Testing

/// Q8, Q25: earlier and later contests, and where the lines changed between them.
struct NeighbourTests {
    private func neighbours(
        _ place: String, _ office: Office, _ year: Int, _ area: String = "state",
        _ kind: ElectionKind? = nil
    ) throws -> Neighbours {
        let contest = try #require(Bundled.contests(place, office, year, area, kind).last)
        return Bundled.archive.neighbours(of: contest.header)
    }

    private func told(_ neighbour: Neighbour?) -> String {
        switch neighbour {
        case nil: "none"
        case .sameLines(let header):
            "\(header.area.code) \(header.day.year) \(header.kind.rawValue) \(header.round.rawValue)"
        case .otherLines(let headers):
            "other: " + headers.map { "\($0.area.code) \($0.day.year)" }.joined(separator: ", ")
        }
    }

    @Test(arguments: [
        ("mayor", 1966, "city", "none", "city 1971 general only"),
        ("mayor", 1979, "city", "city 1977 general only", "city 1980 general only"),
        ("mayor", 2014, "city", "city 2010 general only", "none"),
        (
            "council", 2009, "river-heights-fort-garry", "river-heights-fort-garry 2006 general only",
            "river-heights-fort-garry 2010 general only"
        ),
        ("council", 2006, "transcona", "none", "transcona 2010 general only"),
        ("trustee", 2010, "seven-oaks-2", "none", "seven-oaks-2 2014 general only"),
        (
            "trustee", 2010, "winnipeg-2-of-3", "none",
            "other: "
                + (1...9).map { "winnipeg-\($0)-of-9 2014" }.joined(separator: ", ")
        ),
        (
            "trustee", 2014, "river-east-transcona-4-of-4",
            "other: "
                + (1...5).map { "river-east-transcona-\($0)-of-5 2010" }.joined(separator: ", "), "none"
        ),
        ("trustee", 2014, "seine-river-1", "none", "none"),
    ]) func winnipeg(office: String, year: Int, area: String, earlier: String, later: String) throws {
        let found = try neighbours("winnipeg", try #require(Office(rawValue: office)), year, area)
        #expect(told(found.earlier) == earlier)
        #expect(told(found.later) == later)
    }

    /// Q25: a state's one district has the state's lines, whatever other states draw; where there are more, they are others.
    @Test(arguments: [("AK", 1980), ("AK", 1990), ("AK", 1992), ("WY", 1990), ("DE", 2012)])
    func oneDistrictKeepsItsLines(state: String, year: Int) throws {
        let found = try neighbours(state, .house, year, "0")
        #expect(told(found.earlier).hasPrefix("0 "))
        #expect(told(found.later) == "0 \(year + 2) general only")
    }

    @Test func stateContestsFollowEachOther() throws {
        let president = try neighbours("GA", .president, 2016)
        #expect(told(president.earlier) == "state 2012 general only")
        #expect(told(president.later) == "state 2024 general only")
        // The round that decided stands for the contest.
        #expect(told(try neighbours("GA", .senate, 2010).earlier) == "state 2008 general runoff")
        #expect(told(try neighbours("GA", .senate, 1992).later) == "state 1996 general only")
        // The regular contest stands before the special one of the same year.
        #expect(
            told(try neighbours("MN", .senate, 2018, "state", .general).later) == "state 2018 special only")
        #expect(
            told(try neighbours("MN", .senate, 2018, "state", .special).earlier) == "state 2018 general only")
    }

    @Test func aNewMapIsSaid() throws {
        let within = try neighbours("OH", .house, 1996, "11")
        #expect(told(within.earlier) == "11 1994 general only")
        let across = try neighbours("OH", .house, 2012, "11")
        #expect(told(across.earlier) == "other: 11 2010")
        #expect(told(across.later) == "11 2014 general only")
        // Drawn anew by a court between two censuses.
        #expect(told(try neighbours("PA", .house, 2018, "6").earlier) == "other: 6 2016")
        // A district that was new: all of the map before.
        #expect(
            told(try neighbours("GA", .house, 2012, "14").earlier)
                == "other: " + (1...13).map { "\($0) 2010" }.joined(separator: ", "))
        #expect(told(try neighbours("MT", .house, 1992, "0").earlier) == "other: 1 1990, 2 1990")
    }

    @Test func primariesAreARowOfTheirOwn() throws {
        let primary = try neighbours("PA", .house, 2026, "9", .democraticPrimary)
        #expect(told(primary.earlier) == "none")
        #expect(told(try neighbours("PA", .house, 2018, "9").later) == "none")
    }
}
