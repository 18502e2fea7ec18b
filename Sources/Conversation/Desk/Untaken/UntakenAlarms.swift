internal import CivicFacts

/// Urgent reports in nobody's hands: those on duty hear of them, then the leads, then the last desk and the author.
enum UntakenAlarms {
    /// The change, with the alarm of its report begun, gone on, or ended.
    static func settled(_ change: Change, _ visit: inout Visit) -> Change {
        switch change {
        case .keep(let report, let deed): .keep(settled(report, &visit), because: deed)
        case .turn(let report): .turn(settled(report, &visit))
        case .log, .expect, .mask, .drop, .recall, .impose, .endBan, .repost, .reachable, .offerLink, .join,
            .part, .desk, .mark, .unmark, .invoice, .enter, .forget:
            change
        }
    }

    private static func settled(_ report: Report, _ visit: inout Visit) -> Report {
        guard report.isUrgent || report.team?.untaken != nil else { return report }
        let former = visit.newest(report.id)
        let held = report.team?.untaken ?? former?.team?.untaken
        var settled = report
        guard report.isUntaken, let times = visit.facts.rules.alarm else {
            settled.teamSide.untaken = nil
            if held?.told.isEmpty == false { visit.change(.recall(tag: report.id.untakenTag)) }
            return settled
        }
        if let held, let former, former.isUntaken, former.deskName == report.deskName {
            settled.teamSide.untaken = held
        } else {
            let isAnybodyThere = !visit.onDuty(at: report.deskName).isEmpty
            settled.teamSide.untaken = Untaken(
                since: visit.now, next: isAnybodyThere ? visit.now + times.duty : visit.now)
        }
        return settled
    }

    /// Tells whoever is to be told by now.
    static func tend(_ visit: inout Visit) {
        for found in visit.facts.records.alarmingReports(at: visit.now, limit: Limits.alarmsAtOnce) {
            guard let report = visit.newest(found.id), let at = report.alarmAt, at <= visit.now else {
                continue
            }
            raise(report, &visit)
        }
    }

    /// Nobody is on duty there any more: the leads hear at once of what nobody takes.
    static func hurry(at desk: DeskName, _ visit: inout Visit) {
        let first = visit.facts.records.callableReports(
            of: [desk], at: visit.now, limit: Limits.alarmsAtOnce)
        for found in first {
            guard var report = visit.newest(found.id), let untaken = report.team?.untaken,
                untaken.next != nil, !untaken.told.contains(.leads)
            else { continue }
            report.teamSide.untaken?.next = visit.now
            visit.change(.turn(report))
        }
    }

    private static func raise(_ report: Report, _ visit: inout Visit) {
        guard var untaken = report.team?.untaken, let times = visit.facts.rules.alarm else { return }
        let isNobodyThere = visit.onDuty(at: report.deskName).isEmpty
        var later: [Moment] = []
        for step in Untaken.Step.allCases where !untaken.told.contains(step) {
            let due = untaken.since + times[step]
            let isEarly = step == .leads && isNobodyThere && UntakenMessages.tellLeads(of: report, &visit)
            if isEarly {
                untaken.told.append(step)
            } else if due > visit.now {
                later.append(due)
            } else if let wait = tell(step, of: report, untaken, &visit) {
                later.append(visit.now + wait)
            } else {
                untaken.told.append(step)
            }
        }
        untaken.next = later.min()
        var raised = report
        raised.teamSide.untaken = untaken
        visit.change(.turn(raised))
    }

    /// Nil where they were told; else how long the room's minute is full.
    private static func tell(
        _ step: Untaken.Step, of report: Report, _ untaken: Untaken, _ visit: inout Visit
    ) -> Span? {
        switch step {
        case .duty:
            // The leads know already that nobody is there.
            let people = visit.onDuty(at: report.deskName)
            guard !people.isEmpty || !untaken.told.contains(.leads) else { return nil }
            return UntakenMessages.tell(people, of: report, &visit)
        case .leads:
            _ = UntakenMessages.tellLeads(of: report, &visit)
            return nil
        case .all: return UntakenMessages.tellAll(of: report, &visit)
        }
    }
}
