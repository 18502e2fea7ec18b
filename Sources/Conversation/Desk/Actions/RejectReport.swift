internal import CivicFacts

/// A report does not become public, for a reason that its author is told.
struct RejectReport: ReasonedAction {
    static let (code, sign) = ("no", "❌")
    static let command: String? = "reject"
    static let isReply = true
    static let label = Text(en: "Reject", es: "Rechazar")
    static let choices = CardFace.reasons

    let reason: RejectReason
    let note: String?
    var isDecision: Bool { true }

    func row(on card: Card) -> Int? { card.report.isOpen ? 2 : nil }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        var rejected = report
        let toldAt = visit.now + visit.facts.rules.secondThoughts
        rejected.state = .rejected(because: reason, by: visit.moderator, at: visit.now, toldAt: toldAt)
        rejected.face = .actions
        rejected.firstApproval = nil
        rejected.rejectNote = note.map { visit.cut($0, to: Limits.noteCharacters) }
        SecondLooks.draw(&rejected, &visit)
        ReportKeeping.keep(&rejected, because: .rejected, &visit)
        for one in [rejected] + Groups.follow(rejected, because: .rejected, &visit) {
            // The second word is the last one.
            let isFinal = one.appeal != nil
            tell(
                one, isFinal ? .appealRejected : .rejected, adding: one.rejectNote, isFinal: isFinal,
                after: visit.facts.rules.secondThoughts, &visit)
        }
        return .done(DoneWords.done)
    }
}
