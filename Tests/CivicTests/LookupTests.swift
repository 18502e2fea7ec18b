import CivicFacts
import Conversation
import Foundation
import HTTP
import Locks
import Testing

@testable import Civic
@testable import Services
@testable import Store

/// Look-ups: an answer, an old answer with its age, or a referral; never a provider's words, never too late.
@Suite struct LookupTests {
    private let folder = Folder()
    private let web = FakeWeb()
    private let time = Locked(Moment(milliseconds: 1_795_000_000_000))
    private static let id = BillID(congress: Congress(rawValue: 119), kind: .hr, number: 25)

    private func lookup(_ settings: CivicSettings? = nil) throws -> Lookup {
        var all = CivicSettings()
        all[GoogleCivic.key] = "g"
        all[CongressGov.key] = "c"
        return Lookup(
            store: try CivicStore(directory: folder.path), settings: settings ?? all, fetcher: web,
            clock: Clock { time.withLock { $0 } })
    }

    private func put(bill title: String) {
        web.put(
            "/v3/bill/119/hr/25",
            #"{"bill": {"congress": 119, "type": "HR", "number": "25", "title": "\#(title)", "updateDate": "2026-11-20","#
                + #" "latestAction": {"actionDate": "2026-11-20", "text": "Introduced in House"}}}"#)
        web.put("/v3/bill/119/hr/25/cosponsors", #"{"cosponsors": []}"#)
        web.put("/v3/bill/119/hr/25/summaries", #"{"summaries": []}"#)
    }

    @Test func thousandPeopleAskingAtOnceAreOneRequest() async throws {
        put(bill: "Fair Tax")
        let lookup = try lookup()
        let id = try #require(Self.id)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<1_000 {
                group.addTask {
                    let looked = await lookup.answer(.bill(id))
                    #expect(looked.answer?.value?.bill?.title == "Fair Tax")
                }
            }
        }
        #expect(web.heard.filter { $0 == "/v3/bill/119/hr/25" }.count == 1)
        #expect(web.patience.allSatisfy { $0 <= .seconds(8) })
    }

    @Test func oldAnswerComesWithItsAgeWhenTheSourceFails() async throws {
        put(bill: "Fair Tax")
        let lookup = try lookup()
        let id = try #require(Self.id)
        let first = time.withLock { $0 }
        _ = await CivicLooking(lookup).look(.bill(id), at: nil)
        time.withLock { $0 = $0 + .hours(30) }
        web.fail(.exhausted(seconds: nil))
        // Nobody answers, and that is said above the kept copy.
        let finding = await CivicLooking(lookup).look(.bill(id), at: nil)
        #expect(finding.outcome == .referred(Referral(reason: .exhausted, official: id.page)))
        let now = time.withLock { $0 }
        let kept = await lookup.store.ask(at: now) { $0.billInFull(id) }
        #expect(kept.value?.title == "Fair Tax")
        #expect(kept.provenance.asOf == first)
        #expect(kept.provenance.isStale(at: now))
    }

    @Test(arguments: [
        (500, "Internal <b>trouble</b> at host db-7"), (429, "slow down"),
        (403, #"{"error":{"code":"API_KEY_INVALID"}}"#),
        (200, "<html>maintenance</html>"), (200, "[]"), (200, ""), (302, "moved"),
    ])
    func troubleIsAReferralToTheOfficialPage(status: Int, body: String) async throws {
        web.put("/v3/bill/119/hr/25", body, status: status)
        let looked = try await lookup().answer(.bill(try #require(Self.id)))
        #expect(looked.referral?.official.url == "https://www.congress.gov/bill/119th-congress/house-bill/25")
        #expect(!"\(looked)".contains("db-7"))
    }

    @Test func failedSourceIsLeftAloneForAMinute() async throws {
        web.put("/v3/bill/119/hr/25", "", status: 503)
        let lookup = try lookup()
        let id = try #require(Self.id)
        for _ in 0..<5 { _ = await lookup.answer(.bill(id)) }
        #expect(web.heard.filter { $0 == "/v3/bill/119/hr/25" }.count == 1)
        put(bill: "Back")
        time.withLock { $0 = $0 + .minutes(2) }
        #expect(await lookup.answer(.bill(id)).answer?.value?.bill?.title == "Back")
    }

    @Test func onlyCongressItselfSaysThatThereIsNoSuchBill() async throws {
        let id = try #require(Self.id)
        #expect(await (try lookup()).answer(.bill(id)).answer?.absence == Absence.none)
        // Without a key only GovInfo can be asked, which has no files of new bills.
        let looked = await (try lookup(CivicSettings())).answer(.bill(id))
        #expect(looked.referral?.reason == .notSetUp)
    }

    private static func geocoded(_ layer: Int, _ geoid: String) -> String {
        #"""
        {"result": {"addressMatches": [{"geographies": {"\#(layer)th Congressional Districts":
          [{"CDSESSN": "\#(layer)", "GEOID": "\#(geoid)", "STATE": "48"}]},
          "addressComponents": {"zip": "78701", "state": "TX"}}]}}
        """#
    }

    @Test func addressOfWhichOnlyOneMapIsKnownCountsForThatOne() async throws {
        // The same body for both questions: the one about the 119th is refused.
        web.put("/geocoder/geographies/onelineaddress", Self.geocoded(120, "4810"))
        let looked = await (try lookup()).place(try address())
        guard case .found(let place)? = looked.answer?.value else {
            Issue.record("no place")
            return
        }
        #expect(place.house.map(\.congress) == [congress(120)])
        let civic = try Town.civic(now: "2026-11-21")
        // Who represents the place is not guessed from the next map.
        #expect(civic.districts(of: CivicPlace(resolved: place)).value?.basis == .state)
        #expect(place.resolver == .censusGeocoder)
    }

    @Test func addressServiceThatIsDownIsAReferral() async throws {
        web.fail(.slow)
        let looked = await (try lookup()).place(try address())
        #expect(looked.referral?.reason == .slow)
        #expect(looked.referral?.official == CivicSource.censusGeocoder.home)
    }

    @Test func pollingPlaceWithoutDataIsUnknownWithTheOfficesPage() async throws {
        web.put(
            "/civicinfo/v2/voterinfo", #"{"error": {"errors": [{"reason": "notFound"}]}}"#, status: 404)
        let looked = await (try lookup()).guide(try address(), place: CivicPlace(zip: try zip("78701")))
        #expect(looked.answer?.absence == .unknown)
        #expect(looked.answer?.provenance.official.url == StateFacts.all["TX"]?.office.url)
        let off = await (try lookup(CivicSettings())).guide(
            try address(), place: CivicPlace(zip: try zip("78701")))
        #expect(off.referral?.reason == .notSetUp)
        #expect(off.referral?.official.url == StateFacts.all["TX"]?.office.url)
    }

    @Test func theNextOfSeveralElectionsIsAskedForByItsNumber() async throws {
        let day = { (days: Int64) in
            CivilDate(days: CivilDate(time.withLock { $0 }, in: Zone(of: nil)).days + days).description
        }
        let election = { (id: Int, name: String, date: String) in
            #"{"id": "\#(id)", "name": "\#(name)", "electionDay": "\#(date)", "ocdDivisionId": "ocd-division/country:us/state:tx"}"#
        }
        let (old, near, far) = (
            election(11, "Sample Old Vote", day(-20)), election(12, "Sample Levy", day(30)),
            election(13, "Sample Primary", day(90))
        )
        let page = "/civicinfo/v2/voterinfo"
        web.put(page, #"{"election": \#(old), "otherElections": [\#(far), \#(near)]}"#)
        web.put(page + "?electionId=12", #"{"election": \#(near), "otherElections": [\#(far)]}"#)
        let looked = await (try lookup()).guide(try address(), place: CivicPlace(zip: try zip("78701")))
        guard case .guide(let guide)? = looked.answer?.value else {
            Issue.record("no guide")
            return
        }
        #expect(guide.election.name == "Sample Levy")
        #expect(guide.otherElections.map(\.name) == ["Sample Primary"])
        #expect(web.heard.filter { $0 == page }.count == 2)
    }

    @Test func noAddressIsKeptAnywhere() async throws {
        web.put("/geocoder/geographies/onelineaddress", Self.geocoded(119, "4837"))
        let lookup = try lookup()
        _ = await lookup.place(try address("4711 Quiet Lane, Austin TX"))
        _ = await lookup.guide(try address("4711 Quiet Lane, Austin TX"), place: CivicPlace())
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for file in files {
            let bytes = try Data(contentsOf: URL(filePath: folder.path).appending(path: file))
            #expect(bytes.range(of: Data("Quiet".utf8)) == nil)
        }
    }

    @Test func serverThatNeverAnswersIsGivenUpInTime() async throws {
        let (socket, port) = try SilentServer.listen()
        defer { close(socket) }
        var settings = CivicSettings()
        settings[CongressGov.key] = "c"
        settings[CongressGov.api] = "http://127.0.0.1:\(port)/v3"
        let lookup = Lookup(
            store: try CivicStore(directory: folder.path), settings: settings,
            fetcher: Fetcher(client: HTTPClient()),
            patience: .milliseconds(200))
        let looked = await lookup.answer(.bill(try #require(Self.id)))
        #expect(looked.referral?.reason == .slow)
    }

    @Test func billsOfAStateNeedTheirKey() async throws {
        #expect(
            await (try lookup()).answer(.stateBills(state: "NC", about: nil)).referral?.reason == .notSetUp)
        var settings = CivicSettings()
        settings[OpenStates.key] = "o"
        web.put(
            "/bills", #"{"results": [{"identifier": "SB 113", "title": "A Scorpion", "session": "2020"}]}"#)
        #expect(
            await (try lookup(settings)).answer(.stateBills(state: "NC", about: nil)).answer?.value?.numbers
                == ["SB 113"])
    }

    @Test func filingsAreSaidToBeFilingsAndNobodyIsNotYet() async throws {
        web.put("/v1/candidates/", #"{"results": []}"#)
        let looked = await (try lookup()).answer(
            .houseFilings(district("TX", 37), on: CivilDate(year: 2026, month: 11, day: 3)))
        #expect(looked.answer?.absence == .notYetPublished)
    }
}

extension LookedValue {
    fileprivate var bill: Bill? { if case .bill(let bill) = self { bill } else { nil } }
    fileprivate var numbers: [String]? {
        if case .stateBills(let bills) = self { bills.map(\.number) } else { nil }
    }
}
