import CivicFacts
import Conversation
import Locks
import Testing

@testable import Adapters

/// The long poll through every kind of trouble.
struct TelegramPollingTests {
    private let one = #"[\#(Updates.message(#""text":"a""#))]"#

    /// Polls until `enough` batches are kept, then cancels; the error that ended it.
    private func run(
        _ rig: TelegramRig, from cursor: String? = nil, until enough: Int
    ) async -> (batches: [Batch], error: (any Error)?) {
        let kept = Locked<[Batch]>([])
        let polling = Task {
            try await rig.adapter.receive(from: cursor.map { Cursor(value: $0) }) { batch in
                let count = kept.withLock {
                    $0.append(batch)
                    return $0.count
                }
                if count == enough { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        let result = await polling.result
        if case .failure(let error) = result { return (kept.withLock { $0 }, error) }
        return (kept.withLock { $0 }, nil)
    }

    private func offsets(_ rig: TelegramRig) -> [Int?] {
        rig.telegram.calls(of: "getUpdates").map { $0["offset"] as? Int }
    }

    @Test func everyPollSaysWhatItWantsAndForHowLong() async {  // T11, T14
        let rig = TelegramRig(["getUpdates": [.ok(one)]])
        _ = await run(rig, until: 1)
        let call = rig.telegram.calls(of: "getUpdates")[0]
        #expect(call["timeout"] as? Int == 30)
        #expect(
            call["allowed_updates"] as? [String] == [
                "message", "edited_message", "callback_query", "my_chat_member", "chat_member",
                "message_reaction", "pre_checkout_query",
            ])
        #expect(rig.telegram.requests[0].deadline == .seconds(45))
        #expect(rig.telegram.requests[0].limit >= 8 << 20)  // T20
    }

    @Test func aBatchIsKeptBeforeTheNextPollConfirmsIt() async {  // T15
        let rig = TelegramRig(["getUpdates": [.ok(one), .ok("[\(Updates.tap("x"))]")]])
        let pollsWhenKept = Locked<[Int]>([])
        let polling = Task {
            try await rig.adapter.receive(from: nil) { batch in
                let count = rig.telegram.requests.count
                let isLast = pollsWhenKept.withLock {
                    $0.append(count)
                    return $0.count == 2
                }
                if isLast { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        _ = await polling.result
        #expect(pollsWhenKept.withLock { $0 } == [1, 2])
        #expect(offsets(rig) == [0, 8])
    }

    @Test func whatCannotBeKeptIsNotConfirmed() async {  // T15
        struct DiskFull: Error {}
        let rig = TelegramRig(["getUpdates": [.ok(one)]])
        await #expect(throws: DiskFull.self) {
            try await rig.adapter.receive(from: nil) { _ in throw DiskFull() }
        }
        #expect(offsets(rig) == [0])
    }

    @Test func theCursorGoesOnWhereItWasAndNeverBelowZero() async {  // T16, T18
        let rig = TelegramRig(["getUpdates": [.ok(one)]])
        _ = await run(rig, from: "501", until: 1)
        #expect(offsets(rig) == [501])
        let odd = TelegramRig(["getUpdates": [.ok(one)]])
        _ = await run(odd, from: "-5", until: 1)
        #expect(offsets(odd) == [0])
    }

    @Test func smallerNumbersThanBeforeAreANewSeries() async {  // T17
        let rig = TelegramRig(["getUpdates": [.ok(one), .ok("[\(Updates.tap("x"))]")]])
        let kept = await run(rig, from: "501", until: 2)
        #expect(kept.batches.map(\.cursor) == [Cursor(value: "8"), Cursor(value: "10")])
        #expect(offsets(rig) == [501, 8])
    }

    @Test(arguments: [
        FakeTelegram.Answer.raw(502, "<html>Bad Gateway</html>"), .raw(200, ""), .fault(.notSent),
        .raw(200, #"{"ok":true,"result":[{"update_id":7,"#), .fault(.uncertain), .fault(.tooLarge),
        .refusal(500, "Internal Server Error"), .raw(200, "<html>Sign in</html>"),
    ])
    func passingTroubleKeepsTheOffset(trouble: FakeTelegram.Answer) async {  // T12, T22
        let rig = TelegramRig(["getUpdates": [trouble, trouble, .ok(one)]])
        let kept = await run(rig, from: "3", until: 1)
        #expect(kept.batches.count == 1)
        #expect(offsets(rig) == [3, 3, 3])
        // Full jitter at one half: between one second and two, then four.
        #expect(rig.sleeps == [Span(milliseconds: 1_500), Span(milliseconds: 2_500)])
    }

    @Test func theBackoffEndsAtAMinuteAndBeginsAnewAfterSuccess() async {  // T22
        let down = Array(repeating: FakeTelegram.Answer.fault(.notSent), count: 9)
        let rig = TelegramRig(["getUpdates": down + [.ok(one)] + down.prefix(1) + [.ok(one)]])
        _ = await run(rig, until: 2)
        #expect(rig.sleeps.dropFirst(8).map(\.milliseconds) == [30_500, 1_500])
    }

    @Test func askedForSilenceIsKept() async {  // T23
        let rig = TelegramRig([
            "getUpdates": [
                .refusal(429, "Too Many Requests: retry after 7", parameters: #"{"retry_after":7}"#),
                .raw(429, "<html>", retryAfter: 3), .ok(one),
            ]
        ])
        _ = await run(rig, until: 1)
        #expect(rig.sleeps.map(\.milliseconds) == [7_500, 3_500])
        #expect(rig.notes.prefix(2) == [.flood(seconds: 7), .flood(seconds: 3)])
    }

    private let conflict = FakeTelegram.Answer.refusal(
        409, "Conflict: terminated by other getUpdates request; make sure that only one bot instance runs")

    @Test func ofTwoPollersBothEndAfterThreeConflictsInAMinute() async {  // T24, T-e, Z18
        let rig = TelegramRig([
            "getUpdates": [conflict, .ok(one), conflict, .ok(one), conflict, .ok(one), .ok(one)]
        ])
        let ended = await run(rig, until: 5)
        #expect((ended.error as? AdapterFault)?.description.contains("TELEGRAM_TOKEN") == true)
        #expect(ended.batches.count == 2)
        #expect(rig.sleeps.map(\.milliseconds) == [5_500, 11_000])
        #expect(rig.notes.filter { $0 != .polled(updates: 1) } == (1...3).map { .conflict(attempt: $0) })
        let polls = rig.telegram.calls(of: "getUpdates")
        // The last one is for the other program, and waits for nothing.
        #expect(polls.map { $0["timeout"] as? Int } == [30, 30, 30, 30, 30, 0])
    }

    @Test func twoMinutesOfConflictInAllEndItAsWell() async throws {  // T-e
        let rig = TelegramRig()
        var patience = TelegramPatience(timing: rig.timing) { _ in }
        var spells = 0
        while try await patience.endureConflict() {
            spells += 1
            rig.moveClock(.seconds(35))
        }
        #expect(spells == 6)
    }

    @Test func conflictsThatAreRareAreOutlived() async throws {  // T24
        let rig = TelegramRig()
        var patience = TelegramPatience(timing: rig.timing) { _ in }
        for _ in 0..<50 {
            #expect(try await patience.endureConflict())
            rig.moveClock(.minutes(3))
        }
    }

    @Test func oneRefusalOfTheTokenIsAStray() async {  // T-b, Z15
        let stray = FakeTelegram.Answer.refusal(401, "Unauthorized")
        let rig = TelegramRig(["getUpdates": [stray, .ok(one)], "getMe": [stray, .ok(Replies.me)]])
        #expect(await run(rig, until: 1).batches.count == 1)
        #expect(rig.notes.contains(.unauthorized))
        #expect(rig.sleeps.first == .seconds(10))
    }

    @Test func aTokenThatIsRefusedTwiceIsDead() async {  // T2, T-b, Z15
        let refusal = FakeTelegram.Answer.refusal(401, "Unauthorized")
        let rig = TelegramRig(["getUpdates": [refusal], "getMe": [refusal, refusal]])
        let fault = await run(rig, until: 1).error as? AdapterFault
        #expect(fault?.description.contains("TELEGRAM_TOKEN") == true)
        #expect(rig.sleeps == [.seconds(10)])
    }

    @Test func aWebhookThatAppearsIsNamedAndLeftAlone() async {  // T25, T5
        let rig = TelegramRig([
            "getUpdates": [.refusal(409, "Conflict: can't use getUpdates method while webhook is active")],
            "getWebhookInfo": [
                .ok(#"{"url":"https://hooks.example.org/secret-path","pending_update_count":1}"#)
            ],
        ])
        let fault = await run(rig, until: 1).error as? AdapterFault
        #expect(fault?.description.contains("hooks.example.org") == true)
        #expect(fault?.description.contains("secret-path") == false)
        #expect(!rig.telegram.names.contains("deleteWebhook"))
    }

    @Test(arguments: [
        (404, "Not Found", "TELEGRAM_API"),
        (421, "Misdirected Request: unallowed token specified", "TELEGRAM_API"),
        (400, "Logged out", "logOut"),
    ])
    func whatWillNeverWorkEndsThePolling(code: Int, text: String, word: String) async {  // T2, T3, T10
        let rig = TelegramRig(["getUpdates": [.refusal(code, text)]])
        let fault = await run(rig, until: 1).error as? AdapterFault
        #expect(fault?.description.contains(word) == true)
        #expect(rig.sleeps.isEmpty)
    }

    @Test func cancellingEndsASilentPollAtOnce() async {  // T27
        let rig = TelegramRig()
        let polling = Task { try await rig.adapter.receive(from: nil) { _ in } }
        while rig.telegram.requests.isEmpty { await Task.yield() }
        polling.cancel()
        await #expect(throws: CancellationError.self) { try await polling.value }
    }

    @Test func anUnreadableUpdateIsHandedOnAndConfirmed() async {  // T29
        let broken = #"{"update_id":9,"message":{"message_id":[]}}"#
        let rig = TelegramRig(["getUpdates": [.ok("[\(broken)]"), .ok(one)]])
        let kept = await run(rig, until: 2)
        #expect(kept.batches.first?.updates.count == 1)
        #expect(offsets(rig) == [0, 10])
    }

    @Test func aBatchWithoutAnyNumberDoesNotSpin() async {  // T29
        let rig = TelegramRig(["getUpdates": [.ok("[{}]"), .ok("[{}]"), .ok(one)]])
        let kept = await run(rig, until: 3)
        #expect(kept.batches.map(\.cursor) == [nil, nil, Cursor(value: "8")])
        #expect(rig.sleeps.map(\.milliseconds) == [1_500, 2_500])
        #expect(rig.notes.filter { $0 == .updateUnnumbered }.count == 2)
    }

    @Test func emptyAnswersThatDidNotWaitDoNotSpin() async {  // T21
        let rig = TelegramRig(["getUpdates": [.ok("[]"), .ok("[]"), .ok(one)]])
        let kept = await run(rig, until: 1)
        #expect(kept.batches.count == 1)
        #expect(rig.sleeps.map(\.milliseconds) == [500, 500])
    }

    @Test func whoSpeaksInALongSilenceIsAnsweredAtOnce() async {  // T-c, T-f
        let flood = FakeTelegram.Answer.refusal(
            429, "Too Many Requests: retry after 86400", parameters: #"{"retry_after":86400}"#)
        let back = Updates.membership("administrator", chat: Updates.group)
        let rig = TelegramRig([
            "sendMessage": [flood, flood, .refusal(429, "", parameters: #"{"retry_after":2}"#)],
            "getUpdates": [.ok(one), .ok(one), .ok("[\(back)]")],
        ])
        let post = OutboxTask.post(Message(text: "a"), replyTo: nil)
        let long = DeliveryError.later(after: Span(milliseconds: 86_400_500), scope: .room)
        #expect(await rig.perform(post, in: 41) == .failure(long))
        #expect(await rig.perform(post, in: 42) == .failure(long))
        let short = DeliveryError.later(after: Span(milliseconds: 2_500), scope: .room)
        #expect(await rig.perform(post, in: 43) == .failure(short))
        #expect(rig.notes == [.flood(seconds: 86_400), .flood(seconds: 86_400), .flood(seconds: 2)])
        let freed = await run(rig, until: 3).batches.map { $0.freed.map(\.id) }
        #expect(freed == [["42"], [], ["\(TelegramRig.reviewRoom)"]])
    }
}
