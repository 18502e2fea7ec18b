import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// A voting place is shown to whoever lives there, before the polls close, and nothing else is said in its stead.
struct RightPlaceTests {
    private func page(
        _ page: any FactsPage, at zip: String, askedAt other: String? = nil, on day: String = "2026-11-21",
        failed: Bool = false, _ language: Language = .english
    ) throws -> String {
        var session = Session()
        session.language = language
        session.zip = ZIP(zip)
        session.overlay = Overlay(page, since: try .noon(day))
        if failed {
            session.memory.look = PendingLook(
                number: 1, question: .guide(near: session.zip), page: page, since: try .noon(day),
                failure: Referral(reason: .down, official: "https://www.sos.state.tx.us/elections"))
        }
        let origin = Provenance(source: .googleCivic, asOf: try .noon(day), official: "https://vote.gov")
        let held = other.flatMap { HeldGuide(Answer(Self.guide, from: origin), for: .guide(near: ZIP($0))) }
        let facts = Facts(
            now: try .noon(day), account: AccountID(rawValue: 1), subject: nil,
            rules: Rules(findsPollingPlaces: true), records: Ledger(),
            civic: try Town.civic(now: day).records, guide: held)
        return View(session: session, facts: facts).prompt(for: page).text
    }

    private static let guide = VoterGuide(
        election: Election(
            id: "1", name: "Sample Runoff", day: CivilDate(year: 2026, month: 12, day: 8), kind: .other,
            level: .local, division: .unitedStates, source: .googleCivic),
        otherElections: [], notice: nil, noticeLink: nil, isMailOnly: false,
        sites: [
            VotingSite(
                kind: .pollingPlace, name: "Sample School", address: "2 Sample Street", hours: nil,
                notes: nil,
                first: nil, last: nil, isOfficial: true)
        ],
        contests: [
            Contest(
                question: .office(name: "Sample Mayor", seats: nil, candidates: []), area: nil, division: nil,
                primaryParties: [], isOfficial: true)
        ], links: VoterGuide.Links(office: nil, finder: nil, ballot: nil, registration: nil))

    @Test func placeIsShownWhereItWasAskedFor() throws {
        #expect(try page(PollingPage(), at: "78701", askedAt: "78701").contains("Vote at: Sample School"))
    }

    private static let ballots: [any FactsPage] = [
        PollingPage(), RacesPage(), MeasuresPage(), RacePage(race: .guide(0)),
    ]

    @Test(arguments: ballots)
    func whoeverMovedSeesNothingOfTheOldPlace(open: any FactsPage) throws {
        let text = try page(open, at: "90210", askedAt: "78701")
        #expect(!text.contains("Sample School") && !text.contains("Sample Mayor"), "\(text)")
    }

    @Test func aMoveEndsTheLookUpOfAnAddress() throws {
        var session = Session()
        session.zip = ZIP("78701")
        session.memory.look = PendingLook(
            number: 1, question: .place(near: session.zip), page: AddressPage(purpose: .representatives),
            since: try .noon("2026-11-21"))
        session.zip = ZIP("10001")
        #expect(session.memory.look == nil)
    }

    @Test func placeOfAnElectionThatIsOverIsNoPlaceToVote() throws {
        let text = try page(PollingPage(), at: "78701", askedAt: "78701", on: "2026-12-09")
        #expect(text.contains("That election is over.") && !text.contains("Sample School"))
        let spanish = try page(
            PollingPage(), at: "78701", askedAt: "78701", on: "2026-12-09", .spanish)
        #expect(spanish.contains("ya pasó") && !spanish.contains("Vote en"))
    }

    @Test func onTheDayItIsSaidToBeToday() throws {
        let text = try page(PollingPage(), at: "78701", askedAt: "78701", on: "2026-12-08")
        #expect(text.contains("That is today.") && text.contains("Vote at: Sample School"))
    }

    @Test func whereNobodyCouldBeAskedNothingElseIsSaid() throws {
        let text = try page(PollingPage(), at: "78701", failed: true)
        #expect(text.hasPrefix("I cannot look that up right now."))
        #expect(!text.contains("I have no voting place"))
        let bills = try page(MembersBillsPage(id: "B000001"), at: "90210", failed: true)
        #expect(bills.hasPrefix("I cannot look that up right now.") && !bills.contains("none"))
        #expect(!bills.contains("\n"))
    }

    @Test func militaryMailIsSentToItsOwnPage() throws {
        let text = try page(PollingPage(), at: "09012")
        #expect(text.contains("https://www.fvap.gov") && !text.contains("vote.gov"))
    }

    @Test(arguments: [("59221", "Montana", "North Dakota"), ("42223", "Kentucky", "Tennessee")])
    func twoStatesOfOneZIPAreBothNamed(zip: String, first: String, second: String) throws {
        let pages: [any FactsPage] = [PollingPage(), CalendarPage(), ElectionsPage()]
        for open in pages {
            let text = try page(open, at: zip)
            #expect(text.contains("\(first): https://") && text.contains("\(second): https://"), "\(text)")
            #expect(!text.contains("in the words of vote.gov"))
        }
    }
}
