import ElectionResults
import Testing

/// Q18 to Q28, as computed from the files of the United States.
struct UnitedStatesTests {
    private func contest(
        _ place: String, _ office: Office, _ year: Int, _ area: String = "state",
        _ kind: ElectionKind = .general
    ) throws -> PastContest {
        try #require(Bundled.contests(place, office, year, area, kind).last)
    }

    @Test func allContestsAreThere() {
        let compiled = Bundled.states.filter { $0.source.name == "MIT Election Data and Science Lab" }
        let offices = Dictionary(grouping: compiled, by: \.header.office).mapValues(\.count)
        // The two rounds of Louisiana's Senate contest of 2002 stand in one contest of the file.
        #expect(offices == [.president: 561, .senate: 754 + 1, .house: 9_576])
        #expect(Bundled.states.allSatisfy { $0.standings.allSatisfy { !$0.isMarkedElected } })
        #expect(Bundled.states.allSatisfy { $0.marks.allSatisfy { $0 != .won && $0 != .acclaimed } })
    }

    /// Q18
    @Test func linesOfSeveralPartiesAreAddedAndKept() throws {
        let fusion = Bundled.states.filter { $0.named.contains { $0.lines.count > 1 } }
        let house = Dictionary(
            grouping: fusion.filter { $0.header.office == .house }, by: \.header.place.code)
        #expect((house["NY"]?.count, house["CT"]?.count, house["SC"]?.count) == (641, 43, 14))
        let wrongFirst = Bundled.states.filter { contest in
            guard contest.source.name.hasPrefix("MIT"), let first = contest.standings.first else {
                return false
            }
            let largest = { (standing: ContestStanding) in standing.lines.compactMap(\.votes).max() ?? 0 }
            return contest.named.contains { largest($0) > largest(first) }
        }
        let offices = Dictionary(grouping: wrongFirst, by: \.header.office).mapValues(\.count)
        #expect(offices == [.house: 21, .senate: 2, .president: 1])
        #expect(
            wrongFirst.filter { $0.header.office != .house }.map(\.header.place.code) == ["NY", "NY", "NY"])
    }

    @Test func oneOfThemInFull() throws {
        let contest = try contest("NY", .house, 2010, "24")
        let first = try #require(contest.standings.first)
        #expect(first.name == "Richard L. Hanna")
        #expect(first.lines.count == 3 && first.lines.compactMap(\.votes).reduce(0, +) == first.votes)
        #expect(contest.marks.first == .mostVotes)
    }

    /// Q18: write-ins of the same party are added to the line.
    @Test func writeInsOfThePartyAreOnTheLine() throws {
        let first = try #require(try contest("MD", .president, 2016).standings.first)
        #expect(first.name == "Hillary Clinton")
        #expect(first.lines == [ContestStanding.Line(party: "democrat", votes: 1_677_928 + 78)])
    }

    /// Q19
    @Test func wrongCopiesShowNoFigure() throws {
        let wrong = Bundled.states.filter { $0.header.trouble == .wrongCopy }
        #expect(wrong.allSatisfy { $0.standings.isEmpty && $0.shares == nil && $0.margin == nil })
        let places = Set(
            wrong.map { "\($0.header.place.code) \($0.header.office.rawValue) \($0.header.day.year)" })
        #expect(places == ["CA us-house 2018", "LA us-senate 2014", "NJ us-senate 2006"])
        #expect(wrong.count == 53 + 2)
        #expect(try contest("FL", .house, 2018, "27").validVotes == 252_586)
        #expect(try contest("MN", .senate, 2018).validVotes == 2_596_879)
        #expect(try contest("MN", .senate, 2018, "state", .special).validVotes == 2_587_356)
    }

    /// Q20
    @Test func oneNameIsUnopposed() throws {
        let uncounted = Bundled.states.filter { $0.header.trouble == .notCounted }
        #expect(Set(uncounted.map(\.header.place.code)) == ["FL", "LA", "AR", "OK"])
        // 181 with one of one vote, and one with none of none.
        #expect(uncounted.filter { $0.header.office == .house }.count == 181 + 1)
        #expect(
            uncounted.allSatisfy {
                $0.marks == [.unopposed] && $0.standings[0].votes == nil && $0.shares == nil
            })
        let counted = try contest("FL", .house, 1976, "9")
        #expect(counted.header.trouble == .none && counted.validVotes > 1)
    }

    /// Q21
    @Test func whatIsNobodysIsOneLineAndNeverFirst() {
        for contest in Bundled.states {
            let nameless = contest.standings.indices.filter { contest.standings[$0].name == nil }
            #expect(nameless.isEmpty || nameless == [contest.standings.count - 1], "\(contest.header)")
            for name in contest.standings.compactMap(\.name) {
                let word = name.lowercased()
                let isVote = !["blank", "void", "over vote", "under vote", "scatter"].contains {
                    word.hasPrefix($0)
                }
                #expect(isVote && !["na", "other", "others", ""].contains(word), "\(contest.header) \(name)")
            }
        }
    }

    /// Q22
    @Test func roundsArePagesOfOneContest() throws {
        for (year, first, runoff) in [
            (1992, "Wyche Fowler, Jr.", "Paul Coverdell"), (2008, "Saxby Chambliss", "Saxby Chambliss"),
        ] {
            let rounds = Bundled.contests("GA", .senate, year, nil, .general)
            #expect(rounds.map(\.header.round) == [.first, .runoff])
            #expect(rounds.map { $0.standings[0].name } == [first, runoff])
            #expect(Bundled.archive.rounds(of: rounds[0].header) == rounds.map(\.header))
        }
        let louisiana = Bundled.contests("LA", .senate, 2002)
        #expect(louisiana.map(\.header.round) == [.first, .runoff])
        #expect(louisiana[1].standings.map(\.votes) == [638_654, 596_642])
        #expect(louisiana[0].standings.first?.votes == 573_347)
        let fifth = Bundled.contests("LA", .house, 2002, "5")
        #expect(fifth.map(\.validVotes) == [184_657, 172_462])
        // What the file calls the general election was the runoff of the special one.
        let texas = Bundled.contests("TX", .house, 2006, "23")
        #expect(texas.map(\.header.round) == [.first, .runoff])
        #expect(texas.allSatisfy { $0.header.kind == .special })
        #expect(texas[1].standings.map(\.votes) == [38_256, 32_217])
    }

    /// Q22
    @Test func louisianaWithoutAMajorityHasVotesOnly() throws {
        let mixed = Bundled.states.filter { [.mixedRounds, .runoffNotHeld].contains($0.header.trouble) }
        #expect(
            mixed.allSatisfy { $0.shares == nil && $0.margin == nil && $0.marks.allSatisfy { $0 == nil } })
        let places = mixed.map { "\($0.header.place.code)-\($0.header.area.code) \($0.header.day.year)" }
        #expect(
            Set(places) == [
                "LA-state 2016", "LA-2 2006", "LA-3 2012", "LA-5 2014", "LA-6 2014", "LA-3 2016", "LA-4 2016",
            ])
        #expect(try contest("LA", .house, 2016, "4").standings[1].name == "Ralph \"Trey\" Baucum")
    }

    /// Q23
    @Test func specialContestsStandBesideTheRegularOnes() {
        let special = Bundled.states.filter { $0.header.kind == .special && $0.header.office == .senate }
        let beside = special.filter { contest in
            !Bundled.contests(contest.header.place.code, .senate, contest.header.day.year, nil, .general)
                .isEmpty
        }
        #expect(beside.count == 12)
    }

    /// Q24
    @Test func unofficialOnesLed() throws {
        let unofficial = Bundled.states.filter { $0.header.status == .unofficial }
        #expect(Set(unofficial.map(\.header.place.code)) == ["NC", "WV"])
        let ninth = try contest("NC", .house, 2018, "9")
        #expect(ninth.standings.map(\.name) == ["Mark Harris", "Dan McCready", "Jeff Scott"])
        #expect(ninth.marks == [.led, nil, nil])
        #expect(ninth.margin?.votes == 905)
    }

    /// Q26
    @Test func namesAreRepairedOrSayThatTheyAreDamaged() throws {
        let standings = Bundled.states.flatMap(\.standings)
        let names = Set(standings.compactMap(\.name))
        for name in [
            "Nydia M. Velázquez", "José E. Serrano", "Ben Ray Luján", "Charles W. \"Chip\" Pickering",
            "Tim D'Annunzio",
            "Earl L. \"Buddy\" Carter", "Garland \"Andy\" Barr", "Brendan F Boyle", "\"Mike\" Johnson",
            "Virgil Hamlin Goode, Jr.", "Ronald \"Ron\" Paul", "Mitt Romney", "Jesus \"Chuy\" Garcia",
            "Susan Ellis Wild",
        ] { #expect(names.contains(name), "\(name)") }
        #expect(!names.contains("Ben Bay Luján") && !names.contains("Romney, Mitt"))
        let broken = CharacterSetOfDamage.signs
        #expect(
            names.allSatisfy { $0.unicodeScalars.allSatisfy { !broken.contains($0) } && !$0.contains("\"\"") }
        )
        #expect(standings.filter(\.isDamaged).map(\.name) == ["Alaya Bouch"])
    }

    private enum CharacterSetOfDamage {
        static let signs: Set<Unicode.Scalar> = ["\u{FFFD}", "_", "?", "\\"]
    }

    /// Q27, Q28
    @Test func countiesAreAddedUpWhenAllAreThere() throws {
        let georgia = try contest("GA", .president, 2024)
        #expect(georgia.standings.prefix(2).map(\.votes) == [2_663_117, 2_548_017])
        #expect(georgia.marks.first == .mostVotes)
        let counties = Bundled.contests("GA", .president, 2024).filter { $0.header.area.kind == .county }
        #expect(counties.count == 159)
        #expect(counties.reduce(0) { $0 + $1.validVotes } == georgia.validVotes)
        let pennsylvania = try contest("PA", .president, 2020)
        #expect(pennsylvania.header.trouble == .someCounties)
        #expect(pennsylvania.standings.isEmpty && pennsylvania.counties == 13)
        let centre = try contest("PA", .president, 2020, "centre-county")
        #expect(centre.header.area.name == "Centre")
        #expect(centre.validVotes == 40_055 + 36_372 + 1_066 + 398)
    }

    @Test func primariesAreHeldByParty() throws {
        let governor = Bundled.contests("PA", .lieutenantGovernor, 2026)
        #expect(governor.map(\.header.kind) == [.democraticPrimary, .republicanPrimary])
        #expect(governor[0].marks == [.unopposed])
        #expect(governor[1].standings.map(\.votes) == [428_740, 225_238])
    }

    @Test func partsCanBeLeftOut() throws {
        let city = try ResultsArchive.bundled(offering: [.winnipeg])
        #expect(city.offered == [.winnipeg])
        let state = try contest("GA", .senate, 2016).header
        #expect(city.contest(state.id) == nil)
        #expect(city.contests(in: state.place).isEmpty)
        #expect(city.search("john lewis").isEmpty)
        #expect(city.person("John Lewis", in: state.place).contests.isEmpty)
        #expect(try ResultsArchive.bundled(offering: [.unitedStates]).offered.count == 51)
    }
}
