internal import CivicFacts

/// Makes a report public, after the time for second thoughts.
struct ApproveReport: PlainAction {
    static let (code, sign) = ("ok", "✅")
    static let command: String? = "approve"
    static let isReply = true
    static let label = Text(en: "Approve", es: "Aprobar")

    var role: Role { .somebodyElse }
    var isDecision: Bool { true }
    func row(on card: Card) -> Int? { card.report.isOpen ? 1 : nil }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        if let parent = report.parent, visit.facts.records.published(parent, at: visit.now) == nil {
            return .refused(RefusalWords.parentNotPublic, parent.slot)
        }
        let first = report.firstApproval.flatMap { visit.isMe($0.account) ? nil : $0 }
        if report.needsTwo(visit.facts.rules) || visit.isOnProbation {
            guard report.firstApproval != nil else { return back(report, .second, &visit) }
            // The first one saw something else.
            guard report.firstSaw.map({ $0 == report.seen }) ?? true else {
                return back(report, .secondAnew, &visit)
            }
            if first == nil { return .somebodyElse(report.id) }
        }
        let publicAt = visit.facts.rules.publicAt(report, approved: visit.now)
        let wait = publicAt.since(visit.now)
        var approved = report
        // Their own first word, of when they were new, is none of somebody else's.
        approved.firstApproval = first
        approved.state = .approved(by: visit.moderator, at: visit.now, publicAt: publicAt)
        ReportKeeping.keep(&approved, because: .approved, &visit)
        let wording: OutcomeWords = report.appeal == nil ? .approved : .appealApproved
        Decisions.tell(report, wording, [:], after: wait, &visit)
        PublicPost.show(approved, after: wait, &visit)
        Groups.approved(approved, &visit)
        return .done(DoneWords.done)
    }

    /// Where one is not enough, the first of two approvals is only noted.
    private func back(_ report: Report, _ wording: DoneWords, _ visit: inout Visit) -> Outcome {
        let isNew = wording == .second && !report.needsTwo(visit.facts.rules)
        let outcome = isNew ? Probation.noted(visit) : .done(wording)
        var backed = report
        (backed.firstApproval, backed.firstSaw) = (visit.moderator, report.seen)
        backed.state = .waiting
        ReportKeeping.keep(&backed, because: .backed, &visit)
        return outcome
    }
}
