/// The second mark, and notes of correction: what moderators say about a report beside making it public.
enum Verifying {
    static func verify(_ report: Report, source: String?, _ visit: inout Visit) -> Desk.Outcome {
        guard report.verification == nil else {
            return Desk.Outcome(Desk.words.text(RefusalWords.verifiedAlready), isRefusal: true)
        }
        var marked = report
        marked.verification = Verification(
            by: Decisions.moderator(visit), at: visit.now,
            source: source.map { String($0.prefix(Limits.noteCharacters)) })
        ReportKeeping.keep(&marked, because: .verified, &visit)
        PublicPost.renew(marked, &visit)
        let code: [Slot: String] = [.code: report.id.description]
        return Desk.Outcome(
            Desk.words.text(marked.isOpen ? DoneWords.verifiedOpen : DoneWords.verified, code))
    }

    static func unverify(_ report: Report, _ visit: inout Visit) -> Desk.Outcome {
        guard report.verification != nil else {
            return Desk.Outcome(Desk.words.text(RefusalWords.notVerified), isRefusal: true)
        }
        var marked = report
        marked.verification = nil
        ReportKeeping.keep(&marked, because: .unverified, &visit)
        PublicPost.renew(marked, &visit)
        return Desk.Outcome(Desk.words.text(DoneWords.done))
    }

    /// Adds a note of correction that everybody reads below the report.
    static func correct(_ id: ReportID, _ text: String, _ visit: inout Visit) -> Desk.Outcome {
        let words = Desk.words
        let code: [Slot: String] = [.code: id.description, .max: "\(Limits.correctionsAReport)"]
        guard let report = visit.facts.records.report(id) else {
            return Desk.missing(id, visit)
        }
        guard let publicAt = report.publicAt else {
            return Desk.Outcome(words.text(RefusalWords.notPublic, code), isRefusal: true)
        }
        guard publicAt <= visit.now else {
            return Desk.Outcome(words.text(RefusalWords.notYetPublic), isRefusal: true)
        }
        let note = Masking.masked(String(text.trimmingSpaces.prefix(Limits.correctionCharacters))).text
        guard !note.isEmpty else { return Desk.Outcome(words.text(DeskWords.correctHow), isRefusal: true) }
        let earlier = report.corrections ?? []
        guard earlier.count < Limits.correctionsAReport else {
            return Desk.Outcome(words.text(RefusalWords.correctLimit, code), isRefusal: true)
        }
        var corrected = report
        corrected.corrections =
            earlier + [Correction(words: note, by: Decisions.moderator(visit), at: visit.now)]
        ReportKeeping.keep(&corrected, because: .corrected, &visit)
        PublicPost.renew(corrected, &visit)
        Decisions.tell(report, OutcomeWords.corrected, [.text: note], after: .zero, &visit)
        return Desk.Outcome(words.text(DoneWords.corrected, code))
    }
}
