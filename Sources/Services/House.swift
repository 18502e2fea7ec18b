public import Adapters
import CivicFacts
public import Conversation
public import MediaProcessing
public import Store

/// The whole house: intake, thinking, photos and sending, as one group that runs until cancelled.
public struct House: Sendable {
    private let store: Store
    private let adapters: [any Adapter]
    private let ingest: Ingest
    private let messages: Dispatcher
    private let photos: Dispatcher
    private let looks: Dispatcher
    private let clock: Clock
    private let log: Log
    private let pulse: Pulse
    /// Nil where photos are in no bucket.
    private let keeping: PhotoKeeping?

    public init(
        store: Store, adapters: [any Adapter], cleaner: any PhotoCleaning = PhotoCleaner(),
        photoByteLimit: Int = PhotoLimits().maxBytes, keepsOriginals: Bool = false,
        looking: any Looking = NoLooking(), pictures: Pictures? = nil, shelf: PhotoShelf? = nil,
        clock: Clock = .system, log: Log, pulse: Pulse = Pulse(), tally: Tally = Tally(),
        on thread: (any TaskExecutor)? = nil
    ) {
        self.store = store
        self.adapters = adapters
        self.clock = clock
        self.log = log
        self.pulse = pulse
        let byPlatform = Dictionary(adapters.map { ($0.platform, $0) }) { first, _ in first }
        let keeping = shelf.map { PhotoKeeping(shelf: $0, store: store, log: log) }
        self.keeping = keeping
        let sanitizer = PhotoSanitizer(
            adapters: byPlatform, cleaner: cleaner, byteLimit: photoByteLimit, keepsOriginals: keepsOriginals,
            tally: tally)
        var messages = Dispatcher(
            store: store, kinds: OrderKind.messages, limit: 32, paces: byPlatform.mapValues(\.pace),
            clock: clock, log: log,
            perform: { work in
                // What was taken may be another house's by now, which does it.
                guard store.isSafe else { return .failure(.later(after: .seconds(1), scope: .room)) }
                if case .bring(_, let hashes, _) = work, let keeping { return await keeping.bring(hashes) }
                return await Courier(adapters: byPlatform, pictures: pictures).perform(work)
            })
        var photos = Dispatcher(
            store: store, kinds: [.fetch], limit: 3, paces: [:], clock: clock, log: log,
            perform: { work in
                guard let keeping else { return await sanitizer.perform(work) }
                if case .bring(_, let hashes, _) = work { return await keeping.bring(hashes) }
                return await keeping.keep(await sanitizer.perform(work), of: work)
            })
        var looks = Dispatcher(
            store: store, kinds: [.look], limit: 16, paces: [:], clock: clock, log: log,
            perform: { await Researcher(looking: looking, log: log).perform($0) })
        ingest = Ingest(store: store, adapters: byPlatform, clock: clock, log: log)
        (messages.tally, photos.tally, looks.tally) = (tally, tally, tally)
        messages.ingest = ingest
        messages.thread = thread
        messages.beat = { pulse.beat(.messages, within: $0) }
        photos.beat = { pulse.beat(.photos, within: $0) }
        looks.beat = { pulse.beat(.looks, within: $0) }
        // What photos and look-ups bring is thought about where messages come in.
        photos.ringOthers = { [messages] _ in messages.ring() }
        looks.ringOthers = photos.ringOthers
        messages.ringOthers = { [photos, looks] made in
            for dispatcher in [photos, looks] where !made.isDisjoint(with: dispatcher.kinds) {
                dispatcher.ring()
            }
        }
        self.messages = messages
        self.photos = photos
        self.looks = looks
    }

    /// Checks every platform's settings, picks up what the last stop left, and works until cancelled.
    public func run() async throws {
        for adapter in adapters { await adapter.recall(try await store.notes(of: adapter.platform)) }
        let first = Bell()
        try await withThrowingTaskGroup(of: Void.self) { group in
            // Each platform by itself: one that cannot be reached does not keep the others waiting.
            for adapter in adapters {
                group.addTask(executorPreference: messages.thread) { try await serve(adapter, first) }
            }
            group.addTask { try await ClockWatch(log: log).run() }
            group.addTask {
                await first.wait(within: .days(36_500))
                try Task.checkCancellation()
                try await work()
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Prepares one platform and takes its updates in until cancelled. Where it can, the first look for updates does not wait
    /// for the preparation; what it brings does.
    private func serve(_ adapter: any Adapter, _ first: Bell) async throws {
        let preparing = Task {
            try await adapter.prepare()
            pulse.open(adapter.platform)
            first.ring()
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await withTaskCancellationHandler {
                    try await preparing.value
                } onCancel: {
                    preparing.cancel()
                }
                await adapter.furnish()
            }
            group.addTask {
                if !adapter.receivesAtOnce { try await preparing.value }
                try await receive(from: adapter, after: preparing)
            }
            // The first that fails ends the others.
            for try await _ in group {}
        }
    }

    /// Only what is committed is acknowledged.
    private func receive(from adapter: any Adapter, after preparing: Task<Void, any Error>) async throws {
        let cursor = try await store.cursor(of: adapter.platform)
        try await adapter.receive(from: cursor) { batch in
            // What waits for a commit, perhaps on a full disk, does not hang.
            pulse.rest(.platform(adapter.platform))
            try await preparing.value
            try await messages.keep(batch, from: adapter.platform)
            pulse.beat(.platform(adapter.platform), within: adapter.platform.longestPoll)
        }
    }

    /// Picks up what the last stop left, then thinks and sends until cancelled.
    private func work() async throws {
        try await ingest.replayCarefully(isPatient: true)
        do {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask(executorPreference: messages.thread) { try await messages.run() }
                group.addTask { try await photos.run() }
                group.addTask { try await looks.run() }
                group.addTask { try await tidy() }
                group.addTask { try await scrub() }
                if let keeping { group.addTask { try await keeping.run() } }
                defer { group.cancelAll() }
                try await group.next()
            }
        } catch is CancellationError {}
        try await store.endCleanly()
    }

    /// Takes in a batch that came by another way than an adapter's own loop.
    public func keep(_ batch: Batch, from platform: Platform) async throws {
        try await ingest.take(batch, from: platform)
    }

    /// For a house that stands still between happenings: picks up what a stop left.
    public func recover() async throws { try await ingest.replayCarefully(isPatient: false) }

    /// For a house that stands still between happenings: thinks and sends until nothing is due any more.
    public func rest() async throws {
        var isBusy = true
        while isBusy {
            let turns = try await ingest.thinkAll()
            let fetched = try await photos.drain()
            let sent = try await messages.drain()
            let looked = try await looks.drain()
            isBusy = turns + fetched + sent + looked > 0
        }
    }

    /// Every few seconds: leaves no copy behind of what somebody had deleted, nor a key of an hour that is over.
    private func scrub() async throws {
        while !Task.isCancelled {
            try await ingest.patiently { try await store.turnLogKey(at: clock.now()) }
            try await ingest.patiently { try await store.scrubIfSmall() }
            try await Task.sleep(for: .seconds(5))
        }
    }

    /// Once an hour: forgets what has served its time.
    private func tidy() async throws {
        while !Task.isCancelled {
            // A large file takes a while to be written anew.
            try await pulse.excusing(for: .seconds(900)) {
                try await ingest.patiently { try await store.prune(at: clock.now()) }
            }
            try await Task.sleep(for: .seconds(3_600))
        }
    }
}
