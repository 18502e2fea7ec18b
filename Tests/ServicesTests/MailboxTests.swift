import CivicFacts
import Conversation
import Testing

@testable import Services

@Suite(.timeLimit(.minutes(30)))  // finds a hang, not a slow machine
struct MailboxTests {
    private let mailbox = Mailbox<Int>()
    private let long = Span.days(1)

    @Test func aRingBeforeTheWaitIsNotLost() async {
        mailbox.ring()
        #expect(await mailbox.collect(within: long) == [])
    }

    @Test func aRingWakesOnce() async {
        mailbox.ring()
        _ = await mailbox.collect(within: long)
        let wait = Task { await mailbox.collect(within: long) }
        mailbox.post(7)
        #expect(await wait.value == [7])
    }

    @Test func lettersAreCollectedTogetherAndInOrder() async {
        for letter in 1...3 { mailbox.post(letter) }
        #expect(await mailbox.collect(within: long) == [1, 2, 3])
        mailbox.ring()
        #expect(await mailbox.collect(within: long) == [])
    }

    @Test func aLetterWakesTheOneWhoWaits() async {
        let wait = Task { await mailbox.collect(within: long) }
        for _ in 0..<100 { await Task.yield() }
        mailbox.post(1)
        #expect(await wait.value == [1])
    }

    @Test func theSpanEndsTheWait() async {
        #expect(await mailbox.collect(within: Span(milliseconds: 1)) == [])
        #expect(await mailbox.collect(within: Span(milliseconds: -5)) == [])
    }

    @Test func theAlarmOfAnEarlierWaitDoesNotEndALaterOne() async {
        let early = Task { await mailbox.collect(within: Span(milliseconds: 20)) }
        mailbox.post(1)
        #expect(await early.value == [1])
        let began = ContinuousClock.now
        #expect(await mailbox.collect(within: Span(milliseconds: 60)) == [])
        #expect(ContinuousClock.now - began >= .milliseconds(60))
    }

    @Test(arguments: [0, 1_000])
    func cancellationEndsTheWait(yields: Int) async {
        let wait = Task { await mailbox.collect(within: long) }
        for _ in 0..<yields { await Task.yield() }
        wait.cancel()
        #expect(await wait.value == [])
    }

    @Test func whatAStormOfPostsBringsIsAllThereAndInOrder() async {
        let (posters, each) = (16, 1_000)
        let collected = Task {
            var letters: [Int] = []
            while letters.count < posters * each { letters += await mailbox.collect(within: long) }
            return letters
        }
        await withTaskGroup(of: Void.self) { group in
            for poster in 0..<posters {
                group.addTask {
                    for number in 0..<each {
                        mailbox.post(poster * each + number)
                        if number % 50 == 0 { await Task.yield() }
                    }
                }
            }
        }
        let letters = await collected.value
        #expect(letters.count == posters * each)
        for poster in 0..<posters {
            let own = letters.filter { $0 / each == poster }
            #expect(own == Array(poster * each..<(poster + 1) * each))
        }
    }

    @Test func aBellThatWasRungEndsTheNextWaitOnly() async {
        let bell = Bell()
        bell.ring()
        await bell.wait(within: long)
        let wait = Task { await bell.wait(within: long) }
        bell.ring()
        await wait.value
    }
}
