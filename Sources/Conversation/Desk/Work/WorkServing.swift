internal import CivicFacts

/// What the desk does for those at work when its time comes: each who is free is handed the next report.
enum WorkServing {
    /// True if somebody was.
    static func serve(_ visit: inout Visit) -> Bool {
        guard visit.desk.workers != nil else { return false }
        endSilent(&visit)
        ask(&visit)
        let free = free(&visit)
        guard !free.isEmpty else { return false }
        var isServing = false
        var callable: [Scope: Callable] = [:]
        for account in free {
            let scope = Scope(visit.desk.workers?[account])
            var rest = callable[scope] ?? Callable(scope, visit, atLeast: free.count + Limits.handful)
            if let look = SecondLooks.next(for: account, visit), !rest.isUrgent(for: account, visit) {
                SecondLooks.hand(look, to: account, &visit)
                isServing = true
                continue
            }
            let next = rest.next(for: account, visit)
            callable[scope] = rest
            guard let report = next else {
                tellIdle(account, &visit)
                continue
            }
            hand(report, to: account, &visit)
            isServing = true
        }
        return isServing
    }

    /// Whoever did nothing for long is not there: what comes would lie before nobody.
    private static func endSilent(_ visit: inout Visit) {
        for (account, worker) in visit.desk.atWork {
            let last = max(worker.since, visit.desk.acted[account] ?? worker.since)
            guard visit.now.since(last) >= Limits.workSilence else { continue }
            Work.end(account, &visit)
            say(
                WorkWords.silent, [.n: "\(Limits.workSilence.milliseconds / Span.minutes(1).milliseconds)"],
                to: worker, &visit)
        }
    }

    /// Asks the platform now and then whether they still may decide.
    private static func ask(_ visit: inout Visit) {
        for (account, worker) in visit.desk.atWork where visit.now.since(worker.askedAt) >= Limits.workCheck {
            let question = worker.question(of: account, at: visit.now)
            visit.deliver(Delivery(.vouch(for: question, at: worker.desks ?? [.all])))
            let now = visit.now
            visit.updateDesk { $0.workers?[account]?.askedAt = now }
        }
        guard let first = visit.desk.atWork.map(\.worker.askedAt).min() else { return }
        visit.updateDesk { $0.wake(at: first + Limits.workCheck) }
    }

    /// Those without an open report before them, who acted last first: they are likeliest to look.
    private static func free(_ visit: inout Visit) -> [AccountID] {
        var free: [(account: AccountID, acted: Moment)] = []
        for (account, worker) in visit.desk.atWork {
            if let id = worker.report, SecondLooks.isHeld(id, by: account, visit) { continue }
            if let report = worker.report.flatMap({ visit.newest($0) }), report.isOpen,
                let lease = report.lease, lease.holder == account, lease.until > visit.now
            {
                guard report.openQuestion != nil || report.team?.outgoing != nil else { continue }
                leaveToAuthor(report, &visit)
            }
            free.append((account, visit.desk.acted[account] ?? worker.since))
        }
        return free.sorted {
            ($0.acted.milliseconds, $0.account.rawValue) > ($1.acted.milliseconds, $1.account.rawValue)
        }
        .map(\.account)
    }

    /// A question is on its way: until its answer the report is in nobody's hands, and its card stays where it is.
    private static func leaveToAuthor(_ report: Report, _ visit: inout Visit) {
        var asked = report
        if !asked.isAssigned { asked.state = .waiting }
        visit.change(.turn(asked))
        ReportKeeping.showCard(of: asked, &visit)
    }

    private static func hand(_ waiting: Report, to account: AccountID, _ visit: inout Visit) {
        guard let worker = visit.desk.workers?[account] else { return }
        var report = waiting
        report.state = .taken(by: moderator(account, visit), until: visit.now + Limits.lease)
        report.takenAt = visit.now
        report.face = .actions
        report.queuedAt = report.queuedAt ?? visit.now
        report.version += 1
        let isElsewhere = report.isShown
        show(&report, to: account, in: worker.room, &visit)
        // That somebody has it is no news that anybody waits for.
        if isElsewhere { ReportKeeping.showCard(of: report, urgently: false, &visit) }
        visit.change(.keep(report, because: .taken))
        visit.updateDesk { desk in
            desk.workers?[account]?.report = report.id
            desk.workers?[account]?.isIdle = nil
        }
    }

    /// As their own room knows them.
    static func moderator(_ account: AccountID, _ visit: Visit) -> Moderator {
        let name = ShownWords.inRoom(
            line: visit.desk.names?[account] ?? "", upTo: Limits.nameCharacters)
        return Moderator(account: account, name: name.isEmpty ? "a moderator" : name)
    }

    /// Shows it to one moderator in their chat, below whatever stands there; an earlier card of it goes.
    static func show(
        _ report: inout Report, to account: AccountID, in room: RoomID, _ visit: inout Visit
    ) {
        if report.privateRooms.contains(room) {
            let line = Desk.words.text(WorkWords.stood)
            visit.deliver(Delivery(.unserve(report: report.id, line: line, in: room)))
        }
        report.show(to: account, in: room)
        let kept = visit.facts.records.keptPhotos(among: report.photos)
        report.noteShown(kept)
        // In the order of their numbers.
        let shown = report.shownPhotos.filter(kept.contains)
        if !shown.isEmpty {
            visit.deliver(Delivery(.servePhotos(report: report.id, photos: shown, to: room)))
        }
        let card = Card(report, facts: visit.facts).message
        visit.deliver(Delivery(.serve(report: report.id, message: card, to: room)))
    }

    private static func tellIdle(_ account: AccountID, _ visit: inout Visit) {
        guard let worker = visit.desk.workers?[account] else { return }
        visit.updateDesk { desk in
            desk.workers?[account]?.report = nil
            desk.workers?[account]?.isIdle = true
        }
        if worker.isIdle != true { say(WorkWords.idle, to: worker, &visit) }
    }

    static func say(
        _ wording: WorkWords, _ values: [Slot: String] = [:], to worker: Worker, _ visit: inout Visit
    ) {
        let message = Message(text: Desk.words.text(wording, values))
        visit.deliver(Delivery(.announce(message: message, in: worker.room, replyTo: nil)))
    }

}

/// Which reports somebody is handed.
private struct Scope: Hashable {
    let desks: [DeskName]
    let filter: String?

    init(_ worker: Worker?) { (desks, filter) = (worker?.desks ?? [.all], worker?.filter) }

    func reports(_ visit: Visit, limit: Int) -> [Report] {
        let records = visit.facts.records
        guard let filter else { return records.callableReports(of: desks, at: visit.now, limit: limit) }
        // What it was understood as is understood again; what is not any more, such as a tag that is gone, finds nothing.
        guard let read = try? ReportFilter(filter, visit) else { return [] }
        let query = read.query(isOpen: true, isFree: true, of: desks, visit)
        return records.reports(matching: query, at: visit.now, skipping: 0, limit: limit)
    }
}

/// What waits and is in nobody's hands, in its order; more of it is read where the first ones are for none of those who
/// are free.
private struct Callable {
    private let scope: Scope
    private var reports: [Report]
    private var isWhole: Bool

    init(_ scope: Scope, _ visit: Visit, atLeast count: Int) {
        self.scope = scope
        reports = scope.reports(visit, limit: count)
        isWhole = reports.count < count
    }

    mutating func next(for account: AccountID, _ visit: Visit) -> Report? {
        if let found = take(for: account, visit) { return found }
        guard !isWhole else { return nil }
        reports = scope.reports(visit, limit: Limits.servedAmong)
        isWhole = true
        return take(for: account, visit)
    }

    /// What comes first for them is urgent.
    func isUrgent(for account: AccountID, _ visit: Visit) -> Bool {
        let waiting = reports.lazy.compactMap { visit.newest($0.id) }
        return waiting.first { Self.isFree($0, for: account, visit) }?.isUrgent ?? false
    }

    private mutating func take(for account: AccountID, _ visit: Visit) -> Report? {
        let waiting = reports.lazy.compactMap { visit.newest($0.id) }
        guard let found = waiting.first(where: { Self.isFree($0, for: account, visit) }) else { return nil }
        reports.removeAll { $0.id == found.id }
        return found
    }

    private static func isFree(_ report: Report, for account: AccountID, _ visit: Visit) -> Bool {
        let isHeld = report.lease.map { $0.until > visit.now } ?? false
        return report.isOpen && !isHeld && (report.isPosted || report.queuedAt != nil)
            && Work.isFor(account, report, visit)
    }
}
