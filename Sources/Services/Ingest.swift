import Adapters
import CivicFacts
import Conversation
import Locks
import Store

/// From raw updates to turns: has the platforms' batches taken in, and what an unclean stop left done carefully.
struct Ingest: Sendable {
    let store: Store
    let adapters: [Platform: any Adapter]
    let clock: Clock
    let log: Log
    let engine = Engine()
    /// When the operator was told that cards do not work.
    private let cardsTold = Locked<Moment?>(nil)
    /// How many updates are read from the inbox at once.
    private static let batch = 100
    /// Nothing is taken from the outbox.
    private static let thinkingOnly = Wish(kinds: [], limit: 0)

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

    /// What a batch brings for one commit.
    func add(_ batch: Batch, from platform: Platform, to intake: inout Intake) {
        intake.batches.append((platform, batch))
        intake.arrivals += batch.updates.map {
            Arrival(.platform(platform, $0), inbounds: translate($0, of: platform))
        }
    }

    /// Takes a batch in while nobody else does: at once, or where the house is careful, into the inbox.
    func take(_ batch: Batch, from platform: Platform) async throws {
        guard await !store.isCareful else {
            tell(
                repeated: batch.updates.count
                    - (try await store.receive(batch, from: platform, at: clock.now())))
            return
        }
        var intake = Intake(wish: Self.thinkingOnly)
        add(batch, from: platform, to: &intake)
        tell(try await store.cycle(intake, through: engine, at: clock.now()).advanced)
    }

    /// Thinks until nothing waits any more, nor any session's time has come; the result counts the turns.
    func thinkAll() async throws -> Int {
        var turns = 0
        while true {
            let now = clock.now()
            if await store.isCareful {
                turns += try await store.wake(at: now)
                turns += try await replay(isPatient: false, limit: Self.batch)
            }
            let advanced = try await store.cycle(
                Intake(wish: Self.thinkingOnly), through: engine, at: now
            ).advanced
            tell(advanced)
            guard advanced.turns > 0 else { return turns }
            turns += advanced.turns
        }
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
        tell(forgottenAgain: recovery.forgottenAgain)
        _ = try await replay(isPatient: isPatient, limit: recovery.leftInInbox)
    }

    func tell(forgottenAgain count: Int) {
        if count > 0 { log.warning("house.forgot_again", ["count": count]) }
    }

    /// The same for a batch that came after it.
    func takeCarefully(_ batch: Batch, from platform: Platform) async throws {
        try await take(batch, from: platform)
        try await bringUpCarefully()
    }

    /// The same for what the house brings up itself.
    func bringUpCarefully() async throws {
        _ = try await store.wake(at: clock.now())
        while try await replay(isPatient: true, limit: Self.batch) > 0 {}
    }

    /// Thinks about so many of the updates in the inbox, each marked first; the result counts them.
    private func replay(isPatient: Bool, limit: Int) async throws -> Int {
        let kept = try await store.pending(limit: limit)
        for update in kept {
            try await patiently(isPatient) { try await store.markStarted(update.id) }
            try await patiently(isPatient) { try await replay(update) }
        }
        return kept.count
    }

    private func replay(_ update: KeptUpdate) async throws {
        var inbounds: [Inbound]?
        if let platform = update.platform {
            inbounds = translate(update.update, of: platform)
        } else {
            inbounds = (try? await store.inbound(in: update)).map { [$0] }
        }
        let arrival = Arrival(.inbox(update.id), inbounds: inbounds)
        tell(try await store.advance([arrival], through: engine, at: clock.now()))
    }

    /// Says in the log what was out of the ordinary.
    func tell(_ advanced: Advanced) {
        tell(repeated: advanced.repeated)
        for (notice, count) in advanced.notices { tell(notice, count) }
    }

    private func tell(repeated: Int) {
        if repeated > 0 { log.info("update.repeated", ["count": repeated]) }
    }

    private func tell(_ notice: Notice, _ count: Int) {
        switch notice {
        case .refused: log.info("desk.refused", ["count": count])
        case .late: log.info("desk.late", ["count": count])
        case .cut: log.info("text.cut", ["count": count])
        case .linkRefused: log.info("comment.link_refused", ["count": count])
        case .masked: log.info("text.masked", ["count": count])
        case .muted: log.info("person.muted", ["count": count])
        case .heldBack: log.info("report.held_back", ["count": count])
        case .unmatchedGift: log.error("gift.unmatched", ["count": count])
        case .cardsRefused: tellOfCards()
        case .farAway: log.info("report.far_away", ["count": count])
        }
    }

    /// Once an hour: each giver finds it out anew.
    private func tellOfCards() {
        let now = clock.now()
        let isNews = cardsTold.withLock { told in
            guard told.map({ now.since($0) >= .hours(1) }) ?? true else { return false }
            told = now
            return true
        }
        if isNews { log.error("payment.cards_refused") }
    }

    /// Nil if it has to be set aside: it cannot be read, or its platform is not set up any more.
    private func translate(_ update: RawUpdate, of platform: Platform) -> [Inbound]? {
        guard let inbounds = try? adapters[platform]?.translate(update) else {
            log.warning("update.quarantined", ["count": 1])
            return nil
        }
        if inbounds.isEmpty { log.debug("update.ignored") }
        return inbounds
    }
}
