internal import CivicFacts

/// Adds a note of correction that everybody reads below the report.
enum CorrectReport: ReportCommand {
    static let command: String? = "correct"

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard let report = visit.facts.records.report(id) else { return Desk.missing(id, visit) }
        guard let publicAt = report.publicAt else { return .refused(RefusalWords.notPublic, id.slot) }
        guard publicAt <= visit.now else { return .refused(RefusalWords.notYetPublic) }
        let note = Masking.masked(visit.cut(words, to: Limits.correctionCharacters)).text
        guard !note.isEmpty else { return .refused(DeskWords.correctHow) }
        let earlier = report.corrections ?? []
        guard earlier.count < Limits.correctionsAReport else {
            let most = "\(Limits.correctionsAReport)"
            return .refused(RefusalWords.correctLimit, [.code: id.description, .max: most])
        }
        var corrected = report
        corrected.corrections = earlier + [Correction(words: note, by: visit.moderator, at: visit.now)]
        ReportKeeping.keep(&corrected, because: .corrected, &visit)
        PublicPost.renew(corrected, &visit)
        Decisions.tell(report, OutcomeWords.corrected, [.text: note], after: .zero, &visit)
        return .done(DoneWords.corrected, id.slot)
    }
}
