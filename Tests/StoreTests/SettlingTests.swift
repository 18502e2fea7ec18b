import CivicFacts
import Testing

@testable import Conversation
@testable import Store

struct SettlingTests {
    private let bench = Bench()

    @Test func anUnreachablePersonsQueueIsCancelledAndTheHouseHearsOfIt() async throws {  // T45
        let store = try bench.open()
        let report = try await store.sendReport("The line goes around the block")
        try await store.deliverAll()
        let dana = try await store.account(.dana, room: .dana)
        for text in ["one", "two", "three"] { try await store.order(.say(text), in: .dana, account: dana) }
        let first = try #require(try await store.take().first)
        #expect(try await store.settle(first, .failure(.never(.unreachable))) == [.unreachable])
        #expect(try await store.take().isEmpty)
        #expect(try await store.think() == 1)
        #expect(try await store.glance(at: .noon).waiting.first?.isAuthorReachable == false)
        let card = try #require(try await store.take().first)
        #expect(card.words?.contains(Catalogue(.english).text(CardWords.unreachable)) == true)
        #expect(try await store.number("SELECT count(*) FROM accounts WHERE reachable = 0") == 1)
        #expect(report == ReportID(rawValue: 1))
    }

    @Test func whatWasPostedWithoutANameCountsInTheRoomsMinute() async throws {  // Z17
        let store = try bench.open()
        try await store.order(.card(1, "card"), in: .desk)
        let first = try #require(try await store.take().first)
        #expect(try await store.settle(first, .receipt(.posted([]))) == [.sent])
        #expect(try await store.reviewSends(since: .noon).map(\.messages) == [1])
        // Nobody knows the card: its next change is a new one.
        try await store.order(.card(1, "changed"), in: .desk)
        #expect(try await store.deliverAll() == [.post(Message(text: "changed"), replyTo: nil)])
    }

    @Test func aClosedRoomKeepsItsQueue() async throws {  // T46
        let store = try bench.open()
        for number in 1...3 { try await store.order(.card(Int64(number), "card \(number)"), in: .desk) }
        let first = try #require(try await store.take().first)
        #expect(try await store.settle(first, .failure(.never(.roomClosed))) == [.roomClosed])
        #expect(try await store.take().isEmpty)
        #expect(try await store.glance(at: .noon).outbox == [.desk: 3])
        let words = try await store.deliverAll(at: .noon + .minutes(1))
        #expect(words.count == 3)
        #expect(words.first == .post(Message(text: "card 1"), replyTo: nil))
    }

    @Test func whatMayHaveArrivedIsRepeatedFiveTimesAtTheMost() async throws {  // T54
        let store = try bench.open()
        try await store.order(.say("one"), in: .dana)
        try await store.order(.say("two"), in: .dana)
        var notes: [SettlementNote] = []
        for _ in 0..<6 {
            let entry = try #require(try await store.take().first)
            #expect(entry.words == "one")
            notes += try await store.settle(entry, .failure(.unknown))
        }
        #expect(notes == Array(repeating: .repeatedAfterDoubt, count: 5) + [.droppedInDoubt])
        #expect(try await store.take().first?.words == "two")
    }

    @Test(arguments: [DeliveryError.Reason.refused, .tooLarge, .fileGone, .tooLate])
    func whatIsRefusedForGoodMakesRoomForTheNext(reason: DeliveryError.Reason) async throws {
        let store = try bench.open()
        try await store.order(.say("one"), in: .dana)
        try await store.order(.say("two"), in: .dana)
        let first = try #require(try await store.take().first)
        #expect(try await store.settle(first, .failure(.never(reason))) == [.refused])
        #expect(try await store.take().first?.words == "two")
    }

    @Test(arguments: [DeliveryError.Reason.messageGone, .refused])
    func anAnswerWhoseEarlierMessageCannotBeChangedIsSaidAnew(reason: DeliveryError.Reason) async throws {
        let store = try bench.open()
        let earlier = MessageID(rawValue: "7")
        let month = Message(text: "Dec 2026")
        let account = try await store.account(.dana, room: .dana)
        let order = Order.rephrase(earlier: earlier, as: month, in: .dana)
        try await store.order(Delivery(order), in: .dana, account: account)
        let first = try #require(try await store.take().first)
        #expect(first.task == .change(earlier, month))
        #expect(try await store.settle(first, .failure(.never(reason))) == [.retried])
        let second = try #require(try await store.take().first)
        #expect(second.task == .post(month, replyTo: nil))
        #expect(try await store.settle(second, .receipt(.posted([MessageID(rawValue: "9")]))) == [.sent])
        #expect(try await store.take().isEmpty)
    }

    @Test func whatWasSettledTwiceIsSettledOnce() async throws {
        let store = try bench.open()
        try await store.order(.say("one"), in: .dana)
        let first = try #require(try await store.take().first)
        #expect(try await store.settle(first, .receipt(.done)) == [.sent])
        #expect(try await store.settle(first, .failure(.unknown)) == [.recalled])
        #expect(try await store.take().isEmpty)
    }

    @Test func whoIsVouchedForComesInAgain() async throws {
        let store = try bench.open()
        try await store.sendReport("The line goes around the block")
        try await store.deliverAll()
        try await store.hear(
            Inbound(
                key: "press", room: .desk, sender: SenderID(platform: .telegram, id: "omar"),
                standing: .unchecked, at: .noon, name: "Omar",
                event: .commanded(name: "approve", rest: "1")))
        let question = try #require(try await store.take().first)
        #expect(question.task == .vouch(SenderID(platform: .telegram, id: "omar")))
        try await store.settle(question, .receipt(.vouched(isModerator: true)))
        #expect(try await store.glance(at: .noon).waiting.count == 1)
        try await store.think()
        #expect(try await store.glance(at: .noon).waiting.isEmpty)
    }
}
