import Adapters
import CivicFacts
import Conversation
import Store

/// Empties the outbox: one entry of a lane at a time, many lanes at once, each attempt settled by its outcome. The one
/// for messages also takes in what the platforms tell: all that waits is one commit.
struct Dispatcher: Sendable {
    /// One attempt that ended.
    struct Finished: Sendable {
        let work: Work
        let outcome: Settlement

        var settlement: (EntryID, Settlement) { (work.entry, outcome) }
    }

    /// A batch, and who waits for its commit.
    struct Arrived: Sendable {
        let batch: Batch
        let platform: Platform
        let kept: CheckedContinuation<Void, any Error>
    }

    private enum Letter: Sendable {
        case finished(Finished), arrived(Arrived)
    }

    /// What came and is not committed yet.
    private struct Post {
        var finished: [Finished] = []
        var arrived: [Arrived] = []
        /// What came and is committed, but not thought about yet.
        var line = Line()

        /// Adds what came; the result is the attempts that ended.
        mutating func add(_ letters: [Letter]) -> [Finished] {
            var ended: [Finished] = []
            for letter in letters {
                switch letter {
                case .finished(let item): ended.append(item)
                case .arrived(let batch): arrived.append(batch)
                }
            }
            finished += ended
            return ended
        }
    }

    /// Attempts in flight, by lane; they outlive the loop's own cancellation.
    private struct Attempts: Sendable {
        private var running: [String: (task: Task<Void, Never>, message: Platform?)] = [:]

        var lanes: Set<String> { Set(running.keys) }

        /// How many messages to a platform have no answer yet.
        func awaited(by platform: Platform) -> Int { running.values.count { $0.message == platform } }

        mutating func start(_ work: Work, by dispatcher: Dispatcher) {
            let task = Task.detached(executorPreference: dispatcher.thread) {
                _ = dispatcher.mailbox.post(
                    .finished(Finished(work: work, outcome: await dispatcher.perform(work))))
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
    /// How long attempts in flight have to end when the loop is cancelled.
    var grace = Span.seconds(3)
    /// Where the loop runs and attempts are made; nil for whichever thread is free.
    var thread: (any TaskExecutor)?
    /// Who takes in what platforms tell; nil where only work of the outbox is done.
    var ingest: Ingest?
    /// Told whenever the loop comes round, with the time in which it does so again.
    var beat: @Sendable (Duration) -> Void = { _ in }
    /// Where what happens is counted.
    var tally = Tally()
    /// Called when a commit brought something for other loops: kinds of work, or none for news in the inbox.
    var ringOthers: @Sendable (Set<OrderKind>) -> Void = { _ in }
    let perform: @Sendable (Work) async -> Settlement
    private let mailbox = Mailbox<Letter>()
    /// Outcomes alone wait so long for others to be committed with.
    private static let company = Span(milliseconds: 4)

    func ring() { mailbox.ring() }

    /// Has a batch taken in; returns after its commit.
    func keep(_ batch: Batch, from platform: Platform) async throws {
        try await withCheckedThrowingContinuation { kept in
            let isOpen = mailbox.post(
                .arrived(Arrived(batch: batch, platform: platform, kept: kept)))
            if !isOpen { kept.resume(throwing: CancellationError()) }
        }
    }

    /// Works until cancelled; attempts in flight then have the grace to end, and are settled.
    func run() async throws {
        var attempts = Attempts()
        var post = Post()
        defer { for batch in post.arrived { batch.kept.resume(throwing: CancellationError()) } }
        do { try await work(&attempts, &post) } catch {
            _ = post.add(mailbox.close())
            throw error
        }
        let (left, ended) = (attempts, post.finished)
        // A task of its own: this one is cancelled, and waiting in it would end at once.
        try await Task.detached { try await finish(left, ended) }.value
        _ = post.add(mailbox.close())
    }

    private func work(_ attempts: inout Attempts, _ post: inout Post) async throws {
        var budgets = paces.mapValues(SendBudget.init(pace:))
        // What was sent before a restart counts as well.
        for send in try await store.reviewSends(since: clock.now() - .minutes(2)) {
            budgets[send.room.platform]?.remember(send)
        }
        var caution = Caution(platforms: Set(ingest?.adapters.keys.map(\.self) ?? []), since: clock.now())
        var next: Moment? = clock.now()
        while !Task.isCancelled {
            // While the house is careful, thousands of updates may be thought about one by one.
            let isCareful = if ingest == nil { false } else { await store.isCareful }
            beat(isCareful ? .seconds(900) : .seconds(45))
            await gather(&post, &attempts, until: next)
            do {
                // One moment for all: what comes due between two would be missed until the next ring.
                let now = clock.now()
                try await takeCarefully(&post, &caution, at: now)
                let turnover = try await turnOver(&post, beside: attempts, budgets: &budgets, at: now)
                for item in turnover.work { attempts.start(item, by: self) }
                let open = room(beside: attempts, budgets: &budgets, at: now).next
                next = post.line.isEmpty ? [turnover.next, open].compactMap(\.self).min() : now
            } catch StoreError.full {
                log.error("disk.full")
                next = clock.now()
                try? await Task.sleep(for: .seconds(2))
            }
        }
    }

    /// Waits for something to do. Outcomes alone wait a little longer: one commit serves many.
    private func gather(_ post: inout Post, _ attempts: inout Attempts, until next: Moment?) async {
        let wait = next.map { $0.since(clock.now()) } ?? .seconds(30)
        let longest = min(max(wait, Span(milliseconds: 1)), .seconds(30))
        attempts.end(post.add(await mailbox.collect(within: longest)))
        guard ingest != nil, post.arrived.isEmpty, !post.finished.isEmpty else { return }
        let end = clock.now() + Self.company
        while post.arrived.isEmpty {
            let letters = await mailbox.collect(within: max(end.since(clock.now()), .zero))
            if letters.isEmpty { return }
            attempts.end(post.add(letters))
        }
    }

    /// While the house is careful each update is kept and marked before anybody thinks about it.
    private func takeCarefully(_ post: inout Post, _ caution: inout Caution, at now: Moment) async throws {
        guard let ingest, await store.isCareful else { return }
        while let first = post.arrived.first {
            try await ingest.takeCarefully(first.batch, from: first.platform)
            first.kept.resume()
            post.arrived.removeFirst()
            caution.unheard.remove(first.platform)
        }
        try await ingest.bringUpCarefully()
        ringOthers(Set(OrderKind.allCases))
        guard caution.isOver(at: now) else { return }
        ingest.tell(forgottenAgain: try await store.trust(at: now))
    }

    private func finish(_ left: Attempts, _ ended: [Finished]) async throws {
        try await settle(ended)
        var attempts = left
        var rest = Post()
        // What comes now is not acknowledged: the platform tells it again.
        defer { for batch in rest.arrived { batch.kept.resume(throwing: CancellationError()) } }
        let end = clock.now() + grace
        while !attempts.lanes.isEmpty, clock.now() < end {
            let finished = rest.add(await mailbox.collect(within: .seconds(1)))
            attempts.end(finished)
            try await settle(finished)
        }
        attempts.cancel()
        try await settle(rest.add(await mailbox.collect(within: Span(milliseconds: 200))))
    }

    /// Performs what is due, one after the other, until nothing is; for a house that stands still. Counts them.
    func drain() async throws -> Int {
        var count = 0
        var budgets = paces.mapValues { _ in SendBudget(pace: .unlimited) }
        // Thinking is somebody else's part there.
        var sender = self
        sender.ingest = nil
        var nothing = Post()
        while true {
            let due = try await sender.turnOver(
                &nothing, beside: Attempts(), budgets: &budgets, at: clock.now())
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
        for note in notes {
            tally.count(note)
            tell(note)
        }
        guard finished.contains(where: \.outcome.leadsBack) else { return }
        if ingest == nil { ringOthers([]) } else { ring() }
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

    /// Settles what ended, has all that came thought about, and takes what may be sent now; what the platform's pace does
    /// not allow yet goes back.
    private func turnOver(
        _ post: inout Post, beside attempts: Attempts, budgets: inout [Platform: SendBudget], at now: Moment
    ) async throws -> (work: [Work], next: Moment?) {
        let busy = attempts.lanes
        for item in post.finished {
            guard case .perform(let entry, _, _) = item.work else { continue }
            budgets[entry.room.platform]?.end(entry.id, at: now)
        }
        let room = room(beside: attempts, budgets: &budgets, at: now)
        let wish = Wish(
            kinds: kinds, busy: busy, room: room.counts, quiet: room.quiet, limit: limit - busy.count)
        let finished = post.finished
        let turnover = try await commit(&post, taking: wish, at: now)
        tell(turnover.notes, of: finished)
        let work = try await spend(on: turnover.work, budgets: &budgets, at: now)
        return (work, turnover.next)
    }

    /// After the commit the post is empty but for its line, and the platforms know.
    private func commit(_ post: inout Post, taking wish: Wish, at now: Moment) async throws -> Turnover {
        let settlements = post.finished.map(\.settlement)
        let began = SuspendingClock.now
        guard let ingest else {
            let turnover = try await store.turnOver(settlements, taking: wish, at: now)
            post.finished = []
            return turnover
        }
        var intake = Intake(wish: wish)
        intake.settlements = settlements
        for item in post.arrived { ingest.add(item.batch, from: item.platform, to: &intake) }
        var line = post.line
        (intake.arrivals, intake.later) = line.admit(intake.arrivals)
        let cycle = try await store.cycle(intake, through: ingest.engine, at: now)
        line.join(cycle.kept)
        for batch in post.arrived { batch.kept.resume() }
        let updates = post.arrived.reduce(0) { $0 + $1.batch.updates.count }
        if updates + cycle.advanced.turns + settlements.count > 0 {
            tally.commit(
                updates: updates, turns: cycle.advanced.turns, took: SuspendingClock.now - began)
        }
        post = Post(line: line)
        ingest.tell(cycle.advanced)
        if !cycle.advanced.made.isEmpty { ringOthers(cycle.advanced.made) }
        return cycle.turnover
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
            mailbox.post(.finished(Finished(work: item, outcome: .failure(later))))
        }
    }

    private func tell(_ note: SettlementNote) {
        switch note {
        case .sent, .photoKept, .photoMasked, .recalled: break
        case .paymentTooLate: log.info("payment.too_late", ["count": 1])
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

/// For how long a house goes on being careful after an unclean stop: until every platform told again what was not
/// acknowledged, and what was under way has come to its end once more.
private struct Caution {
    var unheard: Set<Platform>
    private let end: Moment

    init(platforms: Set<Platform>, since start: Moment) {
        unheard = platforms
        end = start + .minutes(1)
    }

    func isOver(at now: Moment) -> Bool { unheard.isEmpty && now >= end }
}

extension Settlement {
    /// Something of this outcome may have come into the inbox.
    fileprivate var leadsBack: Bool {
        switch self {
        case .receipt(.posted), .receipt(.done), .receipt(.moved): false
        case .receipt(.vouched), .failure, .clean, .refused, .faulted, .looked: true
        case .masked, .brought: false
        }
    }
}
