import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// Lists that go on for pages have no more buttons than a small phone shows, wherever they were opened from.
@Suite struct ButtonTests {
    private static let now = CivilDate(year: 2026, month: 11, day: 21).noon
    private static let congress = Congress(rawValue: 119)
    private static let most = 8

    private static let bills: [Bill] = (1...30).compactMap { number in
        BillID(congress: congress, kind: .hr, number: number).map { id in
            Bill(
                id: id, title: "Sample Act \(number)", stage: .passedHouse, latestAction: "Passed House",
                actedOn: CivilDate(year: 2026, month: 11, day: 20),
                introducedOn: CivilDate(year: 2026, month: 11, day: 1), updated: "2026-11-20",
                sponsors: people.prefix(1).map(\.self), cosponsors: people, cosponsorCount: people.count,
                topic: "Health", summary: nil)
        }
    }

    private static let people: [Bill.Sponsor] = (100_000..<100_020).map {
        Bill.Sponsor(member: "B\($0)", name: "Rep. Sample \($0)")
    }

    private func view(_ page: any FactsPage, isDeep: Bool) -> View {
        var records = SampleTown.explored(asOf: Self.now)
        records.keep(
            FeedRows(
                feed: .bills, source: .congressGov, count: 30,
                records: Self.bills.map { CivicRecord(bill: $0) }),
            asOf: Self.now)
        let origin = Provenance(
            source: .congressGov, asOf: Self.now, official: CivicSource.congressGov.home)
        records.keep(Answer(.bills(Self.bills), from: origin), of: .billsOf(bioguide: "S900001"))
        var session = Session()
        session.zip = ZIP("85003")
        session.memory.secondZIP = ZIP("30310")
        session.overlay = Overlay(page, since: Self.now)
        if isDeep { session.overlay?.below = [AnyPage(RegistrationPage())] }
        let facts = Facts(
            now: Self.now, account: AccountID(rawValue: 1), subject: nil,
            rules: Rules(findsPollingPlaces: true), records: Ledger(), civic: records)
        return View(session: session, facts: facts)
    }

    private static let lists: [any FactsPage] = {
        let id = bills.first.map(\.id)
        return [
            BillsPage(list: .latest), BillsPage(list: .passed), BillsPage(list: .about("sample")),
            BillsPage(list: .sorted(.number)),
            MembersBillsPage(id: "S900001"), RepresentativesPage(), ElectionsPage(),
            CalendarPage(), RacesPage(), MeasuresPage(), HowTopicsPage(),
            RemindersPage(), CityRacesPage(), BillFiltersPage(), CityCouncilPage(),
            LaterRacesPage(year: 2028), FollowsPage(),
        ] + [id].compactMap(\.self).map { SponsorsPage(id: $0) }
    }()

    @Test(arguments: lists) func noPageOfAListHasMoreThanEightButtons(list: any FactsPage) {
        for isDeep in [false, true] {
            var page = list
            for _ in 0..<4 {
                let prompt = view(page, isDeep: isDeep).prompt(for: page)
                // A comment that captures the page itself makes the compiler crash.
                let name = "\(page) \(isDeep)"
                #expect(prompt.choices.count <= Self.most, "\(name)")
                #expect(Set(prompt.choices).count == prompt.choices.count, "\(name)")
                guard prompt.choices.contains(.more), let next = page.turned(by: 1) as? any FactsPage
                else { break }
                page = next
            }
        }
    }

    @Test func billsFillSeveralPages() {
        let prompt = view(BillsPage(list: .latest, page: 1), isDeep: false).prompt(
            for: BillsPage(list: .latest, page: 1))
        #expect(prompt.choices.contains(.more) && prompt.choices.contains(.less))
    }
}
