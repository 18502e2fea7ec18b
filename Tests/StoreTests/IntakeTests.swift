import Conversation
import Testing

@testable import Store

struct IntakeTests {
    private let bench = Bench()

    @Test func repeatedUpdateIsKeptOnce() async throws {
        let store = try bench.open()
        let update = try Inbound.dana("1", .said(text: "hello")).raw
        let batch = Batch(updates: [update, update], cursor: nil)
        #expect(try await store.receive(batch, from: .telegram, at: .noon) == 1)
        #expect(try await store.receive(batch, from: .telegram, at: .noon) == 0)
        #expect(try await store.pending(limit: 9).count == 1)
    }

    @Test func repeatIsInertAfterItsTurnAndAfterReopening() async throws {  // T16
        let said = Inbound.dana("1", .said(text: "hello"))
        do {
            let store = try bench.open()
            #expect(try await store.hear(said) == 1)
            #expect(try await store.hear(said) == 0)
        }
        let store = try bench.open()
        #expect(try await store.hear(said) == 0)
        #expect(try await store.deliverAll().count == 1)
    }

    @Test func keysOfTwoPlatformsAreDifferentThings() async throws {
        let store = try bench.open()
        let batch = Batch(updates: [RawUpdate(key: "1", body: [])], cursor: nil)
        #expect(try await store.receive(batch, from: .telegram, at: .noon) == 1)
        #expect(try await store.receive(batch, from: .matrix, at: .noon) == 1)
    }

    @Test func lowerNumbersThanEverAreTakenLikeAnyOther() async throws {  // T17
        let store = try bench.open()
        func batch(_ key: String) -> Batch {
            Batch(updates: [RawUpdate(key: key, body: [])], cursor: Cursor(value: key))
        }
        try await store.receive(batch("900"), from: .telegram, at: .noon)
        #expect(try await store.receive(batch("12"), from: .telegram, at: .noon) == 1)
        #expect(try await store.cursor(of: .telegram) == Cursor(value: "12"))
    }

    @Test(arguments: [CommitPoint.before, .after])
    func batchAndCursorAreOneCommit(point: CommitPoint) async throws {  // T15
        let batch = Batch(
            updates: [try Inbound.dana("1", .said(text: "hello")).raw], cursor: Cursor(value: "8"))
        do {
            let commits = FailingCommits()
            let store = try bench.open(atCommit: commits.meet)
            try await store.receive(
                Batch(updates: [], cursor: Cursor(value: "7")), from: .telegram, at: .noon)
            commits.fail(at: point, with: .halted)
            await #expect(throws: StoreError.halted) {
                try await store.receive(batch, from: .telegram, at: .noon)
            }
        }
        let store = try bench.open()
        let isKept = point == .after
        #expect(try await store.pending(limit: 9).count == (isKept ? 1 : 0))
        #expect(try await store.cursor(of: .telegram) == Cursor(value: isKept ? "8" : "7"))
        #expect(try await store.receive(batch, from: .telegram, at: .noon) == (isKept ? 0 : 1))
    }

    @Test(arguments: [CommitPoint.before, .after])
    func aTurnHappensWholeOrNotAtAll(point: CommitPoint) async throws {
        do {
            let commits = FailingCommits()
            let store = try bench.open(atCommit: commits.meet)
            let update = try Inbound.dana("1", .said(text: "hello")).raw
            try await store.receive(Batch(updates: [update], cursor: nil), from: .telegram, at: .noon)
            commits.fail(at: point, with: .halted)
            await #expect(throws: StoreError.halted) { try await store.think() }
        }
        let store = try bench.open()
        let rows = ["inbox", "sessions", "outbox", "accounts"]
        var counts: [Int] = []
        for table in rows { counts.append(try await store.number("SELECT count(*) FROM \(table)")) }
        #expect(counts == (point == .after ? [0, 1, 1, 1] : [1, 0, 0, 0]))
    }
}
