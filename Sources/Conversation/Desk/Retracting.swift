/// Taking a public report back: it leaves the feed, and whoever kept it, or reads the public room, sees that and why.
enum Retracting {
    static func retract(
        _ report: Report, _ reason: RejectReason, note: String?, _ visit: inout Visit
    ) -> Desk.Outcome {
        guard let former = report.approval else {
            let code: [Slot: String] = [.code: report.id.description]
            return Desk.Outcome(Desk.words.text(RefusalWords.notPublic, code), isRefusal: true)
        }
        let added = note.map { Masking.masked(String($0.prefix(Limits.correctionCharacters))).text }
        let retraction = Retraction(
            reason: reason, words: added, by: Decisions.moderator(visit), at: visit.now, former: former)
        var taken = report
        taken.state = .retracted(retraction)
        taken.face = .actions
        visit.change(.recall(tag: report.id.decisionTag))
        ReportKeeping.keep(&taken, because: .retracted, &visit)
        let isKnown = former.publicAt <= visit.now
        if isKnown { PublicPost.renew(taken, &visit) }
        Orphans.hold(commentsOn: taken, &visit)
        tell(taken, retraction, &visit)
        for member in Groups.follow(taken, because: .retracted, &visit) { tell(member, retraction, &visit) }
        return Desk.Outcome(Desk.words.text(DoneWords.retracted, [.code: report.id.description]))
    }

    private static func tell(_ report: Report, _ retraction: Retraction, _ visit: inout Visit) {
        let words = Catalogue(visit.facts.records.language(of: report.author))
        let why = words.text(Catalogue.phrases(of: retraction.reason).told)
        let added = retraction.words.map { "\n" + words.text(OutcomeWords.rejectNote, [.text: $0]) } ?? ""
        let choices: [Choice] = report.retraction != nil && report.appeal == nil ? [.appeal(report.id)] : []
        Decisions.tell(
            report, OutcomeWords.retracted, [.reason: why], more: added, choices: choices, after: .zero,
            &visit)
    }

    /// For five minutes it can be made public again as it was.
    static func restore(_ report: Report, _ retraction: Retraction, _ visit: inout Visit) -> Desk.Outcome {
        let code: [Slot: String] = [.code: report.id.description]
        guard visit.now < retraction.at + Limits.correction else {
            return Desk.Outcome(Desk.words.text(RefusalWords.tooLate, code), isRefusal: true)
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
        return Desk.Outcome(Desk.words.text(DoneWords.restored, code))
    }
}
