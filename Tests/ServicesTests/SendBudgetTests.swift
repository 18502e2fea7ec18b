import Adapters
import CivicFacts
import Conversation
import Store
import Testing

@testable import Services

struct SendBudgetTests {
    private let noon = Moment(milliseconds: 1_800_000_000_000)
    private let desk = RoomID(platform: .telegram, id: "desk")
    private let pace = SendingPace(
        postsPerMinuteInReview: 20, changesPerMinuteInReview: 20, perSecond: 28, privateBurst: 10)

    private func post(in room: RoomID) -> OutboxEntry {
        entry(.post(Message(text: "hello"), replyTo: nil), room)
    }

    private func change(in room: RoomID) -> OutboxEntry {
        entry(.change(MessageID(rawValue: "1"), Message(text: "hello")), room)
    }

    private func entry(_ task: OutboxTask, _ room: RoomID) -> OutboxEntry {
        OutboxEntry(id: EntryID(rawValue: 1), room: room, task: task, attempts: 0)
    }

    private func voter(_ number: Int) -> RoomID { RoomID(platform: .telegram, id: "voter\(number)") }

    @Test func aReviewRoomGetsTwentyPostsInAnyMinute() {  // T60
        var budget = SendBudget(pace: pace)
        for second in 0..<20 {
            let wait = budget.spend(post(in: desk), isReview: true, at: noon + .seconds(Int64(second)))
            #expect(wait == nil)
        }
        let first = noon + .seconds(61)
        #expect(budget.spend(post(in: desk), isReview: true, at: noon + .seconds(20)) == first)
        #expect(budget.spend(post(in: desk), isReview: true, at: first - Span(milliseconds: 1)) == first)
        // The window slides: one place becomes free a second after the other.
        #expect(budget.spend(post(in: desk), isReview: true, at: first) == nil)
        #expect(budget.spend(post(in: desk), isReview: true, at: first) == first + .seconds(1))
    }

    @Test func noMinuteEverHoldsMoreThanTwenty() {
        var budget = SendBudget(pace: pace)
        var sent: [Moment] = []
        for step in 0..<4_000 {
            let now = noon + Span(milliseconds: Int64(step) * 97)
            if budget.spend(post(in: desk), isReview: true, at: now) == nil { sent.append(now) }
        }
        #expect(sent.count > 100)
        for moment in sent {
            #expect(sent.filter { $0 >= moment && $0 < moment + .minutes(1) }.count <= 20)
        }
    }

    @Test func changesAreCountedApart() {
        var budget = SendBudget(pace: pace)
        for second in 0..<20 {
            let now = noon + .seconds(Int64(second))
            #expect(budget.spend(post(in: desk), isReview: true, at: now) == nil)
            #expect(budget.spend(change(in: desk), isReview: true, at: now) == nil)
        }
        #expect(budget.spend(post(in: desk), isReview: true, at: noon + .seconds(20)) != nil)
        #expect(budget.spend(change(in: desk), isReview: true, at: noon + .seconds(20)) != nil)
    }

    @Test func twoReviewRoomsAreCountedApart() {
        var budget = SendBudget(pace: pace)
        for _ in 0..<20 { _ = budget.spend(post(in: desk), isReview: true, at: noon) }
        let other = RoomID(platform: .telegram, id: "other desk")
        #expect(budget.spend(post(in: desk), isReview: true, at: noon + .seconds(2)) != nil)
        #expect(budget.spend(post(in: other), isReview: true, at: noon + .seconds(2)) == nil)
    }

    @Test func aVoterGetsABurstAndThenOneASecond() {
        var budget = SendBudget(pace: pace)
        for _ in 0..<10 { #expect(budget.spend(post(in: voter(1)), isReview: false, at: noon) == nil) }
        #expect(budget.spend(post(in: voter(1)), isReview: false, at: noon) == noon + .seconds(1))
        #expect(budget.spend(post(in: voter(2)), isReview: false, at: noon) == nil)
        for second in 1...5 {
            let now = noon + .seconds(Int64(second))
            #expect(budget.spend(post(in: voter(1)), isReview: false, at: now) == nil)
            #expect(budget.spend(post(in: voter(1)), isReview: false, at: now) == now + .seconds(1))
        }
    }

    @Test func silenceFillsTheBurstAgain() {
        var budget = SendBudget(pace: pace)
        for _ in 0..<10 { _ = budget.spend(post(in: voter(1)), isReview: false, at: noon) }
        let later = noon + .minutes(5)
        for _ in 0..<10 { #expect(budget.spend(post(in: voter(1)), isReview: false, at: later) == nil) }
        #expect(budget.spend(post(in: voter(1)), isReview: false, at: later) != nil)
    }

    @Test func allRoomsTogetherGetTwentyEightASecond() {
        var budget = SendBudget(pace: pace)
        for number in 0..<28 {
            #expect(budget.spend(post(in: voter(number)), isReview: false, at: noon) == nil)
        }
        let soon = noon + Span(milliseconds: 40)
        #expect(budget.spend(post(in: voter(99)), isReview: false, at: noon) == soon)
        #expect(budget.spend(change(in: desk), isReview: true, at: soon) != nil)
        #expect(budget.spend(post(in: voter(99)), isReview: false, at: noon + .seconds(1)) == nil)
    }

    @Test func whatIsRefusedCostsNothing() {
        var budget = SendBudget(pace: pace)
        for _ in 0..<10 { _ = budget.spend(post(in: voter(1)), isReview: false, at: noon) }
        for _ in 0..<100 { _ = budget.spend(post(in: voter(1)), isReview: false, at: noon) }
        for number in 2..<20 {
            #expect(budget.spend(post(in: voter(number)), isReview: false, at: noon) == nil)
        }
    }

    @Test func answersToPressesAreFree() {
        var budget = SendBudget(pace: pace)
        let press = OutboxTask.acknowledge(CallbackID(rawValue: "c"), note: nil, alert: false)
        for _ in 0..<500 { #expect(budget.spend(entry(press, desk), isReview: true, at: noon) == nil) }
        #expect(budget.spend(post(in: desk), isReview: true, at: noon) == nil)
    }

    @Test func whereARepeatIsSeenMessagesLeaveOneByOne() {
        var budget = SendBudget(pace: careful)
        #expect(budget.room(at: noon, awaited: []) == (1, noon))
        // One that is under way is waited for, half a second at most.
        let begun = noon - Span(milliseconds: 100)
        let open = noon + Span(milliseconds: 400)
        #expect(budget.room(at: noon, awaited: [begun]) == (0, open))
        #expect(budget.room(at: open, awaited: [begun]) == (1, open))
        // A slow one does not make the fresh one beside it any less fresh.
        #expect(budget.room(at: open, awaited: [begun, open]) == (0, open + Span(milliseconds: 500)))
    }

    @Test func whereARepeatDoesNoHarmMessagesLeaveTogether() {
        var budget = SendBudget(pace: pace)
        #expect(budget.room(at: noon, awaited: [noon, noon]).count == 28)
        for number in 0..<28 { _ = budget.spend(post(in: voter(number)), isReview: false, at: noon) }
        #expect(budget.room(at: noon, awaited: []) == (0, noon + .seconds(1)))
        #expect(budget.room(at: noon + .seconds(1), awaited: []).count == 28)
    }

    @Test func theSecondsLimitHoldsForTheCarefulToo() {
        var budget = SendBudget(pace: careful)
        for number in 0..<28 { _ = budget.spend(post(in: voter(number)), isReview: false, at: noon) }
        #expect(budget.room(at: noon + Span(milliseconds: 10), awaited: []) == (0, noon + .seconds(1)))
    }

    private var careful: SendingPace {
        SendingPace(
            postsPerMinuteInReview: 20, changesPerMinuteInReview: 20, perSecond: 28, privateBurst: 10,
            patience: Span(milliseconds: 500))
    }

    private func album(of count: Int) -> OutboxEntry {
        let photo = PhotoFile(path: "photo", width: 1, height: 1)
        return entry(.postPhotos(Array(repeating: photo, count: count), caption: "", replyTo: nil), desk)
    }

    @Test func anAlbumCountsEachOfItsPhotos() {
        var budget = SendBudget(pace: pace)
        #expect(budget.spend(album(of: 10), isReview: true, at: noon) == nil)
        for second in 1...5 {
            #expect(budget.spend(post(in: desk), isReview: true, at: noon + .seconds(Int64(second))) == nil)
        }
        // Six are too many while five are free; they leave when the first ten are a minute old.
        let soon = noon + .seconds(6)
        #expect(budget.spend(album(of: 6), isReview: true, at: soon) == noon + .seconds(61))
        #expect(budget.spend(album(of: 5), isReview: true, at: soon) == nil)
        #expect(budget.spend(album(of: 6), isReview: true, at: noon + .seconds(61)) == nil)
    }

    @Test func anAlbumLargerThanAMinuteTakesAWholeOne() {
        var budget = SendBudget(
            pace: SendingPace(
                postsPerMinuteInReview: 5, changesPerMinuteInReview: 5, perSecond: 28, privateBurst: 10))
        #expect(budget.spend(album(of: 10), isReview: true, at: noon) == nil)
        #expect(budget.spend(post(in: desk), isReview: true, at: noon + .seconds(60)) != nil)
        #expect(budget.spend(post(in: desk), isReview: true, at: noon + .seconds(61)) == nil)
    }

    @Test func whatLeftBeforeARestartCounts() {
        var budget = SendBudget(pace: pace)
        budget.remember(ReviewSend(room: desk, at: noon, isChange: false, messages: 20))
        #expect(budget.spend(post(in: desk), isReview: true, at: noon + .seconds(9)) == noon + .seconds(61))
        #expect(budget.spend(change(in: desk), isReview: true, at: noon + .seconds(9)) == nil)
    }

    @Test func aPlatformWithoutLimitsIsNeverSlowedDown() {
        var budget = SendBudget(pace: .unlimited)
        for _ in 0..<500 {
            #expect(budget.spend(post(in: desk), isReview: true, at: noon) == nil)
            #expect(budget.spend(post(in: voter(1)), isReview: false, at: noon) == nil)
        }
    }
}
