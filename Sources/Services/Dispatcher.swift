import Adapters
import CivicFacts
import Conversation
import Store

/// Empties the outbox: one entry of a lane at a time, many lanes at once, each attempt settled by its outcome.
struct Dispatcher: Sendable {
    /// One attempt that ended.
    struct Finished: Sendable {
        let work: Work
        let outcome: Settlement

        var settlement: (EntryID, Settlement) { (work.entry, outcome) }
    }

    /// Attempts in flight, by lane; they outlive the loop's own cancellation.
    private struct Attempts: Sendable {
        private var running: [String: (task: Task<Void, Never>, message: Platform?)] = [:]

        var lanes: Set<String> { Set(running.keys) }

        /// How many messages to a platform have no answer yet.
        func awaited(by platform: Platform) -> Int {
            running.values.count { $0.message == platform }
        }

        mutating func start(_ work: Work, by dispatcher: Dispatcher) {
            let task = Task.detached {
                dispatcher.mailbox.post(Finished(work: work, outcome: await dispatcher.perform(work)))
            }
            running[work.lane] = (task, work.message)
        }

        mutating func end(_ finished: [Finished]) {
            for item in finished { running[item.work.lane] = nil }
        }

        func cancel() {
            for attempt in running.values { attempt.task.cancel() }
        }
    }

    let store: Store
    let kinds: [OrderKind]
    /// Lanes in flight at once.
    let limit: Int
    let paces: [Platform: SendingPace]
    let clock: Clock
    let log: Log
    /// Rung when a settlement put something into the inbox.
    let inbox: Bell
    /// How long attempts in flight have to end when the loop is cancelled.
    var grace = Span.seconds(3)
    let perform: @Sendable (Work) async -> Settlement
    private let mailbox = Mailbox<Finished>()

    func ring() {
        mailbox.ring()
    }

    /// Sends until cancelled; attempts in flight then have the grace to end, and are settled.
    func run() async throws {
        var attempts = Attempts()
        var budgets = paces.mapValues(SendBudget.init(pace:))
        // What was sent before a restart counts as well.
        for send in try await store.reviewSends(since: clock.now() - .minutes(2)) {
            budgets[send.room.platform]?.remember(send)
        }
        var unsettled: [Finished] = []
        var next: Moment? = clock.now()
        while !Task.isCancelled {
            let wait = next.map { $0.since(clock.now()) } ?? .seconds(30)
            let finished = await mailbox.collect(within: min(max(wait, Span(milliseconds: 1)), .seconds(30)))
            attempts.end(finished)
            unsettled += finished
            do {
                // One moment for all: what comes due between two would be missed until the next ring.
                let now = clock.now()
                let turnover = try await turnOver(unsettled, beside: attempts, budgets: &budgets, at: now)
                unsettled = []
                for item in turnover.work { attempts.start(item, by: self) }
                let open = room(beside: attempts, budgets: &budgets, at: now).next
                next = [turnover.next, open].compactMap(\.self).min()
            } catch StoreError.full {
                log.error("disk.full")
                next = clock.now()
                try? await Task.sleep(for: .seconds(2))
            }
        }
        let (left, ended) = (attempts, unsettled)
        // A task of its own: this one is cancelled, and waiting in it would end at once.
        try await Task.detached { try await finish(left, ended) }.value
    }

    private func finish(_ left: Attempts, _ ended: [Finished]) async throws {
        try await settle(ended)
        var attempts = left
        let end = clock.now() + grace
        while !attempts.lanes.isEmpty, clock.now() < end {
            let finished = await mailbox.collect(within: .seconds(1))
            attempts.end(finished)
            try await settle(finished)
        }
        attempts.cancel()
        try await settle(await mailbox.collect(within: Span(milliseconds: 200)))
    }

    /// Performs what is due, one after the other, until nothing is; for a house that stands still. Counts them.
    func drain() async throws -> Int {
        var count = 0
        var budgets = paces.mapValues { _ in SendBudget(pace: .unlimited) }
        while true {
            let due = try await turnOver([], beside: Attempts(), budgets: &budgets, at: clock.now())
            guard !due.work.isEmpty else { return count }
            for item in due.work {
                try await settle([Finished(work: item, outcome: await perform(item))])
                count += 1
            }
        }
    }

    private func settle(_ finished: [Finished]) async throws {
        guard !finished.isEmpty else { return }
        tell(try await store.settle(finished.map(\.settlement), at: clock.now()), of: finished)
    }

    private func tell(_ notes: [SettlementNote], of finished: [Finished]) {
        for note in notes { tell(note) }
        if finished.contains(where: \.outcome.leadsBack) { inbox.ring() }
    }

    /// How many messages each platform's pace allows now, in which rooms only urgent ones, and when that changes.
    private func room(
        beside attempts: Attempts, budgets: inout [Platform: SendBudget], at now: Moment
    ) -> (counts: [Platform: Int], quiet: Set<RoomID>, next: Moment?) {
        var counts: [Platform: Int] = [:]
        var quiet: [RoomID: Moment] = [:]
        var next: [Moment] = []
        for platform in budgets.keys {
            let awaited = attempts.awaited(by: platform)
            guard let room = budgets[platform]?.room(at: now, awaited: awaited) else { continue }
            counts[platform] = room.count
            next += [room.next].compactMap(\.self)
            quiet.merge(budgets[platform]?.quietRooms(at: now) ?? [:]) { $1 }
        }
        return (counts, Set(quiet.keys), (next + quiet.values).min())
    }

    /// Settles what ended and takes what may be sent now; what the platform's pace does not allow yet goes back.
    private func turnOver(
        _ finished: [Finished], beside attempts: Attempts, budgets: inout [Platform: SendBudget],
        at now: Moment
    ) async throws -> (work: [Work], next: Moment?) {
        let busy = attempts.lanes
        let room = room(beside: attempts, budgets: &budgets, at: now)
        let wish = Wish(
            kinds: kinds, busy: busy, room: room.counts, quiet: room.quiet, limit: limit - busy.count)
        let turnover = try await store.turnOver(finished.map(\.settlement), taking: wish, at: now)
        tell(turnover.notes, of: finished)
        let work = try await spend(on: turnover.work, budgets: &budgets, at: now)
        return (work, turnover.next)
    }

    /// What the budgets allow of this work; the rest goes back and waits.
    private func spend(
        on work: [Work], budgets: inout [Platform: SendBudget], at now: Moment
    ) async throws -> [Work] {
        var allowed: [Work] = []
        var waiting: [(work: Work, wait: Wait)] = []
        for item in work {
            if case .perform(let entry, _, let isReview) = item,
                let wait = budgets[entry.room.platform]?.spend(entry, isReview: isReview, at: now)
            {
                waiting.append((item, wait))
            } else {
                allowed.append(item)
            }
        }
        for (item, wait) in waiting { try await giveBack(item, wait, at: now) }
        // What waits now took the place of something that may leave at once.
        if !waiting.isEmpty { mailbox.ring() }
        return allowed
    }

    /// With a full disk it cannot go back now: then it counts as an attempt that ended, and is settled with them.
    private func giveBack(_ item: Work, _ wait: Wait, at now: Moment) async throws {
        do {
            try await store.untake(item.entry, wait)
        } catch StoreError.full {
            let later = DeliveryError.later(after: wait.until.since(now), scope: .room)
            mailbox.post(Finished(work: item, outcome: .failure(later)))
        }
    }

    private func tell(_ note: SettlementNote) {
        switch note {
        case .sent, .photoKept, .photoMasked, .recalled: break
        case .photoUnmasked: log.error("photo.mask_failed", ["count": 1])
        case .retried: log.debug("send.retried")
        case .repeatedAfterDoubt: log.warning("send.repeated", ["count": 1])
        case .droppedInDoubt: log.info("send.in_doubt", ["count": 1])
        case .refused: log.warning("send.refused", ["count": 1])
        case .unreachable: log.info("person.unreachable", ["count": 1])
        case .roomClosed: log.error("review_room.closed")
        case .publicRoomClosed: log.error("public_room.closed")
        case .photoRefused: log.info("photo.refused", ["count": 1])
        case .photoFaulted: log.warning("photo.fault", ["count": 1])
        case .photoSetAside: log.error("photo.set_aside", ["count": 1])
        }
    }
}

extension Settlement {
    /// Something of this outcome may have come into the inbox.
    fileprivate var leadsBack: Bool {
        switch self {
        case .receipt(.posted), .receipt(.done), .receipt(.moved): false
        case .receipt(.vouched), .failure, .clean, .refused, .faulted, .looked: true
        case .masked: false
        }
    }
}
