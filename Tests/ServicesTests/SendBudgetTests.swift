import Adapters
import CivicFacts
import Conversation
import Store
import Testing

@testable import Services

struct SendBudgetTests {
    private let noon = Moment(milliseconds: 1_800_000_000_000)
    private let desk = RoomID(platform: .telegram, id: "desk")
    private let pace = SendingPace(perMinuteInReview: 20, perSecond: 28, privateBurst: 10)

    private func post(in room: RoomID, isUrgent: Bool = false) -> OutboxEntry {
        OutboxEntry(
            id: EntryID(rawValue: 1), room: room, task: .post(Message(text: "hello"), replyTo: nil),
            attempts: 0,
            isUrgent: isUrgent)
    }

    private func change(in room: RoomID) -> OutboxEntry {
        entry(.change(MessageID(rawValue: "1"), Message(text: "hello")), room)
    }

    private func entry(_ task: OutboxTask, _ room: RoomID) -> OutboxEntry {
        OutboxEntry(id: EntryID(rawValue: 1), room: room, task: task, attempts: 0)
    }

    private func voter(_ number: Int) -> RoomID { RoomID(platform: .telegram, id: "voter\(number)") }

    @Test func aReviewRoomGetsTwentyInAnyMinuteTheLastFourUrgent() {  // T60
        var budget = SendBudget(pace: pace)
        let end = noon + .seconds(61)
        for second in 0..<16 {
            let now = noon + .seconds(Int64(second))
            #expect(budget.spend(post(in: desk), isReview: true, at: now) == nil)
        }
        let soon = noon + .seconds(20)
        #expect(budget.spend(post(in: desk), isReview: true, at: soon) == .routine(until: end))
        #expect(budget.quietRooms(at: soon) == [desk: end])
        #expect(budget.quietRooms(at: end) == [:])
        for _ in 0..<4 {
            #expect(budget.spend(post(in: desk, isUrgent: true), isReview: true, at: soon) == nil)
        }
        #expect(budget.spend(post(in: desk, isUrgent: true), isReview: true, at: soon) == .lane(until: end))
        // The window slides: what is urgent may take the first place that becomes free, the rest waits for its own.
        #expect(budget.spend(post(in: desk, isUrgent: true), isReview: true, at: end) == nil)
        let later = noon + .seconds(61 + 5)
        #expect(
            budget.spend(post(in: desk), isReview: true, at: later - .seconds(1)) == .routine(until: later))
        #expect(budget.spend(post(in: desk), isReview: true, at: later) == nil)
    }

    @Test func noMinuteEverHoldsMoreThanTwenty() {
        var budget = SendBudget(pace: pace)
        var sent: [(at: Moment, isUrgent: Bool)] = []
        for step in 0..<4_000 {
            let now = noon + Span(milliseconds: Int64(step) * 97)
            let isUrgent = step % 7 == 0
            let entry = step % 3 == 0 ? change(in: desk) : post(in: desk, isUrgent: isUrgent)
            if budget.spend(entry, isReview: true, at: now) == nil { sent.append((now, entry.isUrgent)) }
            budget.end(entry.id, at: now)
        }
        #expect(sent.count > 100)
        for (moment, _) in sent {
            let minute = sent.filter { $0.at >= moment && $0.at < moment + .minutes(1) }
            #expect(minute.count <= 20)
        }
    }

    @Test func changesAndPostsShareTheMinuteAndChangesGetTwelve() {
        var budget = SendBudget(pace: pace)
        for second in 0..<12 {
            let now = noon + .seconds(Int64(second))
            #expect(budget.spend(change(in: desk), isReview: true, at: now) == nil)
        }
        let soon = noon + .seconds(20)
        // The thirteenth change waits by itself, and nobody else for it.
        let first = noon + .seconds(61)
        #expect(budget.spend(change(in: desk), isReview: true, at: soon) == .entry(until: first))
        for _ in 0..<4 { #expect(budget.spend(post(in: desk), isReview: true, at: soon) == nil) }
        #expect(budget.spend(post(in: desk), isReview: true, at: soon) == .routine(until: first))
        #expect(budget.spend(change(in: desk), isReview: true, at: soon) == .routine(until: first))
    }

    @Test func twoReviewRoomsAreCountedApart() {
        var budget = SendBudget(pace: pace)
        for _ in 0..<16 { _ = budget.spend(post(in: desk), isReview: true, at: noon) }
        let other = RoomID(platform: .telegram, id: "other desk")
        #expect(budget.spend(post(in: desk), isReview: true, at: noon + .seconds(2)) != nil)
        #expect(budget.spend(post(in: other), isReview: true, at: noon + .seconds(2)) == nil)
    }

    @Test func allTopicsOfAGroupShareItsMinute() {  // R24
        var budget = SendBudget(pace: pace)
        let topics = ["-1005", "-1005#7", "-1005#12"].map { RoomID(platform: .telegram, id: $0) }
        for number in 0..<16 {
            let room = topics[number % 3]
            let task = number % 5 == 0 ? change(in: room) : post(in: room)
            #expect(budget.spend(task, isReview: true, at: noon + .seconds(Int64(number))) == nil)
        }
        let end = noon + .seconds(61)
        for room in topics {
            #expect(
                budget.spend(post(in: room), isReview: true, at: noon + .seconds(20)) == .routine(until: end))
        }
        #expect(budget.quietRooms(at: noon + .seconds(20)).keys.map(\.id) == ["-1005"])
        let other = RoomID(platform: .telegram, id: "-1006#7")
        #expect(budget.spend(post(in: other), isReview: true, at: noon + .seconds(20)) == nil)
    }

    @Test func whatIsTooOldToBeTakenAwayCountsAsSoManyChanges() {  // R24
        var budget = SendBudget(pace: pace)
        func removal(_ edits: Int) -> OutboxEntry {
            OutboxEntry(
                id: EntryID(rawValue: 1), room: desk, task: .remove([], line: "gone"), attempts: 0,
                edits: edits)
        }
        #expect(budget.spend(removal(9), isReview: true, at: noon) == nil)
        #expect(budget.spend(removal(0), isReview: true, at: noon) == nil)
        let end = noon + .seconds(61)
        #expect(budget.spend(removal(4), isReview: true, at: noon + .seconds(5)) == .entry(until: end))
        #expect(budget.spend(removal(3), isReview: true, at: noon + .seconds(5)) == nil)
        // Whole: twelve changes and four cards.
        for _ in 0..<4 {
            #expect(budget.spend(post(in: desk), isReview: true, at: noon + .seconds(6)) == nil)
        }
        #expect(budget.spend(post(in: desk), isReview: true, at: noon + .seconds(7)) == .routine(until: end))
    }

    @Test func aVoterGetsABurstAndThenOneASecond() {
        var budget = SendBudget(pace: pace)
        for _ in 0..<10 { #expect(budget.spend(post(in: voter(1)), isReview: false, at: noon) == nil) }
        #expect(
            budget.spend(post(in: voter(1)), isReview: false, at: noon) == .lane(until: noon + .seconds(1)))
        #expect(budget.spend(post(in: voter(2)), isReview: false, at: noon) == nil)
        for second in 1...5 {
            let now = noon + .seconds(Int64(second))
            #expect(budget.spend(post(in: voter(1)), isReview: false, at: now) == nil)
            #expect(
                budget.spend(post(in: voter(1)), isReview: false, at: now) == .lane(until: now + .seconds(1)))
        }
    }

    @Test func silenceFillsTheBurstAgain() {
        var budget = SendBudget(pace: pace)
        for _ in 0..<10 { _ = budget.spend(post(in: voter(1)), isReview: false, at: noon) }
        let later = noon + .minutes(5)
        for _ in 0..<10 { #expect(budget.spend(post(in: voter(1)), isReview: false, at: later) == nil) }
        #expect(budget.spend(post(in: voter(1)), isReview: false, at: later) != nil)
    }

    @Test func allRoomsTogetherGetTwentyEightASecond() {  // R25
        var budget = SendBudget(pace: pace)
        for number in 0..<28 {
            #expect(budget.spend(post(in: voter(number)), isReview: false, at: noon) == nil)
        }
        let soon = noon + Span(milliseconds: 40)
        #expect(budget.spend(post(in: voter(99)), isReview: false, at: noon) == .lane(until: soon))
        #expect(budget.spend(change(in: desk), isReview: true, at: soon) != nil)
        // Where nobody knows yet when they arrived, they may have arrived just now.
        #expect(budget.spend(post(in: voter(99)), isReview: false, at: noon + .seconds(1)) != nil)
        budget.end(EntryID(rawValue: 1), at: noon + Span(milliseconds: 300))
        let late = noon + Span(milliseconds: 1_300)
        #expect(budget.spend(post(in: voter(99)), isReview: false, at: late - Span(milliseconds: 1)) != nil)
        #expect(budget.spend(post(in: voter(99)), isReview: false, at: late) == nil)
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

    @Test func asManyAreOnTheirWayAsAKillMayRepeat() {
        let window = SendingPace(perMinuteInReview: 20, perSecond: 28, privateBurst: 10, window: 8)
        var budget = SendBudget(pace: window)
        #expect(budget.room(at: noon, awaited: 0) == (8, nil))
        #expect(budget.room(at: noon, awaited: 7) == (1, nil))
        #expect(budget.room(at: noon, awaited: 8) == (0, nil))
        for number in 0..<28 { _ = budget.spend(post(in: voter(number)), isReview: false, at: noon) }
        let soon = noon + Span(milliseconds: 10)
        #expect(budget.room(at: soon, awaited: 0) == (0, nil))
        budget.end(EntryID(rawValue: 1), at: soon)
        #expect(budget.room(at: soon, awaited: 0) == (0, soon + .seconds(1)))
    }

    @Test func whereARepeatDoesNoHarmMessagesLeaveTogether() {
        var budget = SendBudget(pace: pace)
        #expect(budget.room(at: noon, awaited: 200).count == 28)
        for number in 0..<28 { _ = budget.spend(post(in: voter(number)), isReview: false, at: noon) }
        budget.end(EntryID(rawValue: 1), at: noon)
        #expect(budget.room(at: noon, awaited: 0) == (0, noon + .seconds(1)))
        #expect(budget.room(at: noon + .seconds(1), awaited: 0).count == 28)
    }

    private func album(of count: Int) -> OutboxEntry {
        let photo = PhotoFile(path: "photo", width: 1, height: 1)
        return entry(.postPhotos(Array(repeating: photo, count: count), caption: "", replyTo: nil), desk)
    }

    @Test func anAlbumCountsEachOfItsPhotos() {
        var budget = SendBudget(pace: pace)
        #expect(budget.spend(album(of: 9), isReview: true, at: noon) == nil)
        for second in 1...2 {
            #expect(budget.spend(post(in: desk), isReview: true, at: noon + .seconds(Int64(second))) == nil)
        }
        // Six are too many while five are free; they leave when the first nine are a minute old.
        let soon = noon + .seconds(6)
        #expect(budget.spend(album(of: 6), isReview: true, at: soon) == .routine(until: noon + .seconds(61)))
        #expect(budget.spend(album(of: 5), isReview: true, at: soon) == nil)
        #expect(budget.spend(album(of: 6), isReview: true, at: noon + .seconds(61)) == nil)
    }

    @Test func anAlbumLargerThanAMinuteTakesAWholeOne() {
        var budget = SendBudget(pace: SendingPace(perMinuteInReview: 5, perSecond: 28, privateBurst: 10))
        #expect(budget.spend(album(of: 10), isReview: true, at: noon) == nil)
        #expect(budget.spend(post(in: desk), isReview: true, at: noon + .seconds(60)) != nil)
        #expect(budget.spend(post(in: desk), isReview: true, at: noon + .seconds(61)) == nil)
    }

    @Test func whatLeftBeforeARestartCounts() {
        var budget = SendBudget(pace: pace)
        budget.remember(ReviewSend(room: desk, at: noon, isChange: false, messages: 16))
        let end = noon + .seconds(61)
        #expect(
            budget.spend(post(in: desk), isReview: true, at: noon + .seconds(9)) == .routine(until: end))
        #expect(
            budget.spend(change(in: desk), isReview: true, at: noon + .seconds(9)) == .routine(until: end))
    }

    @Test func aPlatformWithoutLimitsIsNeverSlowedDown() {
        var budget = SendBudget(pace: .unlimited)
        for _ in 0..<500 {
            #expect(budget.spend(post(in: desk), isReview: true, at: noon) == nil)
            #expect(budget.spend(post(in: voter(1)), isReview: false, at: noon) == nil)
        }
    }
}
