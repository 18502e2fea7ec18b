internal import CivicFacts

/// Somebody whose time on duty is over, with what becomes of the reports in their hands.
struct Leaver {
    let turn: DutyTurn
    /// Reports that go to this person, or stay with the one who leaves, until they are decided.
    var named: [Report] = []
    var heir: Assignee?
    /// Those that went back into the queue.
    private(set) var back: [ReportID] = []

    init(turn: DutyTurn, named: [Report] = [], heir: Assignee? = nil) {
        (self.turn, self.named, self.heir) = (turn, named, heir)
    }

    /// Hands on what is named, and gives the rest back; what they have before them in their own chat stays there.
    mutating func leave(_ visit: inout Visit) {
        for report in named {
            let me = Assignee(account: turn.account, name: turn.name)
            AssignReport.hand(report, to: heir ?? me, &visit)
        }
        let kept = named.map(\.id) + [visit.desk.workers?[turn.account]?.report].compactMap(\.self)
        for var report in visit.reports(heldBy: turn.account) where !kept.contains(report.id) {
            (report.state, report.takenAt) = (.waiting, nil)
            ReportKeeping.keep(&report, because: .assigned, &visit)
            back.append(report.id)
        }
    }
}

extension Visit {
    /// Whatever is in somebody's hands, at whichever desk.
    func reports(heldBy account: AccountID) -> [Report] {
        let query = ReportQuery(
            traces: [], sentSince: nil, sentBefore: nil, isOpen: true, isUntaken: false, holder: account,
            desks: [])
        return facts.records.reports(matching: query, at: now, skipping: 0, limit: Limits.heldAtOnce)
    }
}
