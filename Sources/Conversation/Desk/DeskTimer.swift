internal import CivicFacts

/// What the desk does when its time comes, without anybody having done anything.
enum DeskTimer {
    static func fire(_ visit: inout Visit) {
        visit.updateDesk { $0.wakeAt = nil }
        Restored.tell(&visit)
        Outgoings.tend(&visit)
        returnLeases(&visit)
        Declined.tend(&visit)
        giveUpQuestions(&visit)
        ClosedDesks.tend(&visit)
        HeadsUps.tend(&visit)
        Roster.tend(&visit)
        UntakenAlarms.tend(&visit)
        SecondLooks.tend(&visit)
        let isServing = WorkServing.serve(&visit)
        showWaiting(&visit)
        // What was handed out is counted in a moment.
        if !isServing { Board.tell(&visit) }
        Shift.tell(&visit)
        LogAnchor.tell(&visit)
    }

    /// What waits comes unasked as well, as soon as the room has a place for it, so that nothing waits for ever for
    /// somebody to ask; only those who have many open reports have to be asked for.
    private static func showWaiting(_ visit: inout Visit) {
        for name in visit.facts.rules.desks.names { showWaiting(at: name, &visit) }
    }

    private static func showWaiting(at name: DeskName, _ visit: inout Visit) {
        let called = visit.facts.records.callableReports(
            of: [name], at: visit.now, limit: Limits.shownAtOnce)
        for var report in called where report.queuedAt != nil && !report.isPosted && report.isHeldBack != true
        {
            guard report.isUrgent || report.hasLapsed || !Work.isStaffed(for: report, visit),
                visit.newest(report.id) == report
            else { continue }
            let kept = visit.facts.records.keptPhotos(among: report.photos)
            if let wait = Posting.wait(for: report, messages: 1 + kept.count, visit) {
                let next = visit.now + wait
                return visit.updateDesk { $0.wake(at: next) }
            }
            report.queuedAt = nil
            Posting.show(&report, photos: kept, &visit)
            visit.change(.turn(report))
            let next = visit.now + Limits.digestPause
            visit.updateDesk { $0.wake(at: next) }
        }
    }

    /// A report whose moderator let the time go by is anybody's again, and its card says so.
    private static func returnLeases(_ visit: inout Visit) {
        for ended in visit.facts.records.endedLeases(at: visit.now, limit: Limits.leasesAtOnce) {
            if let holder = ended.lease?.holder, lapse(ended.id, of: holder, &visit) { continue }
            var report = ended
            report.state = .waiting
            visit.change(.turn(report))
            ReportKeeping.showCard(of: report, &visit)
        }
    }

    /// Somebody at work let it lie: they are away, and it goes to all the others.
    @discardableResult
    static func lapse(_ id: ReportID, of holder: AccountID, _ visit: inout Visit) -> Bool {
        guard let worker = visit.desk.workers?[holder], worker.report == id else { return false }
        Work.end(holder, isLapsed: true, &visit)
        let minutes = "\(Limits.lease.milliseconds / Span.minutes(1).milliseconds)"
        WorkServing.say(.lapsed, [.code: id.description, .n: minutes], to: worker, &visit)
        return true
    }

    /// A reporter need not answer: after three days the card says so, and the moderators decide without.
    private static func giveUpQuestions(_ visit: inout Visit) {
        for asked in visit.facts.records.unansweredReports(at: visit.now, limit: Limits.unansweredAtOnce) {
            let report = asked.withLapsedQuestion
            visit.change(.turn(report))
            ReportKeeping.showCard(of: report, &visit)
        }
    }
}
