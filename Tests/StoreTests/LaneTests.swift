import CivicFacts
import Conversation
import Testing

@testable import Store

struct LaneTests {
    private let bench = Bench()

    private func words(_ entries: [OutboxEntry]) -> [String] { entries.compactMap(\.words) }

    @Test func oneOfALaneIsInFlightAtATimeAndTheirOrderHolds() async throws {  // T34
        let store = try bench.open()
        for text in ["one", "two", "three"] { try await store.order(.say(text), in: .dana) }
        try await store.order(.say("other"), in: .eve)
        let first = try await store.take()
        #expect(words(first) == ["one", "other"])
        let busy: Set = [Order.roomLane(.dana), Order.roomLane(.eve)]
        #expect(try await store.take(busy: busy).isEmpty)
        for entry in first { try await store.settle(entry, .receipt(.done)) }
        let second = try await store.take()
        #expect(words(second) == ["two"])
        try await store.settle(try #require(second.first), .receipt(.done))
        #expect(words(try await store.take()) == ["three"])
    }

    @Test func whatFailedIsTriedBeforeWhatCameLater() async throws {
        let store = try bench.open()
        for text in ["one", "two"] { try await store.order(.say(text), in: .dana) }
        let first = try #require(try await store.take().first)
        try await store.settle(first, .failure(.later(after: .seconds(3), scope: .room)))
        #expect(try await store.take(at: .noon + .seconds(2)).isEmpty)
        #expect(try await store.nextDue(after: .noon) == .noon + .seconds(3))
        let again = try await store.take(at: .noon + .seconds(3))
        #expect(words(again) == ["one"])
        #expect(again.first?.attempts == 1)
    }

    @Test func urgentOnesOvertake() async throws {  // T61
        let store = try bench.open()
        for text in ["one", "two"] { try await store.order(.say(text), in: .dana) }
        try await store.order(.say("urgent", urgent: true), in: .dana)
        #expect(words(try await store.take()) == ["urgent"])
    }

    @Test func aHeldRoomHoldsNobodyElseUp() async throws {  // T59
        let store = try bench.open()
        try await store.order(.say("one"), in: .dana)
        try await store.order(.say("two"), in: .dana)
        let first = try #require(try await store.take().first)
        try await store.order(.say("other"), in: .eve)
        try await store.settle(first, .failure(.later(after: .seconds(30), scope: .room)))
        #expect(words(try await store.take()) == ["other"])
        #expect(words(try await store.take(at: .noon + .seconds(30))) == ["one"])
    }

    @Test func aPlatformsHoldStopsThatPlatformOnly() async throws {
        let store = try bench.open()
        let elsewhere = RoomID(platform: .matrix, id: "dana-room")
        try await store.order(.say("one"), in: .dana)
        let first = try #require(try await store.take().first)
        try await store.order(.say("two"), in: .eve)
        try await store.order(.say("matrix"), in: elsewhere)
        try await store.settle(first, .failure(.later(after: .seconds(30), scope: .platform)))
        #expect(words(try await store.take()) == ["matrix"])
        #expect(words(try await store.take(at: .noon + .seconds(30))) == ["one", "two"])
    }

    @Test func answersToPressesNeverQueue() async throws {
        let store = try bench.open()
        try await store.order(.say("one"), in: .dana)
        for name in ["a", "b"] {
            let press = Order.acknowledge(
                callback: CallbackID(rawValue: name), room: .dana, note: name, alert: false)
            try await store.order(Delivery(press), in: .dana)
        }
        #expect(try await store.take().count == 3)
    }

    @Test func whatIsDeferredWaitsForItsTimeAndBlocksNobody() async throws {
        let store = try bench.open()
        try await store.order(.say("later", after: .seconds(60)), in: .dana)
        try await store.order(.say("now"), in: .dana)
        #expect(try await store.nextDue(after: .noon) == .noon + .seconds(60))
        #expect(try await store.deliverAll().count == 1)
        #expect(try await store.take(at: .noon + .seconds(59)).isEmpty)
        #expect(words(try await store.take(at: .noon + .seconds(60))) == ["later"])
    }

    @Test func recallTakesBackOnlyWhatStillWaits() async throws {
        let store = try bench.open()
        try await store.order(.say("in flight", tag: "t"), in: .dana)
        try await store.order(.say("other tag", tag: "u"), in: .dana)
        let flying = try #require(try await store.take().first)
        try await store.order(.say("waits", after: .seconds(9), tag: "t"), in: .dana)
        try await store.recall("t")
        #expect(try await store.number("SELECT count(*) FROM outbox") == 2)
        #expect(try await store.settle(flying, .receipt(.done)) == [.sent])
        #expect(words(try await store.take(at: .noon + .seconds(9))) == ["other tag"])
    }

    @Test func aQuietRoomHearsWhatIsUrgentAndNothingOvertakesWhatWaitsThere() async throws {
        let store = try bench.open()
        let (one, two) = (ReportID(rawValue: 1), ReportID(rawValue: 2))
        try await store.order(Delivery(.showCard(report: one, message: Message(text: "one"))), in: .desk)
        try await store.order(Delivery(.hidePhotos(report: one)), in: .desk)
        try await store.order(
            Delivery(.showCard(report: two, message: Message(text: "two")), urgent: true), in: .desk)
        try await store.order(.say("for Dana"), in: .dana)
        let press = Order.acknowledge(
            callback: CallbackID(rawValue: "c"), room: .desk, note: nil, alert: false)
        try await store.order(Delivery(press), in: .desk)
        let quiet = Wish(kinds: OrderKind.messages, quiet: [.desk], limit: 9)
        let first = try await store.take(quiet, at: .noon).compactMap(\.post)
        #expect(words(first) == ["two", "for Dana"])
        #expect(first.count == 3)
        for entry in first { try await store.settle(entry, .receipt(.done)) }
        #expect(try await store.take(quiet, at: .noon).isEmpty)
        #expect(words(try await store.take()) == ["one"])
    }

    @Test func whereNotAllMayLeaveUrgentOnesDoThenAnswersThenNews() async throws {
        let store = try bench.open()
        for name in ["n1", "n2"] { try await store.order(.say(name), in: .voter(name), isNews: true) }
        for name in ["a1", "a2"] { try await store.order(.say(name), in: .voter(name)) }
        try await store.order(.say("u", urgent: true), in: .voter("u"), isNews: true)
        // An answer never overtakes news in its own room.
        try await store.order(.say("a3"), in: .voter("n1"))
        let pace = Wish(kinds: OrderKind.messages, room: [.telegram: 3], limit: 9)
        #expect(try await store.takeAll(pace) == [["u", "a1", "a2"], ["n1", "n2"], ["a3"]])
    }

    @Test func oneForWhomThousandsWaitDelaysNobody() async throws {
        let store = try bench.open()
        try await store.flood(.eve, with: 2_000)
        for name in ["v1", "v2", "v3"] { try await store.order(.say(name), in: .voter(name)) }
        let pace = Wish(kinds: OrderKind.messages, room: [.telegram: 2], limit: 9)
        let turns = try await store.takeAll(pace, turns: 4)
        #expect(turns == [["0", "v1"], ["1", "v2"], ["2", "v3"], ["3"]])
    }

    @Test func whatWaitsAloneHoldsNobodyUp() async throws {
        let store = try bench.open()
        for text in ["one", "two"] { try await store.order(.say(text), in: .dana) }
        let first = try #require(try await store.take().first)
        try await store.untake(first.id, .entry(until: .noon + .seconds(5)))
        #expect(words(try await store.take()) == ["two"])
        #expect(try await store.nextDue(after: .noon) == .noon + .seconds(5))
    }

    @Test func whatWasTakenAndNotTriedGoesBackUnharmed() async throws {
        let store = try bench.open()
        try await store.order(.say("one"), in: .dana)
        let first = try #require(try await store.take().first)
        try await store.untake(first.id, .lane(until: .noon + .seconds(5)))
        #expect(try await store.take(at: .noon + .seconds(4)).isEmpty)
        #expect(try await store.take(at: .noon + .seconds(5)) == [first])
    }
}

extension RoomID {
    fileprivate static func voter(_ name: String) -> RoomID { RoomID(platform: .telegram, id: name) }
}

extension Store {
    fileprivate func flood(_ room: RoomID, with count: Int) throws(StoreError) {
        try transaction { () throws(StoreError) in
            for number in 0..<count { try outbox.add(.say("\(number)"), to: room, account: nil, at: .noon) }
        }
    }

    /// What leaves at once, and what after it, each time the rest is through.
    fileprivate func takeAll(_ wish: Wish, turns: Int = .max) throws -> [[String]] {
        var taken: [[String]] = []
        while taken.count < turns {
            let entries = try take(wish, at: .noon).compactMap(\.post)
            guard !entries.isEmpty else { break }
            taken.append(entries.compactMap(\.words))
            for entry in entries { try settle(entry, .receipt(.done)) }
        }
        return taken
    }

    fileprivate func recall(_ tag: String) throws(StoreError) {
        try transaction { () throws(StoreError) in try outbox.recall(tag: tag) }
    }
}

extension Work {
    fileprivate var post: OutboxEntry? { if case .perform(let entry, _, _) = self { entry } else { nil } }
}
