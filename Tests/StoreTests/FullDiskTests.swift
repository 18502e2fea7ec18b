import Conversation
import Testing

@testable import Store

struct FullDiskTests {
    private let bench = Bench()
    private let long = String(repeating: "The line goes around the block. ", count: 60)

    @Test(.inAFile) func intakeOnAFullDiskKeepsNothingAndGoesOnAfterwards() async throws {
        let store = try bench.open()
        let batch = Batch(
            updates: try (1...100).map { try Inbound.dana("\($0)", .said(text: long)).raw },
            cursor: Cursor(value: "100"))
        try await store.fillDisk()
        await #expect(throws: StoreError.full) {
            try await store.receive(batch, from: .telegram, at: .noon)
        }
        #expect(try await store.pending(limit: 1).isEmpty)
        #expect(try await store.cursor(of: .telegram) == nil)
        #expect(try await store.number("SELECT count(*) FROM seen") == 0)
        try await store.makeRoom()
        #expect(try await store.receive(batch, from: .telegram, at: .noon) == 100)
        #expect(try await store.cursor(of: .telegram) == Cursor(value: "100"))
    }

    @Test(.inAFile) func aTurnOnAFullDiskHappensAfterwardsOnce() async throws {
        let store = try bench.open()
        try await store.dana("/start", "85003", "/report")
        try await store.deliverAll()
        let updates = try (1...40).map { try Inbound.stranger($0).raw }
        try await store.receive(Batch(updates: updates, cursor: nil), from: .telegram, at: .noon)
        try await store.fillDisk()
        await #expect(throws: StoreError.full) { try await store.think() }
        #expect(try await store.pending(limit: 99).count == 40)
        #expect(try await store.take().isEmpty)
        #expect(try await store.number("SELECT count(*) FROM senders WHERE id LIKE 'stranger%'") == 0)
        try await store.makeRoom()
        #expect(try await store.think() == 40)
        #expect(try await store.number("SELECT count(*) FROM senders WHERE id LIKE 'stranger%'") == 40)
    }

    @Test func whatWasSentIsSettledWhenThereIsRoomAgain() async throws {
        let commits = FailingCommits()
        let store = try bench.open(atCommit: commits.meet)
        try await store.order(.say("one"), in: .dana)
        try await store.order(.say("two"), in: .dana)
        commits.fail(at: .before, with: .full)
        await #expect(throws: StoreError.full) { try await store.take() }
        commits.relent()
        let first = try #require(try await store.take().first)
        #expect(first.words == "one")
        commits.fail(at: .before, with: .full)
        await #expect(throws: StoreError.full) { try await store.settle(first, .receipt(first.receipt)) }
        commits.relent()
        #expect(try await store.settle(first, .receipt(first.receipt)) == [.sent])
        #expect(try await store.take().compactMap(\.words) == ["two"])
    }

    @Test func forgettingWaitsForRoomAndIsThenComplete() async throws {
        let commits = FailingCommits()
        let store = try bench.open(atCommit: commits.meet)
        try await store.sendReport("A line, says canary7731")
        try await store.deliverAll()
        try await store.dana("delete my data")
        let last = try Inbound.dana("last", .said(text: "yes delete")).raw
        try await store.receive(Batch(updates: [last], cursor: nil), from: .telegram, at: .noon)
        commits.fail(at: .before, with: .full)
        await #expect(throws: StoreError.full) { try await store.think() }
        #expect(try await store.glance(at: .noon).waiting.count == 1)
        commits.relent()
        try await store.think()
        try await store.deliverAll()
        #expect(try bench.files(containing: "canary7731") == [])
    }
}

extension Store {
    /// No page more than there are now, and none of them free.
    fileprivate func fillDisk() throws { try execute("VACUUM; PRAGMA max_page_count = 1") }

    fileprivate func makeRoom() throws { try execute("PRAGMA max_page_count = 1000000") }
}

extension Inbound {
    fileprivate static func stranger(_ number: Int) -> Inbound {
        let id = "stranger\(number)"
        return Inbound(
            key: id, room: RoomID(platform: .telegram, id: id), sender: SenderID(platform: .telegram, id: id),
            standing: .voter, at: .noon, event: .said(text: "hi"))
    }
}
