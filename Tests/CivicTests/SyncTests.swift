import CivicFacts
import Conversation
import Foundation
import Locks
import Testing

@testable import Civic
@testable import Services
@testable import Store

/// Syncs: old rows answer until new ones are whole.
@Suite struct SyncTests {
    private let folder = Folder()
    private let web = FakeWeb()
    private let time = Locked(Moment(milliseconds: 1_795_000_000_000))

    private func sync(_ store: CivicStore) -> CivicSync {
        CivicSync(
            store: store, settings: CivicSettings(), fetcher: web, clock: Clock { time.withLock { $0 } })
    }

    private func wait(_ span: Span) { time.withLock { $0 = $0 + span } }

    private static let path = "/congress-legislators/legislators-current.json"

    /// A list of so many members, all of Texas' tenth district but the first.
    private static func members(_ count: Int, first: String = "A000000") -> String {
        let person = { (id: String, number: Int) in
            #"{"id":{"bioguide":"\#(id)"},"name":{"official_full":"Member \#(id)"},"terms":[{"type":"rep","#
                + #""start":"2025-01-03","end":"2027-01-03","state":"TX","district":\#(number)}]}"#
        }
        let others = (1..<count).map { person("B\(100_000 + $0)", 10) }
        return "[" + ([person(first, 37)] + others).joined(separator: ",") + "]"
    }

    private func name(_ store: CivicStore) async -> String? {
        await store.ask(at: time.withLock { $0 }) { $0.member("A000000").value?.name }
    }

    @Test func whatASourceOfItsOwnBroughtIsReadWithoutIt() async throws {
        let almanac = CivicSource(
            "almanac", "Town Almanac", home: "https://almanac.example/?day=1|2", staleAfter: .hours(30))
        let store = try CivicStore(directory: folder.path)
        let now = time.withLock { $0 }
        try await store.keep(
            FeedRows(feed: CivicFeed("almanac-days", from: almanac), source: almanac, count: 7, records: []),
            files: [], attempt: CivicAttempt(tried: now, next: now, failures: 0, trouble: nil))
        try await store.countRequest(to: almanac)
        let again = try CivicStore(directory: folder.path)
        let edition = try #require(await again.edition(of: CivicFeed("almanac-days", from: .voteGov)))
        #expect(edition.provenance.source.name == "Town Almanac")
        #expect(edition.provenance.official.url == "https://almanac.example/?day=1|2")
        #expect(!edition.isAlarming(at: now + .hours(30)) && edition.isAlarming(at: now + .hours(31)))
        #expect(await again.requests() == [almanac: 1])
        #expect(CivicSource("almanac") == nil)
    }

    @Test func membersAreKeptWithTheirEdition() async throws {
        web.put(Self.path, Self.members(535), modified: "Mon, 15 Jun 2026 09:00:00 GMT")
        let store = try CivicStore(directory: folder.path)
        #expect(try await sync(store).sync(.congress) == .kept(rows: 535, orphans: 0))
        #expect(await name(store) == "Member A000000")
        let edition = await store.edition(of: .congress)
        #expect(edition?.congress == congress(119))
        #expect(edition?.published?.description == "2026-06-15")
        #expect(try await store.attempt(of: .congress)?.next == time.withLock { $0 } + .hours(24))
        let snapshot = try await store.snapshot("legislators-current", of: .congress)
        #expect(snapshot?.isWhole == true)
        #expect(
            snapshot?.url == "https://unitedstates.github.io/congress-legislators/legislators-current.json")
    }

    @Test func listOfImpossibleLengthIsRefusedAndTheOldOneStays() async throws {
        web.put(Self.path, Self.members(535))
        let store = try CivicStore(directory: folder.path)
        _ = try await sync(store).sync(.congress)
        let first = time.withLock { $0 }
        wait(.hours(24))
        web.put(Self.path, Self.members(12, first: "A000001"))
        #expect(try await sync(store).sync(.congress) == .failed(.outOfBounds(rows: 12)))
        #expect(await name(store) == "Member A000000")
        #expect(await store.edition(of: .congress)?.asOf == first)
        let attempt = try await store.attempt(of: .congress)
        #expect(attempt?.failures == 1)
        #expect(attempt?.trouble != nil)
        #expect(attempt?.next == first + .hours(24) + .minutes(5))
        // Mended five minutes later: the file that made no sense is not taken for half of this sync.
        wait(.minutes(5))
        web.put(Self.path, Self.members(536))
        #expect(try await sync(store).sync(.congress) == .kept(rows: 536, orphans: 0))
    }

    /// 535 members, so many of them of Ohio and of Vermont.
    private static func members(ohio: Int, vermont: Int) -> String {
        let states = Array(repeating: "OH", count: ohio) + Array(repeating: "VT", count: vermont)
        let rows = (states + Array(repeating: "TX", count: 535 - states.count)).enumerated().map {
            number, state in
            #"{"id":{"bioguide":"C\#(100_000 + number)"},"name":{"official_full":"Member \#(number)"},"terms":[{"#
                + #""type":"rep","start":"2025-01-03","end":"2027-01-03","state":"\#(state)","district":1}]}"#
        }
        return "[\(rows.joined(separator: ","))]"
    }

    /// The sum makes sense, and one state has lost too many.
    @Test(
        arguments: [
            (15, 3, nil), (12, 3, nil), (11, 3, "OH"), (15, 2, nil), (15, 1, "VT"), (0, 3, "OH"),
            (20, 5, nil),
        ] as [(Int, Int, String?)])
    func aStateThatLostManyKeepsTheOldList(ohio: Int, vermont: Int, short: String?) async throws {
        web.put(Self.path, Self.members(ohio: 15, vermont: 3))
        let store = try CivicStore(directory: folder.path)
        #expect(try await sync(store).sync(.congress) == .kept(rows: 535, orphans: 0))
        wait(.hours(24))
        web.put(Self.path, Self.members(ohio: ohio, vermont: vermont))
        let outcome = try await sync(store).sync(.congress)
        let kept = try await store.rowsByArea(of: .congress)
        guard let short else {
            #expect(outcome == .kept(rows: 535, orphans: 0))
            #expect(kept["OH"] == ohio && kept["VT"] == vermont)
            return
        }
        #expect(outcome == .failed(.lessThanBefore(rows: 535, area: short)))
        #expect(kept["OH"] == 15 && kept["VT"] == 3)
        let attempt = try #require(try await store.attempt(of: .congress))
        #expect(attempt.trouble?.contains("for \(short)") == true)
    }

    @Test func democracyWorksBringsElectionsOfAllLevelsPageByPage() async throws {
        var settings = CivicSettings()
        let feed = DemocracyElectionsFeed.id
        let store = try CivicStore(directory: folder.path)
        let sync = { settings in
            CivicSync(
                store: store, settings: settings, fetcher: self.web,
                clock: Clock { self.time.withLock { $0 } })
        }
        #expect(try await sync(settings).sync(feed) == .failed(.notSetUp))
        settings[DemocracyWorks.key] = "k"
        web.put(
            "/v2/elections",
            #"{"data": {"elections": [{"ocdId": "ocd-division/country:us/state:ga/county:hall", "date": "2027-03-16","#
                + #" "description": "Hall County Special Election", "type": "county"},"#
                + #" {"ocdId": "ocd-division/country:us/state:ga", "date": "2027-05-18","#
                + #" "description": "Georgia Primary", "type": "state"}, {"ocdId": "nowhere", "date": "soon"}]},"#
                + #" "pagination": {"totalRecordCount": 130, "currentPage": 1, "pageSize": 100}}"#)
        #expect(try await sync(settings).sync(feed) == .kept(rows: 2, orphans: 0))
        #expect(web.heard == ["/v2/elections", "/v2/elections"])
        let place = CivicPlace(zip: try zip("30601"))
        let found = await store.ask(at: time.withLock { $0 }) { $0.voterElections(of: place) }
        let listed = found.all.filter { $0.answer.provenance.source == DemocracyWorks.source }
        #expect(listed.map { $0.answer.value?.name } == ["Hall County Special Election", "Georgia Primary"])
        #expect(listed.map(\.isElsewhere) == [true, false])
        #expect(listed.map { $0.answer.value?.kind } == [.special, .primary])
    }

    @Test(arguments: [
        ("<html>Sorry</html>", 200, SourceError.down), ("{\"a\":1}", 200, .unreadable),
        ("{\"a", 200, .unreadable),
        ("", 429, .exhausted(seconds: nil)), ("busy", 503, .down), ("", 404, .notFound),
    ])
    func troubleKeepsTheOldRows(body: String, status: Int, setback: SourceError) async throws {
        web.put(Self.path, Self.members(535))
        let store = try CivicStore(directory: folder.path)
        _ = try await sync(store).sync(.congress)
        wait(.hours(24))
        web.put(Self.path, body, status: status)
        #expect(try await sync(store).sync(.congress) == .failed(setback))
        #expect(await name(store) == "Member A000000")
    }

    @Test func unchangedFileIsConfirmedAndAnswersAgain() async throws {
        web.put(Self.path, Self.members(535), etag: "\"one\"")
        let store = try CivicStore(directory: folder.path)
        _ = try await sync(store).sync(.congress)
        wait(.hours(24))
        // Had the body been sent again, it would be refused.
        web.put(Self.path, "nonsense", etag: "\"one\"")
        #expect(try await sync(store).sync(.congress) == .kept(rows: 535, orphans: 0))
        #expect(await store.edition(of: .congress)?.asOf == time.withLock { $0 })
    }

    @Test func syncThatDiesAtAnyCommitLeavesOldOrNewRowsWhole() async throws {
        web.put(Self.path, Self.members(535))
        _ = try await sync(try CivicStore(directory: folder.path)).sync(.congress)
        wait(.hours(24))
        web.put(Self.path, Self.members(540))
        for deadly in 0..<6 {
            let countdown = Locked(deadly)
            let store = try CivicStore(directory: folder.path) { _ throws(StoreError) in
                let isDeadly = countdown.withLock { count in
                    count -= 1
                    return count < 0
                }
                if isDeadly { throw .halted }
            }
            let outcome = try? await sync(store).sync(.congress)
            let rows = try await CivicStore(directory: folder.path).countOfRows(of: .congress)
            #expect(rows == 535 || rows == 540)
            if outcome != nil { #expect(rows == 540) }
        }
        #expect(
            try await sync(try CivicStore(directory: folder.path)).sync(.congress)
                == .kept(rows: 540, orphans: 0))
    }

    /// A table of legislators of one state.
    private static func table(_ count: Int, _ state: String) -> String {
        let rows = (1...count).map { "ocd-person/\(state)-\($0),Person \($0),\($0),lower" }
        return "id,name,current_district,current_chamber\n" + rows.joined(separator: "\n") + "\n"
    }

    @Test func syncGoesOnWhereItWasCutOff() async throws {
        let states = StateLegislators.states
        for state in states.dropLast() {
            web.put("/people/current/\(state.lowercased()).csv", Self.table(143, state))
        }
        let store = try CivicStore(directory: folder.path)
        #expect(try await sync(store).sync(.legislatures) == .failed(.notFound))
        let asked = web.heard.count
        web.put("/people/current/\((states.last ?? "").lowercased()).csv", Self.table(143, "WY"))
        #expect(try await sync(store).sync(.legislatures) == .kept(rows: 143 * 52, orphans: 0))
        #expect(web.heard.count - asked < 8)
        let found = await store.ask(at: time.withLock { $0 }) { civic in
            civic.legislators(
                of: CivicPlace(
                    resolved: ResolvedPlace(
                        state: "TX", house: [],
                        divisions: [DivisionID(state: "TX", chamber: .lower, name: "049")],
                        resolver: .censusGeocoder, vintages: [],
                        resolvedOn: CivilDate(year: 2026, month: 11, day: 21)))
            ).value?.map(\.name)
        }
        #expect(found == ["Person 49"])
    }

    private static func status(_ number: Int, updated: String, sponsor: String) -> String {
        """
        <?xml version="1.0"?><billStatus><bill><number>\(number)</number><type>HR</type><congress>119</congress>
        <updateDate>\(updated)</updateDate><title>Bill &amp; \(number)</title>
        <latestAction><actionDate>2026-11-01</actionDate><text>Referred to the Committee.</text></latestAction>
        <sponsors><item><bioguideId>\(sponsor)</bioguideId><fullName>Rep. X</fullName></item></sponsors>
        <policyArea><name>Health</name></policyArea></bill></billStatus>
        """
    }

    @Test func billsComeLatestFirstAndLinkOnlyToKeptMembers() async throws {
        web.put(Self.path, Self.members(535))
        web.put(
            "/rss/billstatus-bulkdata.xml",
            "<rss><link>x/BILLSTATUS-119hr1.xml</link><link>x/BILLSTATUS-119hr2.xml</link>x/BILLSTATUS-119hr3.xml</rss>"
        )
        web.put(
            "/bulkdata/BILLSTATUS/119/hr/BILLSTATUS-119hr1.xml",
            Self.status(1, updated: "2026-11-02T00:00:00Z", sponsor: "A000000"))
        web.put(
            "/bulkdata/BILLSTATUS/119/hr/BILLSTATUS-119hr2.xml",
            Self.status(2, updated: "2026-11-05T00:00:00Z", sponsor: "Z999999"))
        let store = try CivicStore(directory: folder.path)
        _ = try await sync(store).sync(.congress)
        #expect(try await sync(store).sync(.bills) == .kept(rows: 2, orphans: 1))
        let now = time.withLock { $0 }
        let list = await store.ask(at: now) { $0.bills(.all).value ?? [] }
        #expect(list.map(\.title) == ["Bill & 2", "Bill & 1"])
        #expect(list.first?.sponsors == [Bill.Sponsor(member: nil, name: "Rep. X")])
        #expect(await store.ask(at: now) { $0.bills(.by("A000000")).value?.map(\.id.number) } == [1])
        #expect(await store.ask(at: now) { $0.bills(.about("health")).value?.count } == 2)
        #expect(await store.ask(at: now) { $0.bills(.passed).absence } == Absence.none)
        #expect(await store.ask(at: now) { $0.bills(.all, skipping: -9, limit: 1).value?.count } == 1)
    }

    @Test func billThatIsNoLongerListedStays() async throws {
        web.put("/rss/billstatus-bulkdata.xml", "<rss>BILLSTATUS-119hr1.xml</rss>")
        web.put(
            "/bulkdata/BILLSTATUS/119/hr/BILLSTATUS-119hr1.xml",
            Self.status(1, updated: "2026-11-02", sponsor: "A000000"))
        let store = try CivicStore(directory: folder.path)
        _ = try await sync(store).sync(.bills)
        wait(.hours(4))
        web.put("/rss/billstatus-bulkdata.xml", "<rss>BILLSTATUS-119hr2.xml</rss>")
        web.put(
            "/bulkdata/BILLSTATUS/119/hr/BILLSTATUS-119hr2.xml",
            Self.status(2, updated: "2026-11-03", sponsor: "A000000"))
        #expect(try await sync(store).sync(.bills) == .kept(rows: 2, orphans: 0))
        #expect(try await store.snapshot("bill-119/hr/1", of: .bills) == nil)
    }

    @Test func tenThousandViewsOfBillsAskNobody() async throws {
        web.put("/rss/billstatus-bulkdata.xml", "<rss>BILLSTATUS-119hr1.xml</rss>")
        web.put(
            "/bulkdata/BILLSTATUS/119/hr/BILLSTATUS-119hr1.xml",
            Self.status(1, updated: "2026-11-02", sponsor: "A000000"))
        let store = try CivicStore(directory: folder.path)
        _ = try await sync(store).sync(.bills)
        let asked = web.heard.count
        let now = time.withLock { $0 }
        for _ in 0..<10_000 {
            let count = await store.ask(at: now) { $0.bills(.all).value?.count }
            #expect(count == 1)
        }
        #expect(web.heard.count == asked)
    }

    @Test func feedWithoutItsKeyIsOffAndAsksNobody() async throws {
        let store = try CivicStore(directory: folder.path)
        #expect(try await sync(store).sync(.elections) == .failed(.notSetUp))
        #expect(web.heard.isEmpty)
    }

    @Test func calendarSyncsWhatIsDueAndNothingElse() async throws {
        web.put(Self.path, Self.members(535))
        let store = try CivicStore(directory: folder.path)
        let calendar = CivicCalendar(
            sync: sync(store), store: store, clock: Clock { time.withLock { $0 } }, log: .silent)
        await calendar.round(of: .congress)
        await calendar.round(of: .congress)
        #expect(web.heard.filter { $0 == Self.path }.count == 1)
        wait(.hours(25))
        await calendar.round(of: .congress)
        #expect(web.heard.filter { $0 == Self.path }.count == 2)
    }

    @Test func oldBillsAreAnAlarm() async throws {
        web.put("/rss/billstatus-bulkdata.xml", "<rss>BILLSTATUS-119hr1.xml</rss>")
        web.put(
            "/bulkdata/BILLSTATUS/119/hr/BILLSTATUS-119hr1.xml",
            Self.status(1, updated: "2026-11-02", sponsor: "A000000"))
        let store = try CivicStore(directory: folder.path)
        let lines = Locked<[String]>([])
        let log = Log(level: .info) { line in lines.withLock { $0.append(line) } }
        let calendar = CivicCalendar(
            sync: sync(store), store: store, clock: Clock { time.withLock { $0 } }, log: log)
        await calendar.round(of: .bills)
        web.fail(.down)
        wait(.hours(25))
        await calendar.round(of: .bills)
        let all = lines.withLock { $0 }.joined(separator: "\n")
        #expect(all.contains("civic.synced"))
        #expect(all.contains("civic.failed"))
        #expect(all.contains("error civic.stale feed=\(CivicFeed.bills.number) hours=25"))
    }
}
