public import CivicFacts

/// A report that was given to its own author. In the room it looks given; a few minutes later it is anybody's again, as
/// when somebody declines.
public struct Declined: Codable, Equatable, Sendable {
    public let report: ReportID
    public let by: AccountID
    public let at: Moment

    static func note(_ id: ReportID, by account: AccountID, _ visit: inout Visit) {
        let declined = Declined(report: id, by: account, at: visit.now + Limits.declining)
        visit.updateDesk { desk in
            desk.declined = (desk.declined ?? []).filter { $0.report != id } + [declined]
            desk.wake(at: declined.at)
        }
    }

    static func tend(_ visit: inout Visit) {
        guard let all = visit.desk.declined else { return }
        let now = visit.now
        for due in all where due.at <= now {
            guard var report = visit.newest(due.report), report.isOpen, report.isAssigned,
                report.lease?.holder == due.by
            else { continue }
            (report.state, report.takenAt) = (.waiting, nil)
            ReportKeeping.keep(&report, because: .assigned, &visit)
        }
        let rest = all.filter { $0.at > now }
        visit.updateDesk { desk in
            desk.declined = rest.isEmpty ? nil : rest
            if let next = rest.map(\.at).min() { desk.wake(at: next) }
        }
    }
}
