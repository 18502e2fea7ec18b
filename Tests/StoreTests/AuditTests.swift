import Conversation
import Testing

@testable import Store

struct AuditTests {
    private let bench = Bench()

    private func storeWithLog() async throws -> Store {
        let store = try bench.open()
        try await store.sendReport("The line goes around the block")
        for command in ["take", "approve", "undo"] { try await store.omar(command, "1") }
        try await store.omar("approve", "1")
        return store
    }

    @Test func anUntouchedLogHoldsTogether() async throws {
        let store = try await storeWithLog()
        let verdict = try await store.verifyLog()
        #expect(verdict.rows >= 4)
        #expect(verdict.firstBroken == nil)
    }

    @Test func anEmptyLogHoldsTogether() async throws {
        let store = try bench.open()
        #expect(try await store.verifyLog() == AuditVerdict(rows: 0, firstBroken: nil))
    }

    @Test(arguments: [
        "at = at + 1", "actor = actor + 1", "deed = 'rejected'", "report = 2", "version = version + 1",
        "hash = 'ff' || substr(hash, 3)",
    ])
    func anyChangedRowIsFound(change: String) async throws {
        let store = try await storeWithLog()
        try await store.execute("UPDATE audit SET \(change) WHERE seq = 3")
        let broken = try #require(try await store.verifyLog().firstBroken)
        #expect(broken == 3)
    }

    @Test(arguments: [1, 2, 4])
    func aRemovedRowIsFoundWhereverItWas(from end: Int) async throws {
        let store = try await storeWithLog()
        let rows = try await store.verifyLog().rows
        let seq = end == 4 ? rows : end
        try await store.execute("DELETE FROM audit WHERE seq = \(seq)")
        #expect(try await store.verifyLog().firstBroken == Int64(seq))
    }

    @Test func aRemovedRowWhoseFollowersMovedUpIsFound() async throws {
        let store = try await storeWithLog()
        try await store.execute(
            "DELETE FROM audit WHERE seq = 2; UPDATE audit SET seq = seq - 1 WHERE seq > 2")
        #expect(try await store.verifyLog().firstBroken == 2)
    }

    @Test func anEmptiedLogIsFound() async throws {
        let store = try await storeWithLog()
        try await store.execute("DELETE FROM audit")
        let verdict = try await store.verifyLog()
        #expect(verdict == AuditVerdict(rows: 0, firstBroken: 1, changedTables: ["audit"]))
    }

    @Test func anInsertedRowIsFound() async throws {
        let store = try await storeWithLog()
        let rows = try await store.verifyLog().rows
        try await store.execute(
            "INSERT INTO audit SELECT seq + 1, at, actor, deed, report, version, hash FROM audit WHERE seq = \(rows)"
        )
        #expect(try await store.verifyLog().firstBroken == Int64(rows + 1))
    }

    @Test func rowsInAnotherOrderAreFound() async throws {
        let store = try await storeWithLog()
        try await store.execute(
            """
            UPDATE audit SET seq = -seq WHERE seq IN (2, 3);
            UPDATE audit SET seq = 5 + seq WHERE seq IN (-2, -3)
            """)
        #expect(try await store.verifyLog().firstBroken == 2)
    }

    @Test func theLogSaysWhoDidWhatInOrder() async throws {
        let store = try await storeWithLog()
        let deeds = try await store.glance(at: .noon).audit.map(\.deed)
        #expect(deeds == ["sent", "taken", "approved", "reopened", "approved"])
    }
}
