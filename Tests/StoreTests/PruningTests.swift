import CivicFacts
import Conversation
import Testing

@testable import Store

struct PruningTests {
    private let bench = Bench()

    @Test func keysAreRememberedForTwoWeeks() async throws {
        let store = try bench.open()
        let batch = Batch(updates: [try Inbound.dana("1", .said(text: "hello")).raw], cursor: nil)
        try await store.receive(batch, from: .telegram, at: .noon)
        try await store.think()
        try await store.prune(at: .noon + .days(14))
        #expect(try await store.receive(batch, from: .telegram, at: .noon + .days(14)) == 0)
        try await store.prune(at: .noon + .days(14) + Span(milliseconds: 1))
        #expect(try await store.receive(batch, from: .telegram, at: .noon + .days(14)) == 1)
    }

    @Test func bansAndHoldsEndAndAreForgotten() async throws {
        let store = try bench.open()
        try await store.sendReport("The line goes around the block")
        try await store.omar("ban", "1 7 spam")
        try await store.order(.say("waits"), in: .dana)
        let waiting = try #require(try await store.take().first)
        try await store.untake(waiting.id, .lane(until: .noon + .days(7)))
        try await store.prune(at: .noon + .days(6))
        #expect(try await store.number("SELECT count(*) FROM bans") == 1)
        #expect(try await store.number("SELECT count(*) FROM holds") == 1)
        try await store.prune(at: .noon + .days(8))
        #expect(try await store.number("SELECT count(*) FROM bans") == 0)
        #expect(try await store.number("SELECT count(*) FROM holds") == 0)
    }

    @Test func reportsAndTheLogAreNotPruned() async throws {
        let store = try bench.open()
        try await store.sendReport("The line goes around the block", photos: [Array("photo".utf8)])
        try await store.prune(at: .noon + .days(1_000))
        #expect(try await store.glance(at: .noon).waiting.count == 1)
        #expect(try await store.verifyLog().rows == 2)
        #expect(bench.photoFiles.count == 1)
    }
}
