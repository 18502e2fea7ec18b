import Adapters
import CivicFacts
import Conversation
import Store

/// From raw updates to turns: keeps what the platforms send, then lets the engine think in batches.
struct Ingest: Sendable {
    let store: Store
    let adapters: [Platform: any Adapter]
    let clock: Clock
    let log: Log
    /// Rung when something came into the inbox.
    let bell: Bell
    /// Called whenever there may be work of these kinds for the world.
    let ringOutbox: @Sendable (Set<OrderKind>) -> Void
    /// How many updates are thought about in one commit.
    private static let batch = 100
    private let engine = Engine()

    init(
        store: Store, adapters: [Platform: any Adapter], clock: Clock, log: Log, bell: Bell,
        ringOutbox: @escaping @Sendable (Set<OrderKind>) -> Void
    ) {
        self.store = store
        self.adapters = adapters
        self.clock = clock
        self.log = log
        self.bell = bell
        self.ringOutbox = ringOutbox
    }

    /// Takes one platform's updates in until cancelled; only what is committed is acknowledged. A full disk is
    /// waited out: the platform keeps what is not acknowledged.
    func receive(from adapter: any Adapter) async throws {
        let cursor = try await store.cursor(of: adapter.platform)
        try await adapter.receive(from: cursor) { batch in
            try await patiently { try await keep(batch, from: adapter.platform) }
        }
    }

    /// Does the body again and again for as long as the disk is full; somebody impatient hears of it instead.
    func patiently<Result: Sendable>(
        _ isPatient: Bool = true, _ body: @Sendable () async throws -> Result
    ) async throws -> Result {
        while true {
            do { return try await body() } catch StoreError.full where isPatient {
                log.error("disk.full")
                try await Task.sleep(for: .seconds(2))
            }
        }
    }

    /// The first commit of a batch.
    func keep(_ batch: Batch, from platform: Platform) async throws {
        let new = try await store.receive(batch, from: platform, at: clock.now())
        if new < batch.updates.count { log.info("update.repeated", ["count": batch.updates.count - new]) }
        bell.ring()
        if !batch.moves.isEmpty || !batch.freed.isEmpty { ringOutbox(Set(OrderKind.allCases)) }
    }

    /// Thinks whenever there is something to think about, or a session's time has come. Each word with the store is a
    /// change of threads and back, so that few are made of many.
    func run() async throws {
        while !Task.isCancelled {
            do {
                let kept = try await store.awaited(limit: Self.batch, at: clock.now())
                var made = try await advance(from: kept).made
                let (turns, next) = try await store.tidyDesk(through: engine, at: clock.now())
                if turns > 0 { made = Set(OrderKind.allCases) }
                if !made.isEmpty { ringOutbox(made) }
                let wait = next.map { min($0.since(clock.now()), .seconds(30)) } ?? .seconds(30)
                await bell.wait(within: max(wait, Span(milliseconds: 5)))
            } catch StoreError.full {
                log.error("disk.full")
                try await Task.sleep(for: .seconds(2))
            }
        }
    }

    /// Advances until the inbox is empty; the result counts the turns.
    func advanceAll() async throws -> Int {
        try await advance(from: try await store.pending(limit: Self.batch)).turns
    }

    /// The same, when the first updates are read already; also tells what kinds of work that made.
    private func advance(from first: [KeptUpdate]) async throws -> (turns: Int, made: Set<OrderKind>) {
        var (turns, made, kept) = (0, Set<OrderKind>(), first)
        while !kept.isEmpty {
            var arrivals: [Arrival] = []
            for update in kept {
                if let arrival = try await translate(update) { arrivals.append(arrival) }
            }
            let (advanced, left) = try await store.advance(
                arrivals, through: engine, at: clock.now(), thenReading: Self.batch)
            turns += advanced.turns
            made.formUnion(advanced.made)
            // Whoever waited longest is not to wait for all others to be thought about.
            if !advanced.made.isEmpty, !left.isEmpty { ringOutbox(advanced.made) }
            for (notice, count) in advanced.notices { tell(notice, count) }
            kept = left
        }
        return (turns, made)
    }

    /// Does what the review rooms want to have done by now; the result counts the turns.
    func tend() async throws -> Int {
        try await store.tend(through: engine, at: clock.now())
    }

    /// What an unclean stop left is done one by one, each marked first: one that kills the house again is set aside.
    /// Somebody patient waits while the disk is full: to give up then would leave a mark on an innocent update.
    func replayCarefully(isPatient: Bool) async throws {
        let recovery = try await patiently(isPatient) {
            try await store.recover(isPatient: isPatient, at: clock.now())
        }
        log.info(
            "house.started",
            [
                "quarantined": recovery.quarantined, "repeats": recovery.repeated,
                "inbox": recovery.leftInInbox,
            ])
        for update in try await store.pending(limit: recovery.leftInInbox) {
            try await patiently(isPatient) { try await store.markStarted(update.id) }
            try await patiently(isPatient) { try await replay(update) }
        }
    }

    private func replay(_ update: KeptUpdate) async throws {
        guard let arrival = try await translate(update) else { return }
        let advanced = try await store.advance([arrival], through: engine, at: clock.now())
        for (notice, count) in advanced.notices { tell(notice, count) }
    }

    private func tell(_ notice: Notice, _ count: Int) {
        switch notice {
        case .refused: log.info("desk.refused", ["count": count])
        case .late: log.info("desk.late", ["count": count])
        case .banRefused: log.info("desk.ban_refused", ["count": count])
        case .cut: log.info("text.cut", ["count": count])
        case .linkRefused: log.info("comment.link_refused", ["count": count])
        case .masked: log.info("text.masked", ["count": count])
        case .muted: log.info("person.muted", ["count": count])
        case .heldBack: log.info("report.held_back", ["count": count])
        case .farAway: log.info("report.far_away", ["count": count])
        }
    }

    /// Nil if the update had to be set aside.
    private func translate(_ update: KeptUpdate) async throws -> Arrival? {
        do {
            guard let platform = update.platform else {
                return Arrival(id: update.id, inbounds: [try await store.inbound(in: update)])
            }
            // A platform that is not set up any more: what is left of it is kept aside, not dropped.
            guard let adapter = adapters[platform] else { throw StoreError.unreadable }
            let inbounds = try adapter.translate(update.update)
            if inbounds.isEmpty { log.debug("update.ignored") }
            return Arrival(id: update.id, inbounds: inbounds)
        } catch {
            log.warning("update.quarantined", ["count": 1])
            try await store.quarantine(update.id, why: "undecodable", at: clock.now())
            return nil
        }
    }
}
