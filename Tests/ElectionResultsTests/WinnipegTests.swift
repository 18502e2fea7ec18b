import CivicFacts
import ElectionResults
import Foundation
import Testing

/// Q1 to Q13, as computed from the file of Winnipeg.
struct WinnipegTests {
    private func contest(_ office: Office, _ year: Int, _ area: String) throws -> PastContest {
        try #require(Bundled.contests("winnipeg", office, year, area).first)
    }

    @Test func allContestsAreThere() {
        #expect(Bundled.city.count == 113)
        #expect(Bundled.city.reduce(0) { $0 + $1.standings.count } == 517)
        let offices = Dictionary(grouping: Bundled.city, by: \.header.office).mapValues(\.count)
        #expect(offices == [.council: 50, .trustee: 46, .mayor: 17])
    }

    /// Q1
    @Test func sixWereElectedWithoutAVote() throws {
        let acclaimed = Bundled.city.filter(\.isAcclaimed)
        #expect(acclaimed.map(\.standings.count).sorted() == [2, 4])
        for contest in acclaimed {
            #expect(contest.marks.allSatisfy { $0 == .acclaimed })
            #expect(contest.standings.allSatisfy { $0.votes == nil && $0.isMarkedElected })
            #expect(contest.shares == nil && contest.margin == nil && contest.turnoutTenths == nil)
            #expect(contest.seats == contest.standings.count)
        }
        #expect(
            try contest(.trustee, 2010, "louis-riel-4").standings.map(\.name) == [
                "Hugh Coburn", "Tom Parker",
            ])
    }

    /// Q2
    @Test func thirtyFiveContestsElectSeveral() throws {
        let several = Bundled.city.filter { $0.seats > 1 }
        #expect(several.count == 35)
        #expect(several.allSatisfy { $0.header.office == .trustee && 2...4 ~= $0.seats })
        let ward = try contest(.trustee, 2014, "pembina-trails-3")
        #expect(ward.seats == 3)
        #expect(ward.marks == [.won, .won, .won, nil, nil, nil])
        #expect(ward.shares?.reduce(0) { $0 + $1.tenths } == 1_000)
    }

    /// Q3
    @Test func turnoutIsKnownWhereItsNumbersFit() throws {
        let known = Bundled.city.filter { $0.turnoutTenths != nil }
        #expect(known.count == 17)
        #expect(
            known.allSatisfy { $0.header.office != .trustee && [2010, 2014].contains($0.header.day.year) })
        #expect(known.filter { $0.header.day.year == 2014 }.map(\.header.office) == [.mayor])
        #expect(try contest(.mayor, 2010, "city").turnoutTenths == 461)
        #expect(try contest(.mayor, 2014, "city").turnoutTenths == 501)
        #expect(try contest(.council, 2010, "point-douglas").turnoutTenths == 389)
        let charleswood = try contest(.council, 2014, "charleswood-tuxedo")
        #expect((charleswood.ballots, charleswood.registered) == (45_908, 31_409))
    }

    /// Q4
    @Test func yearsStayYears() {
        let years = Bundled.city.filter { if case .year = $0.header.day { true } else { false } }
        #expect(years.reduce(0) { $0 + $1.standings.count } == 178)
        #expect(ElectionDay.day(.init(year: 1998, month: 12, day: 31)) < .year(1998))
        #expect(ElectionDay.year(1998) < .day(.init(year: 1999, month: 1, day: 1)))
    }

    /// Q5
    @Test func statusIsThatOfTheFile() {
        let rows = Dictionary(grouping: Bundled.city, by: \.header.status).mapValues { contests in
            contests.reduce(0) { $0 + $1.standings.count }
        }
        #expect(rows == [.secondHand: 188, .electionNight: 181, .electionNightFinal: 148])
        #expect(
            Bundled.city.allSatisfy { ($0.header.status == .electionNight) == ($0.header.day.year == 2014) })
    }

    /// Q6
    @Test func aPartOfAWardHasNoWinner() throws {
        #expect(Bundled.city.filter { $0.header.trouble == .partial }.count == 1)
        let ward = try contest(.trustee, 2014, "seine-river-1")
        #expect(ward.header.area.name == "Seine River, ward 1")
        #expect(ward.marks == [nil, nil, nil, nil])
        #expect(ward.standings.map(\.votes) == [1_469, 1_016, 1_005, 659])
    }

    /// Q9: 26 names are written in two ways that differ by capitals only.
    @Test func namesInCapitalsAreShownLikeTheOthers() throws {
        let names = Set(Bundled.city.flatMap { $0.standings.compactMap(\.name) })
        for name in [
            "Greg McFarlane", "Bill McGowan", "Craig McGregor", "Bradley McKay", "Ric Dela Cruz",
            "Justin St. Louis",
            "Judy Wasylycia-Leis", "A. J. Falk", "Kathleen McMillan", "Michelle Nyhof Finley",
            "Mike O'Shaugnhessy",
        ] { #expect(names.contains(name), "\(name)") }
        #expect(
            names.allSatisfy { $0.split(separator: " ").allSatisfy { $0.count < 4 || $0 != $0.uppercased() } }
        )
        let mcGregor = Bundled.archive.person("craig mcgregor", in: .winnipeg)
        #expect(mcGregor.contests.map(\.contest.header.day.year) == [2010, 2014])
        #expect(Set(mcGregor.contests.map(\.standing.name)).count == 1)
    }

    /// Q11, Q12
    @Test func whatIsHeldIsKnown() {
        let mayors = [
            1966, 1971, 1974, 1977, 1979, 1980, 1983, 1986, 1989, 1992, 1995, 1998, 2002, 2004, 2006, 2010,
            2014,
        ]
        #expect(Bundled.archive.years(of: .mayor, in: .winnipeg) == mayors)
        #expect(
            Bundled.archive.years(of: .council, in: .winnipeg) == [2004, 2005, 2006, 2009, 2010, 2011, 2014])
        #expect(Bundled.archive.years(of: .trustee, in: .winnipeg) == [2010, 2014])
        #expect(Bundled.archive.years(of: .question, in: .winnipeg) == [])
        let byElections = Bundled.archive.contests(in: .winnipeg, kind: .byElection)
        #expect(byElections.filter { $0.office == .mayor }.map(\.day.year) == [1979, 2004])
        #expect(
            Set(byElections.filter { $0.office == .council }.map(\.day.year)) == [2004, 2005, 2009, 2011])
    }

    /// Q13
    @Test func marksAreThoseWithMostVotes() {
        for contest in Bundled.city {
            #expect(!contest.marksDifferFromVotes && contest.tie == nil, "\(contest.header.id)")
        }
        let closest = Bundled.city.min { ($0.margin?.votes ?? .max) < ($1.margin?.votes ?? .max) }
        #expect(closest?.header.area.code == "st-james-assiniboia-silver-heights-booth")
        #expect(closest?.header.day.year == 2010)
        #expect(closest?.margin?.votes == 7)
        #expect(closest?.margin?.isForLastSeat == true)
    }

    @Test func figuresOfAMayorAreThoseOfTheFile() throws {
        let mayor = try contest(.mayor, 1977, "city")
        #expect(
            mayor.standings.map(\.name) == [
                "Robert Steen", "Bill Norrie", "Nick Ternette", "Werner Goetze", "John McDermid",
            ])
        #expect(mayor.validVotes == 147_082)
        #expect(mayor.shares?.map(\.tenths) == [475, 462, 39, 13, 11])
        #expect((mayor.margin?.votes, mayor.margin?.tenths) == (1_819, 12))
        #expect(mayor.marks.first == .won)
        #expect(mayor.source.name == "City of Winnipeg, open data")
    }
}
