import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// Saved cards lead to their pages, and what is kept of them is the same for everybody.
@Suite struct SavedCardTests {
    private let now = CivilDate(year: 2026, month: 11, day: 21).noon

    private func view(_ zip: String, _ records: HeldCivicRecords? = nil) -> View {
        var session = Session()
        session.zip = ZIP(zip)
        let facts = Facts(
            now: now, account: AccountID(rawValue: 1), subject: nil, rules: Rules(), records: Ledger(),
            civic: records ?? SampleTown.explored(asOf: now))
        return View(session: session, facts: facts)
    }

    private static let pages: [any FactsPage] = {
        let bill = BillID(congress: Congress(rawValue: 119), kind: .sconres, number: 99_999)
        let house = HouseDistrict(state: "TX", number: 37).map { RaceID.house($0, year: 2026) }
        return [
            ElectionPage(id: "fec:2026-11-03:TX:H:37:G"), ElectionPage(id: "hand:la-2026-12-12"),
            RegistrationPage(),
            RepresentativePage(id: "00000000-0000-4000-8000-000000000001"), PollingPage(), HowPage(how: .ids),
            StateBillPage(home: "AZ", number: "SB 113"), FilingPage(id: "H4TX10028"),
        ] + [bill].compactMap(\.self).map { BillPage(id: $0) }
            + [house].compactMap(\.self).map { RacePage(race: $0) }
    }()

    @Test(arguments: pages) func aCardComesBackFromItsButton(page: any FactsPage) throws {
        let target = try #require(page.card)
        #expect(SaveTarget(text: target.text) == target)
        #expect(page.equals(target.page))
        let token = ChoiceToken(.save(target), turn: 123_456)
        #expect(ChoiceToken(text: token.text) == token)
        #expect(token.text.utf8.count <= 64)
    }

    @Test func listsQuestionsAndTheBallotOfAnAddressAreNoCards() {
        let pages: [any FactsPage] = [
            ElectionsPage(), RepresentativesPage(), BillsPage(list: .latest), AddressPage(purpose: .polling),
            RacePage(race: .guide(0)), RunnerPage(race: .guide(0), key: "0"), CalendarPage(), RemindersPage(),
        ]
        for page in pages { #expect(page.card == nil, "\(page)") }
    }

    @Test func theCopyOfAnElectionSaysNothingOfItsSaver() throws {
        let target = try #require(SaveTarget(.election, "rule:2028-11-07"))
        let copies = try ["85003", "30310", "58102"].map { zip in
            try #require(SavedCards(view: view(zip)).copy(of: target))
        }
        #expect(copies[0].text.contains("Federal general election: Tue, Nov 7, 2028."))
        for copy in copies {
            #expect(!copy.text.contains("vote.gov") && !copy.text.contains("days"))
            #expect(copy.title == copies[0].title)
        }
    }

    @Test func whereToVoteIsKeptWithoutAPlace() throws {
        for key in ["polling", "registration", "how:mail"] {
            let target = try #require(SaveTarget(.guide, key))
            #expect(SavedCards(view: view("85003")).copy(of: target) == nil)
            #expect(target.page?.title(view("85003")) != nil)
        }
    }

    @Test func aTitleIsThatOfToday() throws {
        let target = try #require(SaveTarget(.election, SampleTown.runoff.id))
        var records = SampleTown.explored(asOf: now)
        #expect(
            target.page?.title(view("85003", records))
                == "Sample City Runoff, Tue, Dec 8, 2026")
        records.keep(SampleTown.laterElections, asOf: now)
        #expect(
            target.page?.title(view("85003", records))
                == "Sample City Runoff, Tue, Dec 15, 2026")
        #expect(target.page?.title(view("30310", records)) == nil)
    }
}
