import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Store

/// Whatever somebody does to the log is found: with the first key all of it, without it what no seal is needed for.
struct AuditTests {  // R50, R52
    private let bench = Bench()
    private static let first = SealingKey(
        first: (1...32).map { UInt8($0) }, at: LogKey.hour(of: .noon))

    private func open() throws -> Store {
        try Store(
            directory: bench.directory.path,
            options: StoreOptions(
                reviewRooms: [.desk], database: bench.database, freshLogKey: { (1...32).map { UInt8($0) } }))
    }

    /// Rows of three hours: 1 begins the chain, 2 to 4 are of noon, 5 of one o'clock, 6 and 7 of four.
    private func storeWithLog() async throws -> Store {
        let store = try open()
        try await store.sendReport("The line goes around the block")
        for command in ["take", "approve"] { try await store.omar(command, "1") }
        try await store.log(.started, mark: "0.1.0", at: .noon + .hours(1))
        try await store.log(.exported, at: .noon + .hours(4))
        try await store.log(.stopped, at: .noon + .hours(4))
        return store
    }

    private func verdict(
        of store: Store, keys: [SealingKey] = [first], heads: [LogHead] = []
    ) async throws -> AuditVerdict {
        try await store.verdict(keys: keys, heads: heads)
    }

    @Test func anUntouchedLogHoldsTogether() async throws {
        let verdict = try await verdict(of: try await storeWithLog())
        #expect(verdict.holdsTogether)
        #expect(verdict.rows == 7)
        #expect(verdict.unchecked == 0)
        #expect(verdict.newest?.row == 7)
    }

    @Test func anEmptyLogHoldsTogether() async throws {
        #expect(try await verdict(of: try open(), keys: []) == AuditVerdict())
    }

    @Test(arguments: [
        "at = at + 1", "actor = actor + 1", "deed = 'rejected'", "report = 2", "version = version + 1",
        "hour = hour + 1", "mark = 'x'", "hash = 'ff' || substr(hash, 3)",
    ])
    func anyChangedRowIsFound(change: String) async throws {
        let store = try await storeWithLog()
        try await store.execute("UPDATE audit SET \(change) WHERE seq = 3")
        let broken = try #require(try await verdict(of: store).broken)
        // What was sealed over it may be where it shows first: an hour that is ahead needs a key that is not there yet.
        #expect(broken.row == 3)
        #expect(broken.at != nil)
    }

    @Test(arguments: [1, 3, 5, 7])
    func aRemovedRowIsFoundWhereverItWas(row: Int64) async throws {
        let store = try await storeWithLog()
        try await store.execute("DELETE FROM audit WHERE seq = \(row)")
        #expect(try await verdict(of: store).firstBroken == row)
        #expect(try await verdict(of: store, keys: []).firstBroken == row)
    }

    @Test func aRemovedRowWhoseFollowersMovedUpIsFound() async throws {
        let store = try await storeWithLog()
        try await store.execute(
            "DELETE FROM audit WHERE seq = 2; UPDATE audit SET seq = seq - 1 WHERE seq > 2")
        #expect(try await verdict(of: store).firstBroken == 2)
    }

    @Test func anEmptiedLogIsFound() async throws {
        let store = try await storeWithLog()
        try await store.execute("DELETE FROM audit")
        let verdict = try await verdict(of: store)
        #expect(verdict.firstBroken == 1)
        #expect(verdict.strangeKeys == 1)
    }

    @Test func rowsInAnotherOrderAreFound() async throws {
        let store = try await storeWithLog()
        try await store.execute(
            """
            UPDATE audit SET seq = -seq WHERE seq IN (3, 4);
            UPDATE audit SET seq = 7 + seq WHERE seq IN (-3, -4)
            """)
        #expect(try await verdict(of: store).firstBroken == 3)
    }

    /// Seals all rows from one on as a thief would who knows everything but earlier keys.
    private func reseal(_ store: Store, from row: Int64, with key: SealingKey) async throws {
        try await store.reseal(from: row, with: key)
    }

    @Test func whoeverTakesTheMachineLaterCannotSealWhatIsPast() async throws {
        let store = try await storeWithLog()
        let thief = try #require(LogKey.current(in: bench.directory.path))
        #expect(thief.hour == Self.first.hour + 4)
        try await store.execute("UPDATE audit SET deed = 'rejected' WHERE seq = 4")
        try await reseal(store, from: 4, with: thief)
        // Without the first key nobody can tell, and it is said how far that goes.
        let blind = try await verdict(of: store, keys: [])
        #expect(blind.firstBroken == nil)
        #expect(blind.unchecked == 7)
        #expect(blind.lastUnchecked?.row == 7)
        #expect(try await verdict(of: store).firstBroken == 4)
        // What was written down elsewhere tells it, too.
        #expect(try await verdict(of: store, keys: [thief]).unchecked == 5)
    }

    @Test func aHeadWrittenDownElsewhereTellsOfRowsThatWereTakenAway() async throws {
        let store = try await storeWithLog()
        let head = try #require(try await verdict(of: store).newest)
        let early = LogHead(row: 4, seal: try await store.seal(of: 4))
        #expect(try await verdict(of: store, heads: [head, early]).holdsTogether)
        try await store.execute(
            """
            DELETE FROM audit WHERE seq > 5;
            UPDATE settings SET value = (SELECT hash FROM audit WHERE seq = 5) WHERE name = 'audit'
            """)
        let verdict = try await verdict(of: store, heads: [early, head])
        #expect(verdict.firstBroken == nil)
        #expect(verdict.wrongHeads == [head])
        let other = LogHead(row: 4, seal: String(repeating: "a", count: 64))
        #expect(try await self.verdict(of: store, heads: [other]).wrongHeads == [other])
    }

    @Test func aThiefsOwnChainIsNotTheOneInTheSafe() async throws {
        let store = try await storeWithLog()
        let own = SealingKey(first: (0..<32).map { _ in 7 }, at: Self.first.hour)
        try await store.execute("UPDATE audit SET mark = '\(own.chain):' WHERE seq = 1")
        try await reseal(store, from: 1, with: own)
        #expect(try await verdict(of: store, keys: [own]).firstBroken == nil)
        #expect(try await verdict(of: store).strangeKeys == 1)
    }

    @Test func hoursFromBeforeTheFirstKeyAreNone() async throws {
        let store = try await storeWithLog()
        let thief = try #require(LogKey.current(in: bench.directory.path))
        try await store.execute("UPDATE audit SET hour = 0; UPDATE audit SET deed = 'rejected' WHERE seq = 4")
        try await reseal(store, from: 1, with: thief)
        #expect(try await verdict(of: store).firstBroken == 1)
    }

    @Test(arguments: [Int64.max, 9_000_000_000])
    func anHourThatNobodyLivesToSeeIsNone(hour: Int64) async throws {
        let store = try await storeWithLog()
        try await store.execute("UPDATE audit SET hour = \(hour) WHERE seq = 6")
        #expect(try await verdict(of: store).firstBroken == 6)
    }

    @Test func withoutKeysTheLogCannotBeMadeOneOfOldTimes() async throws {
        let store = try await storeWithLog()
        try await store.execute("UPDATE audit SET hour = NULL WHERE seq > 4")
        #expect(try await verdict(of: store, keys: []).firstBroken == 5)
        try await store.execute("UPDATE audit SET hour = NULL")
        #expect(try await verdict(of: store).firstBroken == 1)
    }

    @Test func theLogSaysWhoDidWhatInOrder() async throws {
        let store = try await storeWithLog()
        let deeds = try await store.glance(at: .noon).audit.map(\.deed)
        #expect(deeds == ["sent", "taken", "approved"])
        #expect(
            try await store.deeds == [
                "chainBegun", "sent", "taken", "approved", "started", "exported", "stopped",
            ])
    }
}

extension Store {
    func verdict(keys: [SealingKey], heads: [LogHead]) throws -> AuditVerdict {
        try AuditCheck.verdict(on: database, keys: keys, heads: heads)
    }

    var deeds: [String] {
        get throws { try database.rows("SELECT deed FROM audit ORDER BY seq") { $0.text(0) } }
    }

    func seal(of row: Int64) throws -> String {
        try database.first("SELECT hash FROM audit WHERE seq = ?", .int(row)) { $0.text(0) } ?? ""
    }

    func reseal(from row: Int64, with key: SealingKey) throws {
        let rows = try database.rows(
            "SELECT \(AuditLog.columns) FROM audit WHERE seq >= ? ORDER BY seq", .int(row)
        ) { $0.auditRow }
        var last = try seal(of: row - 1)
        for row in rows {
            last = key.key(at: row.hour ?? 0).seal(Array(last.utf8) + row.sealed)
            try database.run("UPDATE audit SET hash = ? WHERE seq = ?", .text(last), .int(row.sequence))
        }
        try database.run("UPDATE settings SET value = ? WHERE name = 'audit'", .text(last))
    }
}
