import Testing

@testable import Civic
@testable import CivicFacts
@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// Whose ballot am I on, and who is on it: by its own clock, in a fair order, and never more than a source says.
@Suite struct BallotTests {
    private static func senators(_ state: String, _ classes: [Int]) -> [CivicRecord] {
        classes.map { Town.member("\(state)00\($0)", .senator(state: state, seatClass: $0)) }
    }

    private static let harvests = [
        Town.congress(more: senators("LA", [2, 3]) + senators("ND", [1, 3]) + senators("OR", [2, 3])),
        Town.areas(),
    ]

    private func civic(_ day: String) throws -> CivicAnswers { try Town.civic(Self.harvests, now: day) }

    private func races(_ digits: String, on day: String) throws -> [RaceID] {
        let answer = try civic(day).federalBallot(of: CivicPlace(zip: try zip(digits)))
        return try #require(answer.value).races
    }

    private func page(
        _ page: any FactsPage, _ digits: String, on day: String, _ looked: [(LookQuestion, LookedValue)] = [],
        resolved: ResolvedPlace? = nil, _ language: Language = .english
    ) throws -> Prompt {
        var session = Session()
        session.language = language
        session.zip = ZIP(digits)
        session.memory.resolved = resolved
        var records = HeldCivicRecords(Self.harvests, asOf: try .noon("2026-11-20"))
        for (question, value) in looked {
            let origin = Provenance(source: .openFEC, asOf: try .noon(day), official: question.official)
            records.keep(Answer(value, from: origin), of: question)
        }
        let facts = Facts(
            now: try .noon(day), account: AccountID(rawValue: 1), subject: nil, rules: Rules(),
            records: Ledger(), civic: records)
        return View(session: session, facts: facts).prompt(for: page)
    }

    // MARK: The clock

    @Test(arguments: [("2026-11-21", 2026), ("2027-01-02", 2026), ("2027-01-04", 2028)])
    func ballotIsOfTheElectionThatTheDayBelongsTo(day: String, year: Int) throws {
        // Oregon kept its map and elects to the Senate in 2026 (class 2) and in 2028 (class 3).
        #expect(try races("97301", on: day).first == .senate(state: "OR", year: year))
    }

    @Test func ballotOfTheAustinAddressIsOfTheNextMap() throws {
        let maps = [(119, 37), (120, 10)].map {
            ResolvedPlace.MappedDistrict(congress: congress($0.0), district: district("TX", $0.1))
        }
        let place = CivicPlace(
            zip: try zip("78701"),
            resolved: ResolvedPlace(
                state: "TX", house: maps, divisions: [], resolver: .censusGeocoder, vintages: [],
                resolvedOn: CivilDate(year: 2026, month: 11, day: 21)))
        for day in ["2026-11-21", "2027-01-02"] {
            let ballot = try #require(try civic(day).federalBallot(of: place).value)
            #expect(ballot.races.last == .house(district("TX", 10), year: 2026))
            #expect(ballot.day == CivilDate(year: 2026, month: 11, day: 3))
        }
        // Which lines hold in 2028 nobody knows yet.
        let later = try #require(try civic("2027-01-04").federalBallot(of: place).value)
        #expect(!later.races.contains { if case .house = $0 { true } else { false } })
        #expect(later.reading.unsettled == ["TX"])
    }

    @Test func onlyTheSeatsOfAYearAreUp() throws {
        // Of Texas the class of 2026; of North Dakota none that year, and its one House seat always.
        #expect(try races("78701", on: "2026-11-21") == [.senate(state: "TX", year: 2026)])
        #expect(try races("58501", on: "2026-11-21") == [.house(district("ND", 0), year: 2026)])
        #expect(
            try races("58501", on: "2027-01-04")
                == [.senate(state: "ND", year: 2028), .house(district("ND", 0), year: 2028)])
        // Puerto Rico elects its commissioner for four years; the District of Columbia no senators.
        #expect(
            try races("00901", on: "2026-11-21") == [.house(district("PR", 0), year: 2028)])
        #expect(try races("00901", on: "2027-01-04") == [.house(district("PR", 0), year: 2028)])
        #expect(try races("20001", on: "2026-11-21") == [.house(district("DC", 0), year: 2026)])
    }

    @Test func specialElectionForTheSenateIsOnTheBallot() throws {
        let day = CivilDate(year: 2026, month: 11, day: 3)
        let special = Election(
            id: "fec:\(day):ND:S:-1:SG", name: "North Dakota U.S. Senate special", day: day, kind: .special,
            level: .federal, division: DivisionID(state: "ND"), source: .openFEC)
        let civic = try Town.civic(
            Self.harvests + [.elections([special], of: .federalDates)], now: "2026-10-01")
        #expect(civic.electsSenator("ND", in: 2026))
        // Without any data, too.
        let bare = try Town.civic([], now: "2026-10-01")
        #expect(bare.electsSenator("TX", in: 2026) && !bare.electsSenator("TX", in: 2028))
        #expect(bare.electsSenator("FL", in: 2026) && !bare.electsSenator("ND", in: 2026))
        #expect(!bare.electsSenator("DC", in: 2026))
        #expect(!civic.electsSenator("LA", in: 2030))
    }

    // MARK: Pages

    @Test func severalDistrictsAreAllOnThePageAndNoneIsPicked() throws {
        let text = try page(RacesPage(), "59221", on: "2026-11-21").text
        #expect(text.contains("U.S. House, MT, district 2"))
        #expect(text.contains("U.S. House, ND, the whole state"))
        #expect(text.contains("Your ZIP touches 2 House districts. Only one of them is on your ballot."))
    }

    @Test(arguments: ["90210", "42223", "73301"])
    func redrawnLinesAreLookedUpAndNotGuessed(digits: String) throws {
        let prompt = try page(RacesPage(), digits, on: "2026-11-21")
        #expect(prompt.text.contains("Your ZIP alone does not tell your House district on that ballot."))
        #expect(prompt.choices.contains(.address(.ballot)))
        #expect(!prompt.text.contains("CA, district") && !prompt.text.contains("TN, district"))
    }

    @Test func louisianaIsToldOfItsRunoffAndThatFewerNamesAreOnIt() throws {
        let pages: [any FactsPage] = [RacesPage(), RacePage(race: .house(district("LA", 6), year: 2026))]
        for page in pages {
            let text = try self.page(page, "70802", on: "2026-11-21").text
            #expect(
                text.contains("House runoff, only if nobody wins over half of the votes: Sat, Dec 12, 2026."))
            #expect(text.contains("Fewer names are on that second ballot."))
            #expect(!(try self.page(page, "70802", on: "2026-12-13").text.contains("runoff")))
        }
        #expect(!(try page(RacesPage(), "78701", on: "2026-11-21").text.contains("runoff")))
    }

    @Test func emptySeatOfTexasIsStillARaceOnTheBallotOfItsLines() throws {
        let place = ResolvedPlace(
            state: "TX",
            house: [119, 120].map { .init(congress: congress($0), district: district("TX", 23)) },
            divisions: [], resolver: .censusGeocoder, vintages: [],
            resolvedOn: CivilDate(year: 2026, month: 11, day: 21))
        let ballot = try page(RacesPage(), "78840", on: "2026-11-21", resolved: place).text
        #expect(ballot.contains("U.S. House, TX, district 23"))
        let people = try page(RepresentativesPage(), "78840", on: "2026-11-21", resolved: place).text
        #expect(people.contains("TX, district 23: this seat is empty now."))
    }

    @Test func whatNobodyKnowsIsSaidAsThat() throws {
        let maps = [119, 120].map {
            ResolvedPlace.MappedDistrict(congress: congress($0), district: district("TX", 23))
        }
        let place = ResolvedPlace(
            state: "TX", house: maps, divisions: [], resolver: .censusGeocoder, vintages: [],
            resolvedOn: CivilDate(year: 2026, month: 11, day: 21))
        let later = try page(RacesPage(), "78840", on: "2027-01-04", resolved: place).text
        #expect(later.contains("I do not know the House lines for that ballot yet."))
        let island = try page(RacesPage(), "00901", on: "2026-11-21").text
        #expect(island.contains("Federal general election: Tue, Nov 7, 2028."))
        let other = try page(LaterRacesPage(year: 2030), "00901", on: "2026-11-21").text
        #expect(other.contains("Puerto Rico does not take part in that election."))
    }

    private static func filing(_ name: String, _ id: String) -> Filing {
        Filing(
            id: id, name: name, office: .house, state: "OR", district: 6, party: "INDEPENDENT",
            isIncumbent: nil,
            history: [.init(year: 2026, office: .house, state: "OR", district: 6, party: nil)],
            totals: [
                .init(
                    cycle: 2026, receiptsInCents: 123_456_789, disbursementsInCents: nil,
                    cashInCents: -50_099,
                    since: CivilDate(year: 2025, month: 1, day: 1),
                    through: CivilDate(year: 2026, month: 9, day: 30))
            ])
    }

    private static let race = RaceID.house(district("OR", 6), year: 2026)

    @Test func filingsAreFromAToZAndSaidToBeNoPlaceOnTheBallot() throws {
        let question = try #require(Self.race.question)
        let people = [Self.filing("Zoe", "H6OR06009"), Self.filing("abe", "H6OR06008")]
        let text = try page(
            RacePage(race: Self.race), "97301", on: "2026-11-21", [(question, .filings(people))]
        )
        .text
        #expect(text.contains("They filed papers to run in 2026. That does not put them on the ballot."))
        #expect(text.contains("Names go from A to Z. The order means nothing else.\nabe, Independent\nZoe"))
        #expect(
            text.contains("Source: Federal Election Commission, as of Sat, Nov 21, 2026. Check: https://"))
    }

    @Test func moneyStandsByCycleWithItsDaysAndNothingIsFilledIn() throws {  // T40
        let filing = Self.filing("Zoe", "H6OR06009")
        let question = LookQuestion.filing(id: filing.id)
        let text = try page(
            FilingPage(id: filing.id), "97301", on: "2026-11-21", [(question, .filing(filing))]
        ).text
        #expect(
            text.contains(
                "2026: U.S. House, OR, district 6. Took in $1,234,567, spent (no figure), had -$500 left."))
        #expect(text.contains("Days: Wed, Jan 1, 2025 – Wed, Sep 30, 2026"))
        #expect(text.contains("Check: https://www.fec.gov/data/candidate/H6OR06009/"))
    }

    @Test func eachKindOfNothingIsSaidAsWhatItIs() throws {
        let unknown = try page(RacePage(race: Self.race), "97301", on: "2026-11-21").text
        #expect(unknown.contains("I do not know that. Please check https://www.fec.gov/data."))
        let question = try #require(Self.race.question)
        for (absence, words) in [
            (Absence.notYetPublished, "That is not published yet."), (.none, "The source has none."),
            (.notCovered, "My sources do not cover that."),
        ] {
            var records = HeldCivicRecords(Self.harvests, asOf: try .noon("2026-11-20"))
            let origin = Provenance(
                source: .openFEC, asOf: try .noon("2026-11-20"), official: question.official)
            records.keep(Answer(absence, from: origin), of: question)
            var session = Session()
            session.zip = ZIP("97301")
            let facts = Facts(
                now: try .noon("2026-11-21"), account: AccountID(rawValue: 1), subject: nil, rules: Rules(),
                records: Ledger(), civic: records)
            let text = View(session: session, facts: facts).prompt(for: RacePage(race: Self.race)).text
            #expect(text.contains(words) && text.contains("Source: Federal Election Commission"))
        }
    }

    // MARK: Every page

    /// No page of these dialogs is without a source or an official link, too long, or with too many buttons.
    @Test(arguments: [
        "97301", "70802", "90210", "59221", "42223", "73301", "09001", "58501", "00901", "57701", "20101",
    ])
    func everyPageHasItsSourceAndFits(digits: String) throws {
        let pages: [any FactsPage] =
            [RegistrationPage(), RacesPage(), RacesPage(page: 1), RacePage(race: Self.race), CityRacesPage()]
            + [FilingsPage(named: "smith"), FilingPage(id: "H6OR06009")]
            + Self.sourced.map { HowPage(how: $0) }
        for language in Language.allCases {
            for page in pages {
                let prompt = try self.page(page, digits, on: "2026-11-21", [], language)
                #expect(prompt.text.contains("https://"), "\(page)")
                #expect(prompt.text.count <= 1_200 && prompt.choices.count <= 8, "\(page)")
            }
        }
    }

    /// All but what the program says of itself.
    private static let sourced = HowTopic.allCases.filter { $0.origin != nil }

    @Test(arguments: sourced) func noAnswerSaysWhoMayVote(topic: HowTopic) throws {
        let text = try page(HowPage(how: topic), "97301", on: "2026-11-21").text
        // Whoever cannot call is given no number first.
        #expect(text.contains("Source: ") && (topic.isWithoutCall || text.contains("866-OUR-VOTE")))
        for words in [
            "you can vote", "you may vote", "you cannot vote", "you are allowed", "you are not allowed to",
        ] {
            #expect(!text.lowercased().contains(words), "\(topic)")
        }
    }
}

@Suite struct SenateClassTests {
    @Test func everyStateHasTwoClassesAndNobodyElseAny() {
        for (code, facts) in StateFacts.all {
            let count = SenateClass.allCases.count { $0.holds(code) }
            #expect(count == (facts.isState ? 2 : 0), "\(code)")
        }
        #expect([2024, 2026, 2028, 2030, 2018].map { SenateClass(in: $0)?.rawValue } == [1, 2, 3, 1, 1])
        #expect(SenateClass(in: 2027) == nil)
    }
}
