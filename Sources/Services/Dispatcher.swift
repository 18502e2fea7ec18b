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

    /// Sends until cancelled; attempts in flight are then given a moment to end, and settled.
    func run() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            var busy: Set<String> = []
            var budgets = paces.mapValues(SendBudget.init(pace:))
            var next: Moment? = clock.now()
            while !Task.isCancelled {
                let wait = next.map { $0.since(clock.now()) } ?? .seconds(30)
                let finished = await mailbox.collect(within: min(max(wait, Span(milliseconds: 1)), .seconds(30)))
                do {
                    busy.subtract(finished.map(\.work.lane))
                    try await settle(finished)
                    let work = try await take(busy: busy, budgets: &budgets)
                    busy.formUnion(work.map(\.lane))
                    for item in work {
                        group.addTask { mailbox.post(Finished(work: item, outcome: await perform(item))) }
                    }
                    next = try await store.nextDue(after: clock.now())
                } catch StoreError.full {
                    log.error("disk.full")
                    next = clock.now() + .seconds(2)
                    finished.forEach(mailbox.post)
                    try? await Task.sleep(for: .seconds(2))
                }
            }
            group.cancelAll()
            try await group.waitForAll()
            try await settle(await mailbox.collect(within: .zero))
        }
    }

    /// Performs what is due, one after the other, until nothing is; for a house that stands still. Counts them.
    func drain() async throws -> Int {
        var count = 0
        var budgets = paces.mapValues { _ in SendBudget(pace: .unlimited) }
        while true {
            let work = try await take(busy: [], budgets: &budgets)
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
        inbox.ring()
    }

    /// Takes what may be sent now; what the platform's pace does not allow yet goes back and waits.
    private func take(busy: Set<String>, budgets: inout [Platform: SendBudget]) async throws -> [Work] {
        guard busy.count < limit else { return [] }
        let now = clock.now()
        let work = try await store.take(kinds: kinds, busy: busy, limit: limit - busy.count, at: now)
        var allowed: [Work] = []
        var waiting: [(work: Work, until: Moment)] = []
        for item in work {
            if case .perform(let entry, _, let isReview) = item,
                let until = budgets[entry.room.platform]?.spend(entry, isReview: isReview, at: now) {
                waiting.append((item, until))
            } else {
                allowed.append(item)
            }
        }
        for (item, until) in waiting { try await store.untake([item.entry], holding: [item.lane], until: until) }
        return allowed
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
