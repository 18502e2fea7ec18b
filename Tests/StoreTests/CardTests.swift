import CivicFacts
import Conversation
import Testing

@testable import Store

struct CardTests {
    private let bench = Bench()
    private let one = ReportID(rawValue: 1)

    @Test func aNewerCardReplacesOneThatWaits() async throws {  // T61
        let store = try bench.open()
        try await store.order(.card(1, "old"), in: .desk)
        try await store.order(.card(2, "other"), in: .desk)
        try await store.order(.card(1, "new", urgent: true), in: .desk)
        let tasks = try await store.deliverAll()
        #expect(
            tasks == [.post(Message(text: "new"), replyTo: nil), .post(Message(text: "other"), replyTo: nil)])
    }

    @Test func aCardInFlightIsFollowedByTheNewerOne() async throws {
        let store = try bench.open()
        try await store.order(.card(1, "old"), in: .desk)
        let flying = try #require(try await store.take().first)
        try await store.order(.card(1, "new"), in: .desk)
        try await store.settle(flying, .receipt(flying.receipt))
        let card = try #require(flying.message)
        #expect(try await store.deliverAll() == [.change(card, Message(text: "new"))])
    }

    @Test func aCardThatMustBeTriedAgainSaysWhatIsTrueNow() async throws {
        let store = try bench.open()
        try await store.order(.card(1, "words that are withdrawn"), in: .desk)
        let flying = try #require(try await store.take().first)
        try await store.order(.card(1, "withdrawn"), in: .desk)
        try await store.settle(flying, .failure(.later(after: .seconds(1), scope: .room)))
        let tasks = try await store.deliverAll(at: .noon + .seconds(1))
        let card = try #require(flying.message)
        let now = Message(text: "withdrawn")
        #expect(tasks == [.post(now, replyTo: nil), .change(card, now)])
    }

    @Test func aCardThatIsGoneIsPostedAfresh() async throws {
        let store = try bench.open()
        try await store.order(.card(1, "old"), in: .desk)
        try await store.deliverAll()
        try await store.order(.card(1, "new"), in: .desk)
        let change = try #require(try await store.take().first)
        guard case .change(let gone, _) = change.task else { throw Unexpected() }
        try await store.settle(change, .failure(.never(.messageGone)))
        #expect(try await store.deliverAll() == [.post(Message(text: "new"), replyTo: nil)])
        #expect(try await store.subject(of: gone, in: .desk) == nil)
    }

    @Test func aPressFindsTheReportOfItsCardAndOfItsPhotos() async throws {
        let store = try bench.open()
        try await store.order(.card(7, "card"), in: .desk)
        let card = try #require(try await store.take().first)
        try await store.settle(
            card, .receipt(.posted([MessageID(rawValue: "70"), MessageID(rawValue: "71")])))
        for id in ["70", "71"] {
            #expect(
                try await store.subject(of: MessageID(rawValue: id), in: .desk) == ReportID(rawValue: 7))
        }
        #expect(try await store.subject(of: MessageID(rawValue: "70"), in: .eve) == nil)
    }

    @Test func aPressedCardWhoseReceiptWasLostIsRememberedAndNotPostedAgain() async throws {
        let store = try bench.open()
        let report = try await store.sendReport("the line is long")
        var card = try #require(try await store.take().first { $0.room == .desk })
        // The platform has it, its answer is lost, and a moderator presses on it meanwhile.
        try await store.settle(card, .failure(.unknown))
        let shown = MessageID(rawValue: "the card nobody told us of")
        try await store.hear(
            Inbound(
                key: "press", room: .desk, sender: SenderID(platform: .telegram, id: "omar"),
                standing: .moderator, at: .noon, message: shown, name: "Omar",
                event: .tapped(
                    token: CardToken.text("take", on: report, version: 1),
                    callback: CallbackID(rawValue: "c"))))
        #expect(try await store.subject(of: shown, in: .desk) == report)
        card = try #require(try await store.take().first { $0.id == card.id })
        guard case .change(shown, _) = card.task else { throw Unexpected() }
    }

    @Test func aMovedRoomTakesItsQueueAlongAndForgetsItsMessages() async throws {  // T47
        let old = RoomID.desk
        let new = RoomID(platform: .telegram, id: "-100500")
        let store = try bench.open()
        try await store.order(.card(1, "first card"), in: old)
        try await store.deliverAll()
        try await store.order(.card(2, "second card"), in: old)
        try await store.order(.card(3, "third card"), in: old)
        let moving = try #require(try await store.take().first)
        // The new room counts its messages anew: this id was another card's in the old room.
        let reused = try #require(try await store.cards(of: one, in: old).first)
        try await store.settle(moving, .receipt(.moved(to: new, posted: [reused])))

        #expect(try await store.subject(of: reused, in: new) == ReportID(rawValue: 2))
        #expect(try await store.number("SELECT count(*) FROM postings") == 1)
        let third = try #require(try await store.take().first)
        #expect(third.room == new)
        try await store.settle(third, .receipt(third.receipt))
        #expect(try await store.rooms() == [new])
        // The first card is posted afresh when it has something new to say.
        try await store.order(.card(1, "changed"), in: new)
        #expect(try await store.deliverAll() == [.post(Message(text: "changed"), replyTo: nil)])
    }

    @Test func twoSendsThatMovedAreOneMove() async throws {
        let new = RoomID(platform: .telegram, id: "-100500")
        let store = try bench.open()
        try await store.order(.card(1, "card"), in: .desk)
        let order = Order.acknowledge(
            callback: CallbackID(rawValue: "c"), room: .desk, note: nil, alert: false)
        try await store.order(Delivery(order), in: .desk)
        let both = try await store.take()
        #expect(both.count == 2)
        for entry in both {
            let posted = entry.words == nil ? [] : [MessageID(rawValue: "5")]
            try await store.settle(entry, .receipt(.moved(to: new, posted: posted)))
        }
        #expect(try await store.subject(of: MessageID(rawValue: "5"), in: new) == one)
        #expect(try await store.rooms() == [new])
    }

    @Test func anAnswerInAMovedRoomRepliesToNothing() async throws {
        let new = RoomID(platform: .telegram, id: "-100500")
        let store = try bench.open()
        try await store.order(.card(1, "card"), in: .desk)
        let reply = Order.announce(
            message: Message(text: "said"), in: .desk, replyTo: MessageID(rawValue: "5"))
        try await store.order(Delivery(reply), in: .desk)
        let moving = try #require(try await store.take().first)
        try await store.settle(moving, .receipt(.moved(to: new, posted: [])))
        #expect(try await store.deliverAll() == [.post(Message(text: "said"), replyTo: nil)])
    }
}

private struct Unexpected: Error {}

extension OutboxEntry {
    fileprivate var message: MessageID? {
        if case .posted(let messages) = receipt { messages.first } else { nil }
    }
}

extension Store {
    fileprivate func subject(of message: MessageID, in room: RoomID) throws(StoreError) -> ReportID? {
        try postings.report(of: message, in: room)
    }

    fileprivate func cards(of report: ReportID, in room: RoomID) throws(StoreError) -> [MessageID] {
        try postings.messages(of: report, kind: .card, in: room)
    }

    fileprivate func rooms() throws(StoreError) -> [RoomID] { try reviewRooms() }
}
