internal import CivicFacts

/// A ban ends; it is also the answer to an appeal against it.
struct LiftBan: PlainAction {
    static let (code, sign) = ("unban", "🔓")
    static let label = Text(en: "Lift the ban", es: "Levantar el bloqueo")

    static func forms(on report: Report) -> [any Action] { report.isBanAppealUndecided ? [Self()] : [] }
    func row(on card: Card) -> Int? { card.report.openBanAppeal(card.facts) == nil ? nil : 4 }
    func refusal(on report: Report, _ visit: Visit) -> Outcome? { nil }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        guard let until = visit.facts.records.ban(of: report.author), until > visit.now else {
            // The buttons of an appeal that nobody decided in time go.
            if report.isBanAppealUndecided { ReportKeeping.showCard(of: report, &visit) }
            return .refused(RefusalWords.notBanned)
        }
        var kept = report
        kept.bannedUntil = nil
        let me = visit.moderator
        let appeal = report.openBanAppeal(visit.facts)
        if appeal != nil { kept.banAppeal?.decider = me }
        // Whoever imposed it may lift it, but is nobody else who looked again.
        let isSecondLook = appeal.map { !visit.isMe($0.ban.by.account) } ?? false
        visit.change(.endBan(of: report.author, at: visit.now))
        ReportKeeping.keep(&kept, because: .unbanned, &visit)
        Decisions.tell(report, isSecondLook ? BanWords.lifted : BanWords.unbanned, [:], after: .zero, &visit)
        return .done(DoneWords.unbanned)
    }
}

/// Another moderator looked at the ban again, and it stays.
struct KeepBan: PlainAction {
    static let (code, sign) = ("keep", "🔒")
    static let label = Text(en: "Keep the ban", es: "Mantener el bloqueo")

    static func forms(on report: Report) -> [any Action] { report.isBanAppealUndecided ? [Self()] : [] }
    func row(on card: Card) -> Int? { LiftBan().row(on: card) }
    func refusal(on report: Report, _ visit: Visit) -> Outcome? { nil }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        guard let appeal = report.openBanAppeal(visit.facts) else {
            guard report.isBanAppealUndecided else { return .refused(RefusalWords.noAppeal) }
            ReportKeeping.showCard(of: report, &visit)
            return .refused(RefusalWords.banOver)
        }
        guard !visit.isMe(appeal.ban.by.account) else { return .somebodyElse(report.id) }
        var kept = report
        kept.banAppeal?.decider = visit.moderator
        ReportKeeping.keep(&kept, because: .banKept, &visit)
        Decisions.tell(
            report, BanWords.stays, [.date: report.date(appeal.ban.until, visit)], after: .zero, &visit)
        return .done(DoneWords.done)
    }
}
