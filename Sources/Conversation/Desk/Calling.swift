/// `next`: a moderator asks for a few reports, and they are that moderator's for five minutes.
enum Calling {
    static func next(_ visit: inout Visit) -> Desk.Outcome {
        let words = Desk.words
        let me = Decisions.moderator(visit)
        let held = visit.facts.records.reports(heldBy: me.account, at: visit.now)
        let wanted = Limits.handful - held.count
        guard wanted > 0 else {
            return Desk.Outcome(
                words.text(QueueWords.nextHeld, [.codes: codes(held.map(\.id))]), isRefusal: true)
        }
        if let wait = wait(visit) {
            return Desk.Outcome(words.text(QueueWords.nextFull, [.n: "\(wait)"]), isRefusal: true)
        }
        let called = visit.facts.records.callableReports(at: visit.now, limit: Limits.callable)
            .filter { !$0.isBarred(for: me) && $0.firstApproval?.account != me.account }.prefix(wanted)
        guard !called.isEmpty else {
            return Desk.Outcome(
                held.isEmpty
                    ? words.text(QueueWords.nextNone)
                    : words.text(QueueWords.nextHeld, [.codes: codes(held.map(\.id))]),
                isRefusal: true)
        }
        for report in called { hand(report, to: me, &visit) }
        return Desk.Outcome(words.text(QueueWords.nextYours, [.codes: codes(called.map(\.id))]))
    }

    /// A report that nobody saw yet gets its card; one that has a card is pointed at.
    private static func hand(_ report: Report, to moderator: Moderator, _ visit: inout Visit) {
        var report = report
        report.state = .taken(by: moderator, until: visit.now + Limits.handfulLease)
        report.face = .actions
        report.queuedAt = report.queuedAt ?? visit.now
        report.version += 1
        if report.isPosted {
            ReportKeeping.showCard(of: report, &visit)
            _ = Decisions.show(report.id, &visit)
            Posting.count(messages: 1, &visit)
        } else {
            let kept = visit.facts.records.keptPhotos(among: report.photos)
            Posting.show(&report, photos: kept, &visit)
        }
        visit.change(.keep(report, because: .taken))
    }

    /// Minutes until the room can show more; nil if it can now. What is asked for must be seen within its lease.
    private static func wait(_ visit: Visit) -> Int64? {
        let pace = Int64(visit.facts.rules.messagesAMinute)
        let level = visit.desk.flow.level(at: visit.now, pace: Int(pace))
        let over = level - pace * 2_000
        return over < 0 ? nil : max(1, over / (pace * 1_000) + 1)
    }

    private static func codes(_ ids: [ReportID]) -> String {
        ids.map(\.description).joined(separator: ", ")
    }
}
