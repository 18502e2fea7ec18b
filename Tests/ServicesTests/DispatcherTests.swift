import Adapters
import CivicFacts
import Conversation
import Locks
import Store
import Testing

@testable import Services

@Suite(.timeLimit(.minutes(30)))  // finds a hang, not a slow machine
struct DispatcherTests {
    private let folder = Folder()
    private let clock = Clock.system

    private func dispatcher(
        _ store: Store, limit: Int = 32, pace: SendingPace = .unlimited, grace: Span = .seconds(3),
        _ perform: @escaping @Sendable (OutboxEntry) async -> Settlement
    ) -> Dispatcher {
        Dispatcher(
            store: store, kinds: OrderKind.messages, limit: limit, paces: [.telegram: pace], clock: clock,
            log: .silent, grace: grace
        ) { work in
            guard case .perform(let entry, _, _) = work else { return .failure(.never(.refused)) }
            return await perform(entry)
        }
    }

    /// Runs until all of these were performed well, then stops; whatever happened, in order.
    private func run(
        _ store: Store, limit: Int = 32, pace: SendingPace = .unlimited, until count: Int,
        _ perform: @escaping @Sendable (OutboxEntry) async -> Settlement
    ) async throws {
        let done = Gate()
        let settled = Locked(0)
        let dispatcher = dispatcher(store, limit: limit, pace: pace) { entry in
            let outcome = await perform(entry)
            if case .receipt = outcome,
                settled.withLock({
                    $0 += 1; return $0
                }) == count
            {
                done.open()
            }
            return outcome
        }
        let loop = Task { try await dispatcher.run() }
        await done.pass()
        loop.cancel()
        try await loop.value
    }

    @Test func aRoomsMessagesGoOutOneByOneAndInOrder() async throws {  // T34
        let store = try folder.store()
        for number in 0..<10 {
            for room in 0..<6 { try await store.say("\(number)", in: .private("r\(room)"), at: clock.now()) }
        }
        let told = Locked<[RoomID: [String]]>([:])
        let flying = Locked<[RoomID: Int]>([:])
        let most = Locked(0)
        try await run(store, until: 60) { entry in
            let now = flying.withLock { flying in
                flying[entry.room, default: 0] += 1
                return flying[entry.room] ?? 0
            }
            most.withLock { $0 = max($0, now) }
            for _ in 0..<Int.random(in: 0..<40) { await Task.yield() }
            told.withLock { $0[entry.room, default: []].append(entry.words) }
            flying.withLock { $0[entry.room, default: 0] -= 1 }
            return .receipt(.done)
        }
        #expect(most.withLock { $0 } == 1)
        #expect(told.withLock { $0.count } == 6)
        for words in told.withLock({ Array($0.values) }) { #expect(words == (0..<10).map(String.init)) }
        #expect(try await store.number("SELECT count(*) FROM outbox") == 0)
    }

    @Test func manyRoomsAreServedAtOnceUpToTheLimit() async throws {
        let store = try folder.store()
        for room in 0..<20 { try await store.say("hello", in: .private("r\(room)"), at: clock.now()) }
        // Nobody gets through until five are there; more than five would be too many.
        let gate = Gate(opensAt: 5)
        let flying = Locked((now: 0, most: 0))
        try await run(store, limit: 5, until: 20) { _ in
            flying.withLock {
                $0.now += 1
                $0.most = max($0.most, $0.now)
            }
            await gate.pass()
            flying.withLock { $0.now -= 1 }
            return .receipt(.done)
        }
        #expect(flying.withLock { $0.most } == 5)
    }

    @Test func whatMustWaitIsTriedAgainBeforeTheNext() async throws {
        let store = try folder.store()
        for words in ["one", "two"] { try await store.say(words, in: .private("r"), at: clock.now()) }
        let tries = Locked<[String]>([])
        try await run(store, until: 2) { entry in
            tries.withLock { $0.append("\(entry.words) \(entry.attempts)") }
            if entry.words == "one", entry.attempts < 2 {
                return .failure(.later(after: Span(milliseconds: 20), scope: .room))
            }
            return .receipt(.done)
        }
        #expect(tries.withLock { $0 } == ["one 0", "one 1", "one 2", "two 0"])
    }

    @Test func whatNobodyKnowsIsRepeatedFiveTimesAndThenLetGo() async throws {  // T54
        let store = try folder.store()
        for words in ["one", "two"] { try await store.say(words, in: .private("r"), at: clock.now()) }
        let tries = Locked<[String]>([])
        try await run(store, until: 1) { entry in
            tries.withLock { $0.append(entry.words) }
            return entry.words == "one" ? .failure(.unknown) : .receipt(.done)
        }
        #expect(tries.withLock { $0 } == Array(repeating: "one", count: 6) + ["two"])
    }

    @Test func aStopLetsAnAttemptEndAndSettlesIt() async throws {  // T27
        let store = try folder.store()
        try await store.say("one", in: .private("r"), at: clock.now())
        try await store.say("two", in: .private("r"), at: clock.now())
        let (began, gate) = (Gate(), Gate())
        let tries = Locked(0)
        let dispatcher = dispatcher(store, grace: .hours(1)) { _ in
            tries.withLock { $0 += 1 }
            began.open()
            await gate.hold()
            return .receipt(.done)
        }
        let loop = Task { try await dispatcher.run() }
        await began.pass()
        loop.cancel()
        for _ in 0..<1_000 { await Task.yield() }
        gate.open()
        try await loop.value
        #expect(tries.withLock { $0 } == 1)
        #expect(try await store.number("SELECT count(*) FROM outbox WHERE sending = 1") == 0)
        #expect(try await store.number("SELECT count(*) FROM outbox") == 1)
    }

    @Test func anAttemptThatNeverEndsDoesNotHoldTheStopUp() async throws {  // T27
        let store = try folder.store()
        try await store.say("one", in: .private("r"), at: clock.now())
        let (began, gate) = (Gate(), Gate())
        let dispatcher = dispatcher(store) { _ in
            began.open()
            await gate.hold()
            return .receipt(.done)
        }
        let loop = Task { try await dispatcher.run() }
        await began.pass()
        loop.cancel()
        try await loop.value
        // Nobody knows its fate: it is tried again at the next start.
        #expect(try await store.number("SELECT count(*) FROM outbox WHERE sending = 1") == 1)
        gate.open()
    }

    @Test func aFullDiskAtSettlingSendsNothingTwice() async throws {
        let disk = FullDisk(full: [])
        let store = try folder.store(disk: disk)
        for words in ["one", "two"] { try await store.say(words, in: .private("r"), at: clock.now()) }
        let tries = Locked<[String]>([])
        try await run(store, until: 2) { entry in
            if tries.withLock({
                $0.append(entry.words); return $0.count
            }) == 1 {
                disk.strikeNext()
            }
            return .receipt(.done)
        }
        #expect(disk.strikesLeft == 0)
        #expect(tries.withLock { $0 } == ["one", "two"])
        #expect(try await store.number("SELECT count(*) FROM outbox") == 0)
    }

    @Test func aFullDiskLosesNothingThatThePaceSendsBack() async throws {
        // Two commits put the words there, the third takes both, the fourth gives one back: it finds no room.
        let disk = FullDisk(full: [4])
        let store = try folder.store(disk: disk)
        for room in ["a", "b"] { try await store.say("hello", in: .private(room), at: clock.now()) }
        let pace = SendingPace(
            perMinuteInReview: 20, perSecond: 1, privateBurst: 10)
        let tries = Locked(0)
        try await run(store, pace: pace, until: 2) { _ in
            tries.withLock { $0 += 1 }
            return .receipt(.done)
        }
        #expect(disk.strikesLeft == 0)
        #expect(tries.withLock { $0 } == 2)
    }

    @Test func thePaceDelaysAndLosesNothing() async throws {
        let store = try folder.store()
        for room in 0..<12 { try await store.say("hello", in: .private("r\(room)"), at: clock.now()) }
        let pace = SendingPace(
            perMinuteInReview: 20, perSecond: 8, privateBurst: 10)
        let sent = Locked<[Moment]>([])
        try await run(store, pace: pace, until: 12) { [clock] _ in
            sent.withLock { $0.append(clock.now()) }
            return .receipt(.done)
        }
        #expect(sent.withLock { $0.count } == 12)
        #expect(try await store.number("SELECT count(*) FROM outbox") == 0)
    }
}
