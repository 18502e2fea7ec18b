public import CivicFacts
public import Conversation

/// All that waits for one commit.
public struct Intake: Sendable {
    /// What platforms told: cursors, notes and moves; their updates are among the arrivals.
    public var batches: [(platform: Platform, batch: Batch)] = []
    public var arrivals: [Arrival] = []
    /// Of people who sent many at once: kept by this commit, for later ones to think about.
    public var later: [Arrival] = []
    /// How attempts ended, in order.
    public var settlements: [(id: EntryID, outcome: Settlement)] = []
    public var wish: Wish

    public init(wish: Wish) { self.wish = wish }

    var isEmpty: Bool { batches.isEmpty && arrivals.isEmpty && later.isEmpty && settlements.isEmpty }
}

/// What one commit came to.
public struct Cycle: Sendable {
    public var advanced = Advanced()
    public var turnover = Turnover()
    /// What is kept for later, as it lies in the inbox now.
    public var kept: [Arrival] = []
}

extension Store {
    /// Thoughts about timers and the house's own happenings in one commit.
    private static let mostOwn = 500

    /// One cycle, one commit: attempts are settled, all that came in is thought about, and what may leave next is
    /// marked as being tried. Without anything to do nothing is committed.
    public func cycle(_ intake: Intake, through engine: Engine, at now: Moment) throws(StoreError) -> Cycle {
        try commit(intake, through: engine, at: now)
    }

    /// The same, where without an engine nobody thinks: what follows from attempts waits in the inbox.
    func commit(_ intake: Intake, through engine: Engine?, at now: Moment) throws(StoreError) -> Cycle {
        guard try isAnythingToDo(intake, isThinking: engine != nil, at: now) else {
            var nothing = Cycle()
            nothing.turnover.next = try nextDue(after: now)
            return nothing
        }
        try writeFiles(for: intake.settlements)
        let cycle = try turn { () throws(StoreError) in
            isInCycle = engine != nil
            defer { isInCycle = false }
            var cycle = try run(intake, through: engine, at: now)
            cycle.turnover.work = try begin(try outbox.due(intake.wish, at: now), at: now)
            cycle.turnover.next = try nextDue(after: now)
            return cycle
        }
        endAnnouncements(of: intake.settlements)
        return cycle
    }

    private func run(_ intake: Intake, through engine: Engine?, at now: Moment) throws(StoreError) -> Cycle {
        var cycle = Cycle()
        for (platform, batch) in intake.batches { try note(batch, of: platform, at: now) }
        let woken = isCareful || engine == nil ? [] : try wokenSessions(at: now)
        cycle.turnover.notes = try settle(all: intake.settlements, at: now)
        guard let engine else { return cycle }
        cycle.kept = try keep(intake.later, at: now)
        let own = isCareful ? [] : try ownArrivals()
        cycle.advanced = try think(intake.arrivals + own, woken: woken, through: engine, at: now)
        if try tendDesk(through: engine, at: now) {
            cycle.advanced.turns += 1
            cycle.advanced.made.formUnion(OrderKind.allCases)
        }
        return cycle
    }

    private func isAnythingToDo(_ intake: Intake, isThinking: Bool, at now: Moment) throws(StoreError) -> Bool
    {
        if !intake.isEmpty { return true }
        if try outbox.isAnythingDue(intake.wish, at: now) { return true }
        guard isThinking else { return false }
        if let due = try queue.nextDue(), due <= now { return true }
        if !isCareful, try inbox.isFilled { return true }
        guard !isCareful, let wake = try people.nextWake() else { return false }
        return wake <= now
    }

    /// Sessions whose time has come, each as a happening.
    private func wokenSessions(at now: Moment) throws(StoreError) -> [Inbound] {
        guard let first = try people.nextWake(), first <= now else { return [] }
        var woken: [Inbound] = []
        for (account, wakeAt) in try people.due(at: now) {
            let key = Self.wakingKey(account, wakeAt)
            guard let inbound = try happening(.woke, key: key, for: account, at: now),
                try inbox.isNew(key, source: Inbox.house, at: now)
            else { continue }
            woken.append(inbound)
        }
        return woken
    }

    private func keep(_ later: [Arrival], at now: Moment) throws(StoreError) -> [Arrival] {
        var kept: [Arrival] = []
        for arrival in later {
            guard case .platform(let platform, let update) = arrival.keeper else { continue }
            if let id = try inbox.keep(update, source: platform.rawValue, at: now) {
                kept.append(Arrival(.inbox(id), inbounds: arrival.inbounds))
            } else {
                inTurn.repeated += 1
            }
        }
        return kept
    }

    /// What photos and look-ups have left in the inbox.
    private func ownArrivals() throws(StoreError) -> [Arrival] {
        guard try inbox.isFilled else { return [] }
        var arrivals: [Arrival] = []
        for update in try inbox.own(limit: Self.mostOwn) {
            arrivals.append(Arrival(.inbox(update.id), inbounds: (try? inbound(in: update)).map { [$0] }))
        }
        return arrivals
    }
}
