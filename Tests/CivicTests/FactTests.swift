import Civic
import CivicFacts
import Conversation
import Testing

/// What a fresh clone knows.
@Suite struct FactTests {
    @Test func everyStateIsThereWithItsPages() {
        #expect(StateFacts.all.count == 56)
        #expect(
            StateFacts.all.values.filter { $0.houseMap == .redrawn }.map(\.postal).sorted() == [
                "AL", "CA", "FL", "LA", "NC", "OH", "TN", "TX", "UT",
            ])
        #expect(StateFacts.all["MO"]?.houseMap == .uncertain)
        #expect(
            Set(HouseMap2026.changed.keys) == [
                "AL", "CA", "FL", "LA", "MO", "NC", "OH", "TN", "TX", "UT",
            ])
        #expect(StateFacts.all.values.filter { $0.online == .none }.map(\.postal) == ["ND"])
    }

    @Test func everyStateAnswersWithAPageToCheck() {
        let civic = CivicAnswers(records: EmptyCivicRecords(), now: Moment(milliseconds: 0))
        for state in StateFacts.all.keys {
            let answer = civic.registration(in: state)
            #expect(OfficialLink(answer.provenance.official.url) != nil)
            #expect(answer.absence == (state == "ND" ? Absence.none : nil))
        }
    }

    @Test func everyLegislatureHasAPageOfItsOwn() {
        #expect(Legislature.states.count == 52)
        let away = StateFacts.all.keys.filter { !Legislature.states.contains($0) }
        #expect(Set(away) == ["AS", "GU", "MP", "VI"])
        #expect(Legislature.pages(of: "GU") == [CivicSource.openStates.home])
        #expect(Legislature.pages(of: "NE").count == 1 && Legislature.pages(of: "MO").count == 2)
        #expect(Legislature.page(of: .upper, in: "MN").url == "https://www.senate.mn")
        for state in Legislature.states {
            #expect(Legislature.pages(of: state).contains { $0 != CivicSource.openStates.home }, "\(state)")
        }
    }

    @Test(arguments: CivicSource.known + Providers.all.map { $0.source }) func everySourceHasAPageAndAName(
        source: CivicSource
    ) {
        #expect(OfficialLink(source.home.url) == source.home)
        #expect(!source.name.isEmpty)
        #expect(CivicSource(source.description)?.home == source.home)
    }

    @Test func freshCloneKnowsTheNextFederalElectionAndWhoRepresentsAPlace() throws {
        let civic = CivicAnswers(records: EmptyCivicRecords(), now: try .noon("2026-11-21"))
        let place = CivicPlace(zip: try zip("78701"))
        #expect(civic.elections(of: place).value?.last?.value?.day.description == "2028-11-07")
        let people = try #require(civic.representatives(of: place).value)
        #expect(people.reading.possible == [district("TX", 37)] && people.senate.count == 2)
        #expect(civic.representatives(of: place).provenance.published?.description == "2026-06-15")
        #expect(civic.bills(.all).absence == .unknown)
        #expect(civic.states(of: place) == ["TX"])
    }

    @Test(arguments: ["TX", "MI", "PR"]) func stateIsFoundByNameAndAbbreviation(postal: String) throws {
        let facts = try #require(StateFacts.all[postal])
        #expect(StateFacts.named(facts.name.uppercased())?.postal == postal)
        #expect(StateFacts.named(postal.lowercased())?.postal == postal)
        #expect(StateFacts.named(fips: facts.fips)?.postal == postal)
    }

    @Test func billHasItsPage() {
        let page = BillID(congress: congress(119), kind: .hr, number: 25)?.page.url
        #expect(page == "https://www.congress.gov/bill/119th-congress/house-bill/25")
    }

    @Test(arguments: [
        "javascript:alert(1)", "https://", "https://nohost", "ftp://a.b", "https://a b.c", "https://u@h.c",
    ])
    func addressThatIsNoLinkIsRefused(text: String) { #expect(OfficialLink(text) == nil) }

    @Test func addressOfAPersonIsNeverPrinted() throws {
        let secret = try address("12 Oak St")
        #expect("\(secret) \(String(reflecting: secret))".contains("Oak") == false)
        var dumped = ""
        dump(secret, to: &dumped)
        #expect(!dumped.contains("Oak"))
    }

    @Test func namesThatSortFairlyAreInBallotOrderOrFromAToZ() {
        let one = Candidate(name: "Zoe", standing: .onBallot, order: 1)
        let two = Candidate(name: "Abe", standing: .onBallot, order: 2)
        let bare = Candidate(name: "Mia", standing: .onBallot)
        #expect(Candidate.inFairOrder([two, one]).map(\.name) == ["Zoe", "Abe"])
        #expect(Candidate.inFairOrder([one, two, bare]).map(\.name) == ["Abe", "Mia", "Zoe"])
    }
}
