import Adapters
import Conversation
import Store

/// Empties the outbox: one entry of a lane at a time, many lanes at once, each attempt settled by its outcome.
struct Dispatcher: Sendable {
    /// One attempt that ended.
    struct Finished: Sendable {
        let work: Work
        let outcome: Settlement
    }

    /// Attempts in flight, by lane; they outlive the loop's own cancellation.
    private struct Attempts: Sendable {
        private var tasks: [String: Task<Void, Never>] = [:]

        var lanes: Set<String> { Set(tasks.keys) }

        mutating func start(_ work: Work, by dispatcher: Dispatcher) {
            tasks[work.lane] = Task.detached {
                dispatcher.mailbox.post(Finished(work: work, outcome: await dispatcher.perform(work)))
            }
        }

        mutating func end(_ finished: [Finished]) {
            for item in finished { tasks[item.work.lane] = nil }
        }

        func cancel() {
            for task in tasks.values { task.cancel() }
        }
    }

    let store: Store
    let kinds: [OrderKind]
    /// Lanes in flight at once.
    let limit: Int
    let paces: [Platform: Pace]
    let clock: Clock
    let log: Log
    /// Rung when a settlement put something into the inbox.
    let inbox: Bell
    let perform: @Sendable (Work) async -> Settlement
    private let mailbox = Mailbox<Finished>()

    func ring() {
        mailbox.ring()
    }

    /// Sends until cancelled; attempts in flight then have three seconds to end, and are settled.
    func run() async throws {
        var attempts = Attempts()
        var budgets = paces.mapValues(SendBudget.init(pace:))
        var unsettled: [Finished] = []
        var next: Moment? = clock.now()
        while !Task.isCancelled {
            let wait = next.map { $0.since(clock.now()) } ?? .seconds(30)
            let finished = await mailbox.collect(within: min(max(wait, Span(milliseconds: 1)), .seconds(30)))
            attempts.end(finished)
            unsettled += finished
            do {
                try await settle(unsettled)
                unsettled = []
                // One moment for both: what comes due between two would be missed until the next ring.
                let now = clock.now()
                for item in try await take(busy: attempts.lanes, budgets: &budgets, at: now) {
                    attempts.start(item, by: self)
                }
                next = [try await store.nextDue(after: now), paused(&budgets, at: now)].compactMap(\.self)
                    .min()
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
        let end = clock.now() + .seconds(3)
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
            let work = try await take(busy: [], budgets: &budgets, at: clock.now())
            guard !work.isEmpty else { return count }
            for item in work {
                try await settle([Finished(work: item, outcome: await perform(item))])
                count += 1
            }
        }
    }

    private func settle(_ finished: [Finished]) async throws {
        guard !finished.isEmpty else { return }
        let notes = try await store.settle(finished.map { ($0.work.entry, $0.outcome) }, at: clock.now())
        for note in notes { tell(note) }
        if finished.contains(where: \.outcome.leadsBack) { inbox.ring() }
    }

    /// When the platforms' pace allows the next message, if it allows none now.
    private func paused(_ budgets: inout [Platform: SendBudget], at now: Moment) -> Moment? {
        budgets.keys.compactMap { platform -> Moment? in
            guard let room = budgets[platform]?.room(at: now), room.count == 0 else { return nil }
            return room.next
        }.min()
    }

    /// Takes what may be sent now; what the platform's pace does not allow yet goes back and waits.
    private func take(
        busy: Set<String>, budgets: inout [Platform: SendBudget], at now: Moment
    ) async throws -> [Work] {
        guard busy.count < limit else { return [] }
        // With no message allowed right now, only what does not count against the pace is taken at all.
        let room = budgets.keys.compactMap { budgets[$0]?.room(at: now).count }.min() ?? .max
        let wanted = room > 0 ? kinds : kinds.filter { !$0.isMessage }
        guard !wanted.isEmpty else { return [] }
        let most = min(limit - busy.count, max(1, room))
        let work = try await store.take(kinds: wanted, busy: busy, limit: most, at: now)
        var allowed: [Work] = []
        var waiting: [(work: Work, until: Moment)] = []
        for item in work {
            if case .perform(let entry, _, let isReview) = item,
                let until = budgets[entry.room.platform]?.spend(entry, isReview: isReview, at: now)
            {
                waiting.append((item, until))
            } else {
                allowed.append(item)
            }
        }
        for (item, until) in waiting { try await giveBack(item, until: until, at: now) }
        return allowed
    }

    /// With a full disk it cannot go back now: then it counts as an attempt that ended, and is settled with them.
    private func giveBack(_ item: Work, until: Moment, at now: Moment) async throws {
        do {
            try await store.untake([item.entry], holding: [item.lane], until: until)
        } catch StoreError.full {
            let later = DeliveryError.later(after: until.since(now), scope: .room)
            mailbox.post(Finished(work: item, outcome: .failure(later)))
        }
    }

    private func tell(_ note: SettlementNote) {
        switch note {
        case .sent, .photoKept, .recalled: break
        case .retried: log.debug("send.retried")
        case .repeatedAfterDoubt: log.warning("send.repeated", ["count": 1])
        case .droppedInDoubt: log.info("send.in_doubt", ["count": 1])
        case .refused: log.warning("send.refused", ["count": 1])
        case .unreachable: log.info("person.unreachable", ["count": 1])
        case .roomClosed: log.error("review_room.closed")
        case .photoRefused: log.info("photo.refused", ["count": 1])
        }
    }
}

extension Settlement {
    /// Something of this outcome may have come into the inbox.
    fileprivate var leadsBack: Bool {
        switch self {
        case .receipt(.posted), .receipt(.done), .receipt(.moved): false
        case .receipt(.vouched), .failure, .clean, .refused: true
        }
    }
}
