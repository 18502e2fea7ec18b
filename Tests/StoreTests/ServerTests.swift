import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Store

/// What only a server can do to a house: refuse, break off, answer twice, or belong to somebody else meanwhile.
@Suite(.enabled(if: ScratchDatabase.server != nil, "needs TURNOUT_TEST_DATABASE")) struct ServerTests {
    private let bench = Bench()

    /// A second session, as an operator's would be.
    private func stranger() throws -> PostgresSession { try PostgresSession(try #require(bench.database)) }

    private static func breakOff(_ address: DatabaseAddress) throws {
        try PostgresSession(address).execute(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE pid <> pg_backend_pid() AND state LIKE 'idle in transaction%'
            """)
    }

    /// The row of the lease as if its holder had died a while ago.
    private static let holderDied = "UPDATE house_lease SET ends = '-infinity'"

    @Test func aConnectionThatBreaksBeforeTheCommitCostsNothing() async throws {  // O24
        let address = try #require(bench.database)
        let strikes = Strikes([2, 5, 9])
        let store = try bench.open(atCommit: { point, _ throws(StoreError) in
            guard point == .before, strikes.strike() else { return }
            do { try Self.breakOff(address) } catch { throw .halted }
        })
        try await store.sendReport("The line goes around the gym")
        try await store.omar("approve", "1")
        #expect(strikes.done == 3)
        #expect(try await store.number("SELECT count(*) FROM reports") == 1)
        #expect(try await store.number("SELECT count(*) FROM audit WHERE deed = 'approved'") == 1)
        let said = try await store.deliverAll().compactMap {
            if case .post(let message, _) = $0 { message.text } else { nil }
        }
        #expect(said.count { $0.hasPrefix("Sent as report 1.") } == 1)
        #expect(try await store.verifyLog().holdsTogether)
    }

    @Test func whatSomebodyElseWroteIsReadAnew() async throws {  // O24
        let store = try bench.open()
        try await store.sendReport("The door is locked")
        let other = try stranger()
        try other.execute(
            "BEGIN; UPDATE counters SET value = 41 WHERE name = 'reports'; UPDATE house_commit SET token = 7; COMMIT"
        )
        try await store.dana("/report", "The scanner is broken", "done", "here", "now", "send")
        #expect(try await store.glance(at: .noon).waiting.map(\.id.rawValue) == [1, 42])
    }

    /// Who the sixteen are: nobody was here, all were, or all were and the house has forgotten what it knew.
    enum Sixteen: CaseIterable {
        case strangers, strangersInSpanish, regulars, regularsOfAColdHouse, reporters
    }

    @Test(arguments: Sixteen.allCases) func aBatchTakesFewRoundTrips(of them: Sixteen) async throws {  // O24
        var store: Store? = try bench.open()
        let isFirst = [.strangers, .strangersInSpanish].contains(them)
        if !isFirst { try await store?.answer(Self.batch("hi", key: "a")) }
        if them == .reporters {
            for (number, words) in ["/report The door is locked", "done", "the gym", "now", "send"]
                .enumerated()
            {
                try await store?.answer(Self.batch(words, key: "r\(number)"))
            }
            #expect(try await store?.number("SELECT count(*) FROM reports") == 16)
        }
        if [.regularsOfAColdHouse, .reporters].contains(them) {
            store = nil
            store = try bench.open()
        }
        let house = try #require(store)
        let before = await house.trips
        let words =
            them == .strangersInSpanish ? "hola" : isFirst ? "hi" : them == .reporters ? "thank you" : "85003"
        try await house.take(Self.batch(words, key: "b"))
        let trips = await house.trips - before
        #expect(trips <= 40, "\(trips) round trips")
        #expect(try await house.number("SELECT count(*) FROM accounts") == 16)
        #expect(try await house.number("SELECT count(*) FROM seen WHERE key LIKE 'b%'") == 16)
        #expect(try await house.verifyLog().holdsTogether)
    }

    @Test func whatIsToldTwiceInOneBatchOrAgainLaterCountsOnce() async throws {
        let store = try bench.open()
        let batch = Self.batch("hi", key: "a")
        try await store.take(Array(batch.prefix(9) + batch.prefix(3)))
        try await store.take(Array(batch.prefix(12)))
        #expect(try await store.number("SELECT count(*) FROM seen") == 12)
        #expect(try await store.number("SELECT count(*) FROM accounts") == 12)
        // Nobody was answered twice.
        let lanes = try await store.take().map(\.room)
        #expect(Set(lanes).count == lanes.count)
    }

    @Test func aNumberIsGivenAgainOnlyWhereItsAccountWasUndone() async throws {
        let commits = FailingCommits()
        let store = try bench.open(atCommit: commits.meet)
        try await store.take(Array(Self.batch("hi", key: "a").prefix(2)))
        commits.fail(at: .before, with: .halted)
        await #expect(throws: StoreError.halted) { try await store.take(Self.batch("hi", key: "b")) }
        commits.relent()
        try await store.take(Self.batch("hi", key: "b"))
        #expect(try await store.number("SELECT max(id) FROM accounts") == 16)
        #expect(try await store.number("SELECT count(*) FROM accounts") == 16)
    }

    private static func batch(_ words: String, key: String) -> [Inbound] {
        (0..<16).map { number in
            let id = "stranger\(number)"
            return Inbound(
                key: "\(key)\(number)", room: RoomID(platform: .telegram, id: id),
                sender: SenderID(platform: .telegram, id: id), standing: .voter, at: .noon,
                event: .said(text: words))
        }
    }

    @Test func oneHouseAtATimeAndTheLateOneCannotWrite() async throws {  // O25
        let first = try bench.open()
        try await first.sendReport("The line is long")
        #expect(throws: StoreError.inUse) { try bench.open() }
        try stranger().execute(Self.holderDied)
        // On another machine, with a directory of its own.
        let elsewhere = FileManager.default.temporaryDirectory.appending(path: "other-\(UUID().uuidString)")
            .path
        defer { try? FileManager.default.removeItem(atPath: elsewhere) }
        let second = try Store(
            directory: elsewhere, options: StoreOptions(reviewRooms: [.desk], database: bench.database))
        await #expect(throws: StoreError.leaseLost) { try await first.dana("/mine") }
        #expect(first.isTakenOver)
        #expect(!first.isSafe)
        #expect(second.isSafe)
        try await second.dana("/mine")
        #expect(try await second.number("SELECT count(*) FROM reports") == 1)
        #expect(try await second.verifyLog().holdsTogether)
    }

    @Test func aHouseThatEndsLetsGoAtOnce() async throws {
        for _ in 0..<3 { try await bench.open().dana("/start") }
    }

    @Test func aLeaseThatNobodyTookIsRenewed() async throws {
        let store = try bench.open()
        try stranger().execute(Self.holderDied)
        try await Task.sleep(for: .milliseconds(1_500))
        #expect(throws: StoreError.inUse) { try bench.open() }
        #expect(store.isSafe)
        try await store.dana("/start")
    }

    @Test func aNewerHousesDatabaseIsRefused() async throws {
        _ = try bench.open()
        try stranger().execute("UPDATE house_format SET version = 99")
        #expect(throws: StoreError.newer(found: 99, known: Migrations.count)) { try bench.open() }
        #expect(throws: StoreError.newer(found: 99, known: Migrations.count)) {
            try StoreReader(directory: bench.directory.path, on: bench.database)
        }
    }

    @Test func stepsAfterTheFirstRunAsTheyAreWritten() async throws {
        _ = try bench.open()
        // The newest tables, as a house of the format before would get it.
        try stranger().execute(
            """
            DROP TABLE public_tokens; DROP TABLE photo_files; DROP TABLE photo_objects;
            DROP INDEX photos_video; ALTER TABLE photos DROP COLUMN video;
            ALTER TABLE photos DROP COLUMN video_width; ALTER TABLE photos DROP COLUMN video_height;
            ALTER TABLE photos DROP COLUMN video_length; ALTER TABLE photos DROP COLUMN video_bytes;
            UPDATE house_format SET version = \(Migrations.count - 4)
            """
        )
        let store = try bench.open()
        #expect(try await store.number("SELECT version FROM house_format") == Migrations.count)
        #expect(try await store.number("SELECT count(*) FROM photo_files WHERE bytes = ''::bytea") == 0)
    }

    @Test func aReaderSeesOneStateAndWritesNothing() async throws {
        let store = try bench.open()
        try await store.sendReport("The line is long")
        let reader = try StoreReader(directory: bench.directory.path, on: bench.database)
        let before = try reader.record(as: .csv, at: .noon)
        try await store.omar("approve", "1")
        #expect(try reader.record(as: .csv, at: .noon) == before)
        #expect(throws: StoreError.self) { try reader.database.execute("DELETE FROM reports") }
    }

    @Test func refusalsAreSentences() throws {
        let url = try #require(ScratchDatabase.server)
        let nowhere = try DatabaseAddress(url.replacing("/turnout?", with: "/nowhere?"))
        #expect(throws: StoreError.noSuchDatabase) { try Database(on: nowhere) }
        let silent = try DatabaseAddress("postgresql:///turnout?host=/nowhere/at/all")
        #expect(throws: StoreError.unreachable) { try Database(on: silent) }
        let empty = try #require(bench.database)
        #expect(throws: StoreError.missing) { try StoreReader(directory: "/tmp", on: empty) }
    }

    @Test func whoMayNotMakeTablesIsToldSo() throws {
        let session = try stranger()
        let name = "guest\(UInt32.random(in: 0 ... .max))"
        try session.execute("CREATE ROLE \(name) LOGIN")
        defer { try? session.execute("DROP ROLE \(name)") }
        let url = try #require(bench.database?.url).replacing("user=turnout", with: "user=\(name)")
        #expect(throws: StoreError.noRight) { try Database(on: DatabaseAddress(url)) }
    }
}

extension Store {
    fileprivate var trips: Int { database.trips }

    /// All of it in one cycle, as the dispatcher has it.
    /// The same, and everything that waits is said.
    fileprivate func answer(_ inbounds: [Inbound]) throws {
        try take(inbounds)
        try deliverAll()
    }

    fileprivate func take(_ inbounds: [Inbound]) throws {
        var intake = Intake(wish: Wish(kinds: OrderKind.messages, limit: 100))
        intake.arrivals = try inbounds.map { Arrival(.platform(.telegram, try $0.raw), inbounds: [$0]) }
        _ = try cycle(intake, through: Engine(), at: .noon)
    }
}

/// Which of many may happen.
private final class Strikes: @unchecked Sendable {
    private let lock = NSLock()
    private var (count, wanted) = (0, Set<Int>())
    private(set) var done = 0

    init(_ wanted: Set<Int>) { self.wanted = wanted }

    func strike() -> Bool {
        lock.withLock {
            count += 1
            guard wanted.remove(count) != nil else { return false }
            done += 1
            return true
        }
    }
}
