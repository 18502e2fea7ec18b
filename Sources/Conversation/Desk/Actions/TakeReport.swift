internal import CivicFacts

/// Whoever takes a report has it for a quarter of an hour; others can still decide.
struct TakeReport: PlainAction {
    static let (code, sign) = ("take", "👀")
    static let isReply = true
    static let label = Text(en: "Take", es: "Tomar")

    var role: Role { .somebodyElse }
    func row(on card: Card) -> Int? { card.report.isOpen ? 1 : nil }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        if let holder = Self.holder(of: report, visit) { return holder }
        var taken = report
        taken.state = .taken(by: visit.moderator, until: visit.now + Limits.lease)
        ReportKeeping.keep(&taken, because: .taken, &visit)
        return .done(DoneWords.taken, report.id.slot)
    }

    /// Who else has it now.
    static func holder(of report: Report, _ visit: Visit) -> Outcome? {
        guard case .taken(let holder, let until) = report.state, !visit.isMe(holder.account),
            until > visit.now
        else { return nil }
        let age = TimeWords(language: .english, at: nil).age(visit.now.since(until - Limits.lease))
        return .refused(DoneWords.takenBy, [.name: holder.name, .age: age])
    }
}
