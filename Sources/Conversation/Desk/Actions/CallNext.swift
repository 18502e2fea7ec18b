internal import CivicFacts

/// `next`: a moderator asks for a few reports, and they are that moderator's for five minutes.
enum CallNext: DeskCommand {
    static let command: String? = "next"
    static let isReply = true
    static let label = Text(en: "Next", es: "Siguiente")
    static let sign = "⏭️"
    /// Its button belongs to no report.
    static let token = "q1.next"
    static var button: Button { Button(label: Desk.words.text(DeskLabels(text: label)), token: token) }

    /// The cards themselves are the answer.
    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let outcome = act(&visit)
        return outcome.isRefusal ? outcome : nil
    }

    static func act(_ visit: inout Visit) -> Outcome {
        if visit.isInPrivate { return Work.next(&visit) }
        let me = visit.moderator
        let held = visit.facts.records.reports(heldBy: me.account, at: visit.now)
        let wanted = Limits.handful - held.count
        guard wanted > 0 else { return .refused(QueueWords.nextHeld, [.codes: codes(held)]) }
        if let wait = wait(visit) { return .refused(QueueWords.nextFull, [.n: "\(wait)"]) }
        let callable = visit.facts.records.callableReports(
            of: [visit.deskHere], at: visit.now, limit: Limits.callable)
        let called = callable.filter { visit.mayDecide($0, me.account) }.prefix(wanted)
        guard !called.isEmpty else {
            // What waits and is not for this one is nobody else's business.
            let isSecret = !callable.isEmpty
            return held.isEmpty
                ? Outcome(
                    note: Desk.words.text(QueueWords.nextNone), isRefusal: true,
                    isForPresserAlone: isSecret) : .refused(QueueWords.nextHeld, [.codes: codes(held)])
        }
        for report in called { hand(report, to: me, &visit) }
        return .done(QueueWords.nextYours, [.codes: codes(Array(called))])
    }

    /// A report that nobody saw yet gets its card; one that has a card is pointed at.
    private static func hand(_ report: Report, to moderator: Moderator, _ visit: inout Visit) {
        var report = report
        report.state = .taken(by: moderator, until: visit.now + Limits.handfulLease)
        report.takenAt = visit.now
        report.face = .actions
        report.queuedAt = report.queuedAt ?? visit.now
        report.version += 1
        if report.isPosted {
            ReportKeeping.showCard(of: report, &visit)
            _ = ShowCard.follow("", on: report.id, &visit)
            Posting.count(messages: 1, at: report.deskName, &visit)
        } else {
            let kept = visit.facts.records.keptPhotos(among: report.photos)
            Posting.show(&report, photos: kept, &visit)
        }
        visit.change(.keep(report, because: .taken))
    }

    /// Minutes until the room can show more; nil if it can now. What is asked for must be seen within its lease.
    private static func wait(_ visit: Visit) -> Int64? {
        let pace = Int64(visit.facts.rules.messagesAMinute)
        let level = visit.desk[visit.deskHere].flow.level(at: visit.now, pace: Int(pace))
        let over = level - pace * 2_000
        return over < 0 ? nil : max(1, over / (pace * 1_000) + 1)
    }

    private static func codes(_ reports: [Report]) -> String {
        reports.map(\.id.description).joined(separator: ", ")
    }
}
