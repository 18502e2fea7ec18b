import CivicFacts
import Conversation
import ElectionResults
import Foundation
import HTTP
import Locks
import Testing

@testable import Civic
@testable import Services
@testable import Store

/// Winnipeg's portal of results held in memory: it pages as it is asked to, and can be wrong in any way.
private final class FakePortal: Fetching {
    struct State {
        var rows: [[String: String]] = []
        /// What counts say instead of the truth.
        var count: Int?
        /// Sent instead of the first page.
        var page: (body: String, status: Int)?
        var setback: SourceError?
        var heard: [String] = []
    }

    private let state = Locked(State())
    var heard: [String] { state.withLock { $0.heard } }
    func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

    func fetch(_ request: SourceRequest, within time: Duration) async throws(SourceError) -> SourceReply {
        let items = URLComponents(string: request.url)?.queryItems ?? []
        let query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
        let (body, status, setback) = state.withLock { state in
            state.heard.append(query["$select"] ?? "\(query["$order"] ?? "") \(query["$offset"] ?? "")")
            let answer = Self.answer(query, state)
            return (answer.0, answer.1, state.setback)
        }
        if let setback { throw setback }
        let etag = "\"\(body.hashValue)\""
        if request.headers.contains(where: { $0.name == "If-None-Match" && $0.value == etag }) {
            return SourceReply(status: 304, body: Data(), etag: etag)
        }
        return SourceReply(status: status, body: Data(body.utf8), etag: etag)
    }

    private static func answer(_ query: [String: String], _ state: State) -> (String, Int) {
        if query["$select"] != nil {
            let count = state.count ?? state.rows.count
            return (#"[{"count":"\#(count)"}]"#, 200)
        }
        if let page = state.page { return page }
        let start = Int(query["$offset"] ?? "") ?? 0
        let rows = state.rows.dropFirst(start).prefix(Int(query["$limit"] ?? "") ?? 1_000)
        let data = (try? JSONSerialization.data(withJSONObject: Array(rows), options: .sortedKeys)) ?? Data()
        return (String(decoding: data, as: UTF8.self), 200)
    }
}

/// Live results of Winnipeg: paged, checked, swapped whole, and without harm when the portal fails (Q14-Q17, W6, W15).
@Suite struct ResultsFeedTests {
    private let folder = Folder()
    private let portal = FakePortal()
    private let time = Locked(Moment(milliseconds: 1_795_000_000_000))

    /// Mayors and councillors of the copy in the program, in the form of the City's table.
    private static let rows: [[String: String]] = {
        guard let archive = try? ResultsArchive.bundled() else { return [] }
        return archive.contests(in: .winnipeg).filter { $0.office != .trustee }
            .compactMap { archive.contest($0.id) }.flatMap { contest in
                contest.standings.map { row(contest.header, $0) }
            }
    }()

    private static func row(_ header: ContestHeader, _ standing: ContestStanding) -> [String: String] {
        let date =
            switch header.day {
            case .day(let day): "\(day)"
            case .year(let year): "\(year)-01-01"
            }
        var row = [
            "date": "\(date)T00:00:00.000", "candidate": standing.name ?? "",
            "type": header.kind == .general ? "General Election" : "By-Election",
            "area": header.office == .mayor ? "City of Winnipeg" : header.area.name,
            "position": header.office == .mayor ? "Mayor" : "Councillor",
            "won": standing.isMarkedElected ? "Yes" : "No", "more": "is fine",
        ]
        row["votes"] = standing.votes.map { "\($0)" }
        return row
    }

    /// So many rows more: mayors of years long ago, one a contest.
    private static func rows(besides count: Int) -> [[String: String]] {
        rows
            + (0..<count).map { number in
                [
                    "date": "\(1902 + number % 60)-05-0\(1 + number / 60 % 9)T00:00:00.000",
                    "candidate": "Pat Example \(number)", "type": "General Election",
                    "area": "City of Winnipeg", "position": "Mayor", "won": "No", "votes": "\(number)",
                ]
            }
    }

    private func sync(_ store: CivicStore) async throws -> CivicSync.Outcome {
        try await CivicSync(
            store: store, settings: CivicSettings(), fetcher: portal, clock: Clock { time.withLock { $0 } }
        ).sync(.results)
    }

    private func wait(_ span: Span) { time.withLock { $0 = $0 + span } }

    private func mayor(_ store: CivicStore) async throws -> PastContest {
        let kept = try #require(await store.results())
        let archive = try ResultsArchive(bytes: kept.bytes)
        let header = try #require(archive.contests(in: .winnipeg, office: .mayor, year: 2014).first)
        return try #require(archive.contest(header.id))
    }

    @Test func rowsAreReadBetweenTwoCountsAndKept() async throws {
        portal.change { $0.rows = Self.rows }
        let store = try CivicStore(directory: folder.path)
        #expect(try await sync(store) == .kept(rows: Self.rows.count, orphans: 0))
        #expect(portal.heard == ["count(*)", ":id 0", "count(*)"])
        let mayor = try await mayor(store)
        #expect(mayor.source.file == "7753-3fjc" && mayor.standings.first?.votes == 111_504)
        #expect(mayor.header.day == .day(CivilDate(year: 2014, month: 10, day: 22)))
        #expect(ResultsGlance.results(in: folder.path) == (await store.results()))
        #expect(ResultsGlance.results(in: folder.path + "-none") == nil)
    }

    /// Q14: to a page that is not full, even where it is empty.
    @Test(arguments: [4_999, 5_000, 5_001, 10_000]) func pagesFollowToAShortOne(count: Int) async throws {
        let rows = Self.rows(besides: count - Self.rows.count)
        portal.change { $0.rows = rows }
        let store = try CivicStore(directory: folder.path)
        _ = try await sync(store)
        let pages = (0...(count / 5_000)).map { ":id \($0 * 5_000)" }
        #expect(portal.heard == ["count(*)"] + pages + ["count(*)"])
    }

    /// Votes that were put right while the number of rows, and with it the answer to the count, stayed the same.
    @Test func correctionWithTheSameCountIsSeen() async throws {
        portal.change { $0.rows = Self.rows }
        let store = try CivicStore(directory: folder.path)
        _ = try await sync(store)
        wait(.days(1))
        portal.change { state in
            state.rows = Self.rows.map {
                $0["votes"] == "111504" ? $0.merging(["votes": "111505"]) { $1 } : $0
            }
        }
        #expect(try await sync(store) == .kept(rows: Self.rows.count, orphans: 0))
        #expect(try await mayor(store).standings.first?.votes == 111_505)
    }

    @Test func countThatChangesMeanwhileIsReadAgain() async throws {
        let store = try CivicStore(directory: folder.path)
        portal.change { ($0.rows, $0.count) = (Self.rows, Self.rows.count + 1) }
        #expect(try await sync(store) == .failed(.changing))
        #expect(await store.results() == nil)
        wait(.minutes(5))
        portal.change { $0.count = nil }
        #expect(try await sync(store) == .kept(rows: Self.rows.count, orphans: 0))
    }

    @Test(arguments: [
        ("<html><body>Down for a while</body></html>", 200, SourceError.down),
        ("{\"message\":\"slow down\"}", 429, .exhausted(seconds: nil)), ("busy", 503, .down),
        ("[{\"date\":\"2014-10-22T00:00", 200, .unreadable), ("{\"error\":true}", 200, .unreadable),
        ("[]", 200, .changing), ("", 404, .notFound),
    ])
    func troubleOfThePortalLeavesTheOldAnswers(body: String, status: Int, setback: SourceError) async throws {
        portal.change { $0.rows = Self.rows }
        let store = try CivicStore(directory: folder.path)
        _ = try await sync(store)
        let before = await store.results()
        wait(.days(1))
        portal.change { $0.page = (body, status) }
        #expect(try await sync(store) == .failed(setback))
        #expect(await store.results() == before)
        portal.change { $0.page = nil }
        wait(.minutes(5))
        #expect(try await sync(store) == .kept(rows: Self.rows.count, orphans: 0))
        #expect(await store.results()?.bytes == before?.bytes)
        #expect(await store.results()?.lastChecked == time.withLock { $0 })
    }

    /// Q15, and a million rows, which are not even asked for.
    @Test func rowsThatMakeNoSenseAreRefused() async throws {
        portal.change { $0.rows = Self.rows }
        let store = try CivicStore(directory: folder.path)
        _ = try await sync(store)
        let before = await store.results()
        let wrong: [([[String: String]], SourceError)] = [
            (Self.rows.map { $0.filter { $0.key != "area" } }, .unreadable),
            (Self.rows.map { $0.merging(["votes": "1,234"]) { $1 } }, .unreadable),
            (Self.rows.map { $0.merging(["votes": "-7"]) { $1 } }, .unreadable),
            (Self.rows + Self.rows.prefix(3), .unreadable),
            (Self.rows.dropLast(1) + [], .lessThanBefore(rows: Self.rows.count - 1)),
            (Array(Self.rows.prefix(20)), .outOfBounds(rows: 20)), ([], .outOfBounds(rows: 0)),
        ]
        for (rows, setback) in wrong {
            wait(.days(1))
            portal.change { $0.rows = rows }
            #expect(try await sync(store) == .failed(setback))
            #expect(await store.results() == before)
        }
        wait(.days(1))
        let asked = portal.heard.count
        portal.change { ($0.rows, $0.count) = (Self.rows, 1_000_000) }
        #expect(try await sync(store) == .failed(.outOfBounds(rows: 1_000_000)))
        #expect(portal.heard.count == asked + 1)
    }

    /// Killed at any commit there are no results, or all of them.
    @Test(arguments: 1...6) func syncThatDiesLeavesTheOldOrTheNew(commit: Int) async throws {
        portal.change { $0.rows = Self.rows }
        let count = Locked(0)
        let store = try CivicStore(directory: folder.path) { point throws(StoreError) in
            guard point == .before else { return }
            let number = count.withLock { value in
                value += 1
                return value
            }
            if number == commit { throw .unreadable }
        }
        _ = try? await sync(store)
        let again = try CivicStore(directory: folder.path)
        if let kept = await again.results() {
            #expect(try ResultsArchive(bytes: kept.bytes).contests(in: .winnipeg).count == 113)
        }
        #expect(try await sync(again) == .kept(rows: Self.rows.count, orphans: 0))
    }

    /// Q15: once, also where it is tried again; anew after it was well.
    @Test func moderatorsHearOnceOfLessThanBefore() async throws {
        let store = try CivicStore(directory: folder.path)
        let told = Locked<[String]>([])
        let calendar = CivicCalendar(
            sync: CivicSync(
                store: store, settings: CivicSettings(), fetcher: portal,
                clock: Clock { time.withLock { $0 } }),
            store: store, clock: Clock { time.withLock { $0 } }, log: .silent,
            tell: { message, _ in told.withLock { $0.append(message.text) } })
        let count = { told.withLock { $0.count } }
        for (rows, heard) in [(0, 0), (1, 1), (1, 1), (2, 1), (0, 1), (1, 2)] {
            portal.change { $0.rows = Self.rows.dropLast(rows) }
            await calendar.round(of: .results)
            #expect(count() == heard)
            wait(.days(1))
        }
        #expect(told.withLock { $0.first }?.hasPrefix("City of Winnipeg now has less than before") == true)
    }
}
