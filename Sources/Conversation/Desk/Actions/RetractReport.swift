internal import CivicFacts

/// Taking a public report back: it leaves the feed, and whoever kept it, or reads the public room, sees that and why.
struct RetractReport: ReasonedAction {
    static let (code, sign) = ("pull", "🗑️")
    static let command: String? = "retract"
    static let label = Text(en: "Take back", es: "Retirar")
    static let choices = CardFace.retractions

    let reason: RejectReason
    let note: String?

    func row(on card: Card) -> Int? { card.report.approval == nil ? nil : 3 }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? {
        guard let approval = report.approval else { return report.settled(visit) }
        // Nobody outside has heard of it yet.
        return approval.publicAt > visit.now ? .refused(RefusalWords.notYetPublic) : nil
    }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        guard let former = report.approval else { return .refused(RefusalWords.notPublic, report.id.slot) }
        let added = note.map { Masking.masked(visit.cut($0, to: Limits.correctionCharacters)).text }
        let retraction = Retraction(
            reason: reason, words: added, by: visit.moderator, at: visit.now, former: former)
        var taken = report
        taken.state = .retracted(retraction)
        taken.face = .actions
        visit.change(.recall(tag: report.id.decisionTag))
        ReportKeeping.keep(&taken, because: .retracted, &visit)
        if former.publicAt <= visit.now { PublicPost.renew(taken, &visit) }
        Orphans.hold(commentsOn: taken, &visit)
        var told: [AccountID] = []
        for one in [taken] + Groups.follow(taken, because: .retracted, &visit) {
            // Whoever wrote several of them is asked about an appeal once.
            tell(
                one, .retracted, adding: added,
                isFinal: one.retraction == nil || one.appeal != nil || told.contains(one.author),
                after: .zero, &visit)
            told.append(one.author)
        }
        return .done(DoneWords.retracted, report.id.slot)
    }

    /// For five minutes it can be made public again as it was.
    static func restore(_ report: Report, _ retraction: Retraction, _ visit: inout Visit) -> Outcome {
        guard visit.now < retraction.at + Limits.correction else {
            return .refused(RefusalWords.tooLate, report.id.slot)
        }
        var restored = report
        let former = retraction.former
        // Within the time for second thoughts the world had not heard of it: then it waits for that anew.
        let publicAt = max(former.publicAt, visit.now)
        restored.state = .approved(by: former.by, at: former.at, publicAt: publicAt)
        ReportKeeping.keep(&restored, because: .restored, &visit)
        PublicPost.show(restored, after: publicAt.since(visit.now), &visit)
        for one in [restored] + Groups.restored(restored, &visit) {
            Decisions.tell(
                one, one.id == report.id ? OutcomeWords.approved : OutcomeWords.groupApproved,
                [.n: report.id.description],
                after: publicAt.since(visit.now), &visit)
        }
        return .done(DoneWords.restored, report.id.slot)
    }
}
