import Adapters
import Locks
import Store
import Testing

@testable import Conversation
@testable import Services

@Suite(.timeLimit(.minutes(30)))  // finds a hang, not a slow machine
struct HouseTests {
    private let folder = Folder()

    private func house(_ store: Store, _ adapter: FakeAdapter, log: Log = .silent) -> House {
        House(store: store, adapters: [adapter], log: log)
    }

    /// Runs the house, stops it when the gate opens, and tells how it ended.
    private func run(_ house: House, until gate: Gate) async -> (any Error)? {
        let run = Task { try await house.run() }
        await gate.pass()
        run.cancel()
        switch await run.result {
        case .success: return nil
        case .failure(let error): return error
        }
    }

    @Test func wordsComeInAndAnAnswerGoesOut() async throws {
        let store = try folder.store()
        let answered = Gate()
        let answers = Locked<[OutboxEntry]>([])
        let house = house(
            store,
            FakeAdapter(
                poll: { _, keep in
                    let batch = Batch(
                        updates: [try Inbound.voter("dana", "1", .said(text: "hello")).raw],
                        cursor: Cursor(value: "2"))
                    try await keep(batch)
                    // Kept before acknowledged: when `keep` returns, the commit has happened.  // T15
                    #expect(try await store.cursor(of: .telegram) == Cursor(value: "2"))
                    #expect(try await store.number("SELECT count(*) FROM seen WHERE key = '1'") == 1)
                    try await Task.sleep(for: .seconds(86_400))
                },
                act: { entry in
                    answers.withLock { $0.append(entry) }
                    answered.open()
                    return .posted([MessageID(rawValue: "1")])
                }))
        let end = await run(house, until: answered)
        #expect(end == nil || end is CancellationError)
        #expect(answers.withLock { $0.map(\.room) } == [.private("dana")])
        #expect(try await store.number("SELECT count(*) FROM outbox") == 0)
    }

    @Test func theFirstPollDoesNotWaitForThePreparationAndWhatItBringsDoes() async throws {  // Z4
        let store = try folder.store()
        let (asked, answered) = (Gate(), Gate())
        let isPrepared = Locked(false)
        let adapter = FakeAdapter(
            receivesAtOnce: true,
            preparation: {
                await asked.pass()
                isPrepared.withLock { $0 = true }
            },
            poll: { _, keep in
                asked.open()
                let said = try Inbound.voter("dana", "1", .said(text: "hello")).raw
                try await keep(Batch(updates: [said], cursor: nil))
                #expect(isPrepared.withLock { $0 })
                try await Task.sleep(for: .seconds(86_400))
            },
            act: { _ in
                #expect(isPrepared.withLock { $0 })
                answered.open()
                return .posted([MessageID(rawValue: "1")])
            })
        let end = await run(house(store, adapter), until: answered)
        #expect(end == nil || end is CancellationError)
    }

    @Test func aPlatformThatCannotWorkEndsTheHouseWhileItPolls() async throws {
        let store = try folder.store()
        let asked = Gate()
        let adapter = FakeAdapter(
            fault: AdapterFault("no"), receivesAtOnce: true, preparation: { await asked.pass() },
            poll: { _, _ in
                asked.open()
                try await Task.sleep(for: .seconds(86_400))
            })
        await #expect(throws: AdapterFault("no")) { try await house(store, adapter).run() }
    }

    /// One voter waits for a provider that never answers; another is answered meanwhile.
    @Test func lookUpKeepsNobodyElseWaiting() async throws {
        let store = try folder.store()
        let answered = Gate()
        let looking = StuckLooking()
        let adapter = FakeAdapter(
            poll: { _, keep in
                let words = ["hello", "skip", "HR 25"].enumerated().map { "dana\($0.offset)|\($0.element)" }
                for word in words {
                    let parts = word.split(separator: "|").map(String.init)
                    let said = try Inbound.voter("dana", parts[0], .said(text: parts[1])).raw
                    try await keep(Batch(updates: [said], cursor: nil))
                }
                await looking.asked.pass()
                try await keep(
                    Batch(updates: [try Inbound.voter("eve", "e", .said(text: "hello")).raw], cursor: nil))
                try await Task.sleep(for: .seconds(86_400))
            },
            act: { entry in
                if entry.room == .private("eve") { answered.open() }
                return .posted([MessageID(rawValue: "1")])
            })
        let house = House(store: store, adapters: [adapter], looking: looking, log: .silent)
        let end = await run(house, until: answered)
        #expect(end == nil || end is CancellationError)
    }

    @Test func thePollGoesOnWhereTheLastOneEnded() async throws {
        let store = try folder.store()
        try await store.receive(
            Batch(updates: [], cursor: Cursor(value: "42")), from: .telegram, at: Clock.system.now())
        let polled = Gate()
        let from = Locked<Cursor?>(nil)
        let house = house(
            store,
            FakeAdapter(poll: { cursor, _ in
                from.withLock { $0 = cursor }
                polled.open()
                try await Task.sleep(for: .seconds(86_400))
            }))
        _ = await run(house, until: polled)
        #expect(from.withLock { $0 } == Cursor(value: "42"))
    }

    @Test func whatCannotBeTranslatedIsSetAsideAndTheOthersGoOn() async throws {  // T29
        let store = try folder.store()
        let answered = Locked<[RoomID]>([])
        let lines = Locked<[String]>([])
        let log = Log(level: .info) { line in lines.withLock { $0.append(line) } }
        let house = house(
            store,
            FakeAdapter(act: { entry in
                answered.withLock { $0.append(entry.room) }
                return .posted([MessageID(rawValue: "1")])
            }), log: log)
        let batch = Batch(
            updates: [
                try Inbound.voter("dana", "1", .said(text: "hello")).raw,
                RawUpdate(key: "2", body: Array("{ secret words".utf8)),
                try Inbound.voter("eve", "3", .said(text: "hello")).raw,
            ], cursor: Cursor(value: "4"))
        try await house.keep(batch, from: .telegram)
        try await house.rest()
        #expect(answered.withLock { $0 } == [.private("dana"), .private("eve")])
        #expect(try await store.number("SELECT count(*) FROM quarantine") == 1)
        #expect(try await store.number("SELECT count(*) FROM inbox") == 0)
        let written = lines.withLock { $0.joined(separator: "\n") }
        #expect(written.contains("update.quarantined count=1"))
        #expect(!written.contains("secret"))
    }

    @Test func whatTheLastStopLeftIsPickedUp() async throws {
        do {
            let store = try folder.store()
            let said = try Inbound.voter("dana", "1", .said(text: "hello")).raw
            try await store.receive(
                Batch(updates: [said], cursor: nil), from: .telegram, at: Clock.system.now())
            try await store.say("cut off", in: .private("eve"), at: Clock.system.now())
            let taken = try await store.take(
                Wish(kinds: OrderKind.messages, limit: 9), at: Clock.system.now())
            #expect(taken.count == 1)
        }
        let store = try folder.store()
        let both = Gate()
        let answered = Locked<Set<RoomID>>([])
        let house = house(
            store,
            FakeAdapter(act: { entry in
                if answered.withLock({
                    $0.insert(entry.room); return $0.count
                }) == 2 {
                    both.open()
                }
                return .posted([MessageID(rawValue: "1")])
            }))
        _ = await run(house, until: both)
        #expect(answered.withLock { $0 } == [.private("dana"), .private("eve")])
    }

    @Test func aFaultOfAnAdapterEndsTheHouseWithThatFault() async throws {
        let fault = AdapterFault("TELEGRAM_TOKEN is not accepted.")
        let polling = house(
            try folder.store(),
            FakeAdapter(poll: { _, _ in throw AdapterFault("TELEGRAM_TOKEN is not accepted.") }))
        await #expect(throws: fault) { try await polling.run() }
    }

    @Test func aFaultBeforeTheFirstPollEndsTheHouseToo() async throws {
        let fault = AdapterFault("TELEGRAM_REVIEW_ROOM is not a group.")
        let preparing = house(try folder.store(), FakeAdapter(fault: fault))
        await #expect(throws: fault) { try await preparing.run() }
    }

    @Test func aStopEndsTheHouseAlthoughASendHangs() async throws {  // T27
        let store = try folder.store()
        try await store.say("hello", in: .private("dana"), at: Clock.system.now())
        let (began, never) = (Gate(), Gate())
        let house = house(
            store,
            FakeAdapter(act: { _ in
                began.open()
                await never.hold()
                return .done
            }))
        let end = await run(house, until: began)
        #expect(end == nil || end is CancellationError)
        #expect(try await store.number("SELECT count(*) FROM outbox") == 1)
        never.open()
    }

    @Test func aFullDiskAtIntakeIsWaitedOut() async throws {
        let disk = FullDisk(full: [])
        let store = try folder.store(disk: disk)
        let answered = Gate()
        let house = house(
            store,
            FakeAdapter(
                poll: { _, keep in
                    // After recovering and tidying, so that it is the intake that finds no room.
                    while disk.commits < 2 { try await Task.sleep(for: .milliseconds(5)) }
                    disk.strikeNext()
                    let said = try Inbound.voter("dana", "1", .said(text: "hello")).raw
                    try await keep(Batch(updates: [said], cursor: nil))
                    try await Task.sleep(for: .seconds(86_400))
                },
                act: { _ in
                    answered.open()
                    return .posted([MessageID(rawValue: "1")])
                }))
        let end = await run(house, until: answered)
        #expect(end == nil || end is CancellationError)
        #expect(disk.strikesLeft == 0)
    }

    @Test func aFullDiskAtTheStartSetsNobodyAside() async throws {
        do {
            let store = try folder.store()
            let said = try Inbound.voter("dana", "1", .said(text: "hello")).raw
            try await store.receive(
                Batch(updates: [said], cursor: nil), from: .telegram, at: Clock.system.now())
        }
        // The first commit recovers, the second marks the update, the third thinks about it.
        let disk = FullDisk(full: [3])
        let store = try folder.store(disk: disk)
        let answered = Gate()
        let house = house(
            store,
            FakeAdapter(act: { _ in
                answered.open()
                return .posted([MessageID(rawValue: "1")])
            }))
        let end = await run(house, until: answered)
        #expect(end == nil || end is CancellationError)
        #expect(try await store.number("SELECT count(*) FROM quarantine") == 0)
        #expect(disk.strikesLeft == 0)
    }

    @Test func aFullDiskAtTidyingIsWaitedOut() async throws {
        // The first commit recovers, the second tidies, and there is nothing else to do.
        let disk = FullDisk(full: [2])
        let store = try folder.store(disk: disk)
        let tidied = Gate()
        Task {
            await disk.pass()
            tidied.open()
        }
        let end = await run(house(store, FakeAdapter()), until: tidied)
        #expect(end == nil || end is CancellationError)
    }

    @Test func aFileThatIsNoPictureIsRefusedAndItsSenderHearsIt() async throws {
        let store = try folder.store()
        let words = Locked<[String]>([])
        let house = house(
            store,
            FakeAdapter(
                act: { entry in
                    words.withLock { $0.append(entry.words) }
                    return .posted([MessageID(rawValue: "1")])
                }, file: Array("no picture at all".utf8)))
        let source = PhotoSource(platform: .telegram, reference: "file")
        let photo = Event.sentPhoto(source: source, album: nil, caption: nil)
        try await house.keep(
            Batch(updates: [try Inbound.voter("dana", "1", photo).raw], cursor: nil), from: .telegram)
        try await house.rest()
        #expect(
            words.withLock { $0 }.contains { $0.contains(Catalogue(.english).text(PhotoWords.notAPicture)) })
        #expect(try await store.number("SELECT count(*) FROM photos") == 0)
    }
}
