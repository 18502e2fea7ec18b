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
        if report.isAssigned { return .done(AssignWords.yours, report.id.slot) }
        var taken = report
        taken.state = .taken(by: visit.moderator, until: visit.now + Limits.lease)
        taken.takenAt = visit.now
        ReportKeeping.keep(&taken, because: .taken, &visit)
        return .done(DoneWords.taken, report.id.slot)
    }

    /// Who else has it now.
    static func holder(of report: Report, _ visit: Visit) -> Outcome? {
        held(report, visit).map { .refused(DoneWords.takenBy, $0.values) }
    }

    /// Whoever decides what somebody else has is told so once, and can go on.
    static func warn(of report: Report, before action: any Action, _ visit: inout Visit) -> Outcome? {
        guard action.isDecision, let held = held(report, visit) else { return nil }
        let warning = LeaseWarning(of: visit.facts.account, until: held.until)
        guard report.team?.warned?.contains(warning) != true else { return nil }
        var warned = report
        warned.teamSide.warned =
            (report.team?.warned ?? []).filter { $0.until == held.until } + [warning]
        visit.change(.turn(warned))
        var outcome = Outcome.refused(
            DoneWords.anyway, held.values.merging(report.id.slot) { given, _ in given })
        let token = CardToken(report: report.id, version: report.version, action: action)
        outcome.rows = [[Button(label: Desk.words.text(DoneWords.labelAnyway), token: token.text)]]
        outcome.about = [report.id]
        return outcome
    }

    private static func held(_ report: Report, _ visit: Visit) -> (values: [Slot: String], until: Moment)? {
        guard case .taken(let holder, let until) = report.state, !visit.isMe(holder.account),
            until > visit.now
        else { return nil }
        let lease = report.takenAt.map { visit.now.since($0) } ?? visit.now.since(until - Limits.lease)
        let age = TimeWords(language: .english, at: nil).age(lease)
        return ([.name: holder.name, .age: age], until)
    }
}
