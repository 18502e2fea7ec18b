import Testing

@testable import Conversation
@testable import Rehearsal

/// Saved cards lead to their pages, and what is kept of them is the same for everybody.
@Suite struct SavedCardTests {
    private let now = CivilDate(year: 2026, month: 11, day: 21).noon

    private func view(_ zip: String, _ records: HeldCivicRecords? = nil) -> FactsView {
        var session = Session()
        session.zip = ZIP(zip)
        let facts = Facts(
            now: now, account: AccountID(rawValue: 1), subject: nil, rules: Rules(), records: Ledger(),
            civic: records ?? SampleTown.explored(asOf: now))
        return FactsView(session: session, facts: facts)
    }

    private static let pages: [CivicPage] = {
        let bill = BillID(congress: Congress(rawValue: 119), kind: .sconres, number: 99_999)
        let house = HouseDistrict(state: "TX", number: 37).map { RaceID.house($0, year: 2026) }
        return [
            .election(id: "fec:2026-11-03:TX:H:37:G"), .election(id: "hand:la-2026-12-12"), .registration,
            .representative(id: "00000000-0000-4000-8000-000000000001"), .polling(page: 0), .how(.ids),
            .stateBill(state: "AZ", number: "SB 113"), .filing(id: "H4TX10028", page: 0),
        ] + [bill].compactMap(\.self).map { .bill($0) }
            + [house].compactMap(\.self).map { .race($0, page: 0) }
    }()

    @Test(arguments: pages) func aCardComesBackFromItsButton(page: CivicPage) throws {
        let target = try #require(SaveTarget(showing: page))
        #expect(SaveTarget(text: target.text) == target)
        #expect(target.page == page)
        let token = ChoiceToken(.save(target), turn: 123_456)
        #expect(ChoiceToken(text: token.text) == token)
        #expect(token.text.utf8.count <= 64)
    }

    @Test func listsQuestionsAndTheBallotOfAnAddressAreNoCards() {
        let pages: [CivicPage] = [
            .elections(page: 0), .representatives(page: 0), .bills(.latest, page: 0), .address(.polling),
            .race(.guide(0), page: 0), .runner(.guide(0), key: "0"), .calendar(page: 0), .reminders(page: 0),
        ]
        for page in pages { #expect(SaveTarget(showing: page) == nil, "\(page)") }
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
            #expect(SavedCards(view: view("85003")).title(of: target) != nil)
        }
    }

    @Test func aTitleIsThatOfToday() throws {
        let target = try #require(SaveTarget(.election, SampleTown.runoff.id))
        var records = SampleTown.explored(asOf: now)
        #expect(
            SavedCards(view: view("85003", records)).title(of: target)
                == "Sample City Runoff, Tue, Dec 8, 2026")
        records.keep(SampleTown.laterElections, asOf: now)
        #expect(
            SavedCards(view: view("85003", records)).title(of: target)
                == "Sample City Runoff, Tue, Dec 15, 2026")
        #expect(SavedCards(view: view("30310", records)).title(of: target) == nil)
    }
}
