import CivicFacts
import Conversation
import Testing

@testable import Store

/// What a platform whose sends have names needs of the outbox.
struct MatrixOutboxTests {
    private let bench = Bench()
    private let room = RoomID(platform: .matrix, id: "!review")

    @Test func aRepeatSaysWhatItSaidBeforeAndAChangeFollows() async throws {  // M71
        let store = try bench.open(rooms: [room])
        try await store.order(.card(1, "old"), in: room)
        let flying = try #require(try await store.take().first)
        try await store.settle(flying, .failure(.later(after: .seconds(1), scope: .room)))
        try await store.order(.card(1, "newer"), in: room)
        try await store.order(.card(1, "newest"), in: room)
        let tasks = try await store.deliverAll(at: .noon + .seconds(1))
        #expect(tasks.count == 2)
        #expect(tasks.first == .post(Message(text: "old"), replyTo: nil))
        let last = if case .change(_, let message)? = tasks.last { message } else { nil as Message? }
        #expect(last == Message(text: "newest"))
    }

    @Test func whatWasWithdrawnIsNotShownOnceMore() async throws {
        let store = try bench.open(rooms: [room])
        try await store.order(.card(1, "words"), in: room)
        let flying = try #require(try await store.take().first)
        try await store.settle(flying, .failure(.later(after: .seconds(1), scope: .room)))
        try await store.order(.card(1, ""), in: room)
        let tasks = try await store.deliverAll(at: .noon + .seconds(1))
        #expect(tasks.first == .post(Message(text: ""), replyTo: nil))
    }

    @Test func anEntryKnowsWhenItWasMade() async throws {  // M69
        let store = try bench.open(rooms: [room])
        try await store.order(.card(1, "old"), in: room)
        #expect(try await store.take().first?.made == .noon)
    }

    @Test func whoDidNotJustWriteIsAlerted() async throws {  // M76
        let store = try bench.open(rooms: [room])
        try await store.hear(.dana("1", .said(text: "hello")))
        let answer = try #require(try await store.take().first)
        #expect(answer.alerts == nil)
        try await store.settle(answer, .receipt(answer.receipt))
        let account = try await store.number("SELECT account FROM senders")
        let order = Order.say(message: Message(text: "approved"), to: AccountID(rawValue: Int64(account)))
        try await store.order(Delivery(order), in: .dana, account: AccountID(rawValue: Int64(account)))
        try await store.execute("UPDATE outbox SET alerting = 1")
        #expect(try await store.take().first?.alerts == .dana)
    }

    @Test func whoWroteAWhileAgoIsAlertedAndACounterAlertsNobody() async throws {
        let store = try bench.open(rooms: [room])
        try await store.hear(.dana("1", .said(text: "hello")), at: .noon + .minutes(5))
        let answer = try #require(try await store.take(at: .noon + .minutes(5)).first)
        #expect(answer.alerts == .dana)
    }

    @Test func notesComeBackAndGo() async throws {  // M16
        do {
            let store = try bench.open(rooms: [room])
            let notes = ["b", "a"].map { AdapterNote(key: $0, value: Array($0.utf8)) }
            try await store.receive(
                Batch(updates: [], cursor: Cursor(value: "s1"), notes: notes), from: .matrix, at: .noon)
        }
        let store = try bench.open(rooms: [room])
        #expect(try await store.notes(of: .matrix).map(\.key) == ["a", "b"])
        #expect(try await store.notes(of: .telegram).isEmpty)
        let gone = AdapterNote(key: "a", value: nil)
        try await store.receive(Batch(updates: [], cursor: nil, notes: [gone]), from: .matrix, at: .noon)
        #expect(try await store.notes(of: .matrix) == [AdapterNote(key: "b", value: Array("b".utf8))])
    }

    @Test func aReplacedReviewRoomGetsWhatWaits() async throws {  // M61
        let store = try bench.open(rooms: [room])
        try await store.order(.card(1, "waits"), in: room)
        let new = RoomID(platform: .matrix, id: "!new")
        let move = Batch(updates: [], cursor: nil, moves: [RoomMove(from: room, to: new)])
        for _ in 0..<2 { try await store.receive(move, from: .matrix, at: .noon) }
        let entry = try #require(try await store.take().first)
        #expect(entry.room == new)
        #expect(entry.task == .post(Message(text: "waits"), replyTo: nil))
    }

    @Test func aKilledSendIsNoDoubtWhereRepeatsAreForgiven() async throws {  // M69
        do {
            let store = try bench.open(rooms: [room])
            try await store.order(.card(1, "old"), in: room)
            _ = try await store.take()
        }
        let store = try bench.open(rooms: [room])
        #expect(try await store.recover(at: .noon).repeated == 0)
        #expect(try await store.take().count == 1)
    }
}
