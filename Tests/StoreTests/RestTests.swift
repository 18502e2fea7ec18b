import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Store

struct RestTests {
    private let noon = Moment(milliseconds: 1_800_000_000_000)

    @Test func theHouseRestsOnlyWhenNothingWaitsIsSentOrComesDueSoon() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try Store(directory: folder.path, options: StoreOptions(reviewRooms: []))
        #expect(try await store.isAtRest(at: noon, within: .seconds(2)))

        try await store.receive(
            Batch(updates: [RawUpdate(key: "1", body: [])], cursor: nil), from: .terminal, at: noon)
        #expect(try await !store.isAtRest(at: noon, within: .seconds(2)))

        let inbound = Inbound(
            key: "1", room: RoomID(platform: .terminal, id: "r"),
            sender: SenderID(platform: .terminal, id: "s"),
            standing: .voter, at: noon, event: .said(text: "hello"))
        let kept = try #require(try await store.pending(limit: 1).first)
        _ = try await store.advance([Arrival(id: kept.id, inbounds: [inbound])], through: Engine(), at: noon)
        #expect(try await !store.isAtRest(at: noon, within: .zero))
        #expect(try await store.isAtRest(at: noon - .seconds(5), within: .seconds(2)))

        let work = try await store.take(Wish(kinds: OrderKind.messages, limit: 9), at: noon)
        #expect(try await !store.isAtRest(at: noon - .seconds(5), within: .seconds(2)))
        _ = try await store.settle(work.map { ($0.entry, .receipt(.done)) }, at: noon)
        #expect(try await store.isAtRest(at: noon, within: .seconds(2)))
    }

    @Test func aTimerCountsOnceItIsNear() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try Store(directory: folder.path, options: StoreOptions(reviewRooms: []))
        try await store.setTimer(at: noon + .seconds(10))
        #expect(try await store.isAtRest(at: noon, within: .seconds(9)))
        #expect(try await !store.isAtRest(at: noon, within: .seconds(10)))
    }
}

extension Store {
    /// A session that does nothing but wait.
    fileprivate func setTimer(at moment: Moment) throws(StoreError) {
        let account = try people.account(of: SenderID(platform: .terminal, id: "s"), privateRoom: nil)
        try database.run(
            "INSERT INTO sessions VALUES (?, ?, ?)", .int(account.rawValue), .blob([]),
            .int(moment.milliseconds))
    }
}
