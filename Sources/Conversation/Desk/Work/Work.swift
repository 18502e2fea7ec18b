internal import CivicFacts

/// `/work`: a moderator's own chat becomes their desk; after each decision the next report comes there.
enum Work: DeskCommand {
    static let command: String? = "work"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        guard visit.isInPrivate else { return .refused(WorkWords.inPrivate) }
        if rest.trimmingSpaces.lowercased() == "off" { return stop(&visit) }
        let filter: ReportFilter
        do throws(ReportFilter.Unknown) { filter = try ReportFilter(rest, visit) } catch {
            return error.outcome
        }
        guard filter.text.count <= Limits.filterCharacters else { return .refused(WorkWords.how) }
        return begin(filter.isEmpty ? nil : filter.text, &visit)
    }

    /// Whoever is at work already can change what comes.
    private static func begin(_ filter: String?, _ visit: inout Visit) -> Outcome {
        let (me, now) = (visit.facts.account, visit.now)
        let before = visit.desk.workers?[me]
        guard before == nil || before?.filter != filter else { return .refused(WorkWords.already) }
        var worker =
            before
            ?? Worker(sender: visit.inbound.sender, room: visit.inbound.room, since: now, askedAt: now)
        worker.filter = filter
        worker.isIdle = nil
        if !visit.facts.rules.desks.isOne { worker.desks = visit.inbound.desks }
        let begun = worker
        visit.updateDesk { desk in
            desk.workers = (desk.workers ?? [:]).merging([me: begun]) { $1 }
            desk.wake(at: now)
        }
        return begun.told(isNew: before == nil)
    }

    private static func stop(_ visit: inout Visit) -> Outcome {
        guard end(visit.facts.account, &visit) else { return .refused(WorkWords.notAtWork) }
        return .done(WorkWords.over)
    }

    /// `/next` there: what is open goes to somebody else, and another one comes.
    static func next(_ visit: inout Visit) -> Outcome {
        let (me, now) = (visit.facts.account, visit.now)
        guard let worker = visit.desk.workers?[me] else { return .refused(WorkWords.notAtWork) }
        let passed = giveBack(from: worker, of: me, &visit)
        if let passed {
            let line = Desk.words.text(WorkWords.passed, passed.slot)
            visit.deliver(Delivery(.unserve(report: passed, line: line, in: worker.room)))
        }
        visit.updateDesk { desk in
            desk.workers?[me]?.report = nil
            desk.workers?[me]?.isIdle = nil
            desk.wake(at: now)
        }
        return passed.map { .done(WorkWords.passed, $0.slot) } ?? .done(DoneWords.done)
    }

    /// Nothing more comes there, and nothing of a report stays: what is open is anybody's again. False for somebody who
    /// was not at work.
    @discardableResult
    static func end(_ account: AccountID, isLapsed: Bool = false, _ visit: inout Visit) -> Bool {
        guard let worker = visit.desk.workers?[account] else { return false }
        giveBack(from: worker, of: account, isLapsed: isLapsed, &visit)
        let now = visit.now
        visit.updateDesk { desk in
            desk.workers?[account] = nil
            if desk.workers?.isEmpty == true { desk.workers = nil }
            desk.wake(at: now)
        }
        visit.deliver(Delivery(.vacate(room: worker.room, line: Desk.words.text(WorkWords.stood))))
        return true
    }

    /// What they have before them, if it is not decided, goes from their chat and is anybody's again.
    @discardableResult
    static func giveBack(
        from worker: Worker, of account: AccountID, isLapsed: Bool = false, _ visit: inout Visit
    ) -> ReportID? {
        if let id = worker.report, SecondLooks.giveBack(id, of: account, &visit) { return id }
        guard var report = worker.report.flatMap({ visit.newest($0) }), report.isOpen,
            report.lease?.holder == account
        else { return nil }
        if !report.isAssigned { report.state = .waiting }
        report.face = .actions
        report.version += 1
        report.hide(in: worker.room, isLapsed: isLapsed ? true : nil)
        visit.change(.turn(report))
        ReportKeeping.showCard(of: report, &visit)
        return report.id
    }

    /// Somebody at work can be handed this report: the rooms need not be shown it.
    static func isStaffed(for report: Report, _ visit: Visit) -> Bool {
        visit.desk.workers?.contains { account, worker in
            // What a filter lets through is known to lists alone.
            worker.filter == nil && worker.serves(report.deskName) && isFor(account, report, visit)
        } ?? false
    }

    /// Whoever wrote it, decided it before, approved it first or had it already leaves it to others.
    static func isFor(_ account: AccountID, _ report: Report, _ visit: Visit) -> Bool {
        !report.wasShown(to: account) && visit.mayDecide(report, account)
    }
}

extension Worker {
    /// What comes, as whoever begins reads it.
    fileprivate func told(isNew: Bool) -> Outcome {
        let words = Desk.words
        let names = desks.map { $0.map(\.description).joined(separator: ", ") }
        let lines = [
            words.text(isNew ? WorkWords.begun : .changed),
            names.map { words.text(WorkWords.desks, [.codes: $0]) },
            filter.map { filter in
                let shown = ShownWords.inRoom(line: filter, upTo: Limits.filterCharacters)
                return words.text(FilterWords.understood, [.text: shown])
            },
        ]
        return Outcome(note: lines.compactMap(\.self).joined(separator: "\n"))
    }
}

extension Visit {
    /// Somebody does this in their own chat with the bot.
    var isInPrivate: Bool { inbound.standing == .voter }

    /// The report as this turn leaves it.
    func newest(_ id: ReportID) -> Report? {
        for change in changes.reversed() {
            if case .keep(let report, _) = change, report.id == id { return report }
            if case .turn(let report) = change, report.id == id { return report }
        }
        return facts.records.report(id)
    }
}
