import CivicFacts
import Conversation
import Foundation
import Locks
import Testing

@testable import Civic
@testable import Services
@testable import Store

/// What is counted of answers and requests: lists come from what is kept, and the counts outlive the program.
@Suite struct CountTests {
    private let folder = Folder()
    private let web = FakeWeb()
    private let time = Locked(Moment(milliseconds: 1_795_000_000_000))
    private static let views = Shared.isFull ? 10_000 : 1_000

    private func sync(_ archive: CivicStore) -> CivicSync {
        CivicSync(
            store: archive, settings: CivicSettings(), fetcher: web, clock: Clock { time.withLock { $0 } })
    }

    private func putBills(_ count: Int) {
        let links = (1...count).map { "<item><link>x/BILLSTATUS-119hr\($0).xml</link></item>" }.joined()
        web.put("/rss/billstatus-batch.xml", "<rss>\(links)</rss>", etag: "\"\(count)\"")
        web.put("/rss/billstatus-bulkdata.xml", "<rss>\(links)</rss>", etag: "\"\(count)\"")
        for number in 1...count {
            web.put(
                "/bulkdata/BILLSTATUS/119/hr/BILLSTATUS-119hr\(number).xml",
                "<billStatus><bill><number>\(number)</number><type>HR</type><congress>119</congress>"
                    + "<updateDate>2026-11-20T08:00:00Z</updateDate><title>Sample Act \(number)</title>"
                    + "<introducedDate>2026-10-01</introducedDate><latestAction><actionDate>2026-11-20</actionDate>"
                    + "<text>Introduced in House</text></latestAction></bill></billStatus>")
        }
    }

    /// One voter each hundred views, each view in a minute of its own: nobody floods.
    private func view(_ count: Int, _ store: Store) async throws {
        let engine = Engine()
        for start in stride(from: 0, to: count, by: 100) {
            let now = time.withLock { moment in
                moment = moment + Span(milliseconds: 1)
                return moment
            }
            let arrivals = (start..<min(start + 100, count)).map { number in
                let person = "\(number % 1_000)"
                return Arrival(
                    id: Int64(number),
                    inbounds: [
                        Inbound(
                            key: "view:\(number)", room: RoomID(platform: .telegram, id: person),
                            sender: SenderID(platform: .telegram, id: person), standing: .voter, at: now,
                            event: .commanded(name: "bills", rest: ""))
                    ])
            }
            _ = try await store.advance(arrivals, through: engine, at: now)
        }
    }

    @Test func manyListsAreNoRequestAndARefreshWithoutNewsIsOne() async throws {
        putBills(8)
        let archive = try CivicStore(directory: folder.path)
        #expect(try await sync(archive).sync(.bills) == .kept(rows: 8, orphans: 0))
        let first = web.heard.count
        #expect(first == 9)
        let store = try Store(directory: folder.path, options: StoreOptions(reviewRooms: []))
        try await view(Self.views, store)
        #expect(web.heard.count == first)
        time.withLock { $0 = $0 + .hours(4) }
        #expect(try await sync(archive).sync(.bills) == .kept(rows: 8, orphans: 0))
        #expect(web.heard.count == first + 1)
        #expect(await archive.requests() == [.govInfo: first + 1])
        // A reader of its own, beside the running one, sees the same.
        #expect(try StoreReader(directory: folder.path).servings().lists == Self.views)
    }

    @Test func aBillThatChangedIsFetchedAgain() async throws {
        putBills(2)
        let archive = try CivicStore(directory: folder.path)
        _ = try await sync(archive).sync(.bills)
        time.withLock { $0 = $0 + .hours(4) }
        putBills(3)
        #expect(try await sync(archive).sync(.bills) == .kept(rows: 3, orphans: 0))
        #expect(web.heard.count == 3 + 4)
    }

    @Test func requestsOfLookUpsAreCountedAlsoWhereNobodyAnswers() async throws {
        let archive = try CivicStore(directory: folder.path)
        var settings = CivicSettings()
        settings[OpenStates.key] = "o"
        web.put("/bills", "", status: 503)
        let lookup = Lookup(
            store: archive, settings: settings, fetcher: web, clock: Clock { time.withLock { $0 } })
        for _ in 0..<3 { _ = await lookup.answer(.stateBills(state: "NC", about: nil)) }
        #expect(await archive.requests() == [.openStates: 1])
        #expect(try await CivicStore(directory: folder.path).requests() == [.openStates: 1])
    }

    @Test func thePriceIsFourThousandthsOfADollarForTenThousand() {
        #expect(RequestPrice.dollars(0) == "0")
        #expect(RequestPrice.dollars(1) == "0.0000004")
        #expect(RequestPrice.dollars(210) == "0.000084")
        #expect(RequestPrice.dollars(10_000) == "0.004")
        #expect(RequestPrice.dollars(2_500_000) == "1.0")
    }
}
