internal import CivicFacts

/// Nobody acts on their own report, and nobody else in the room learns whose it is.
extension Visit {
    /// The same person acts here, perhaps on another platform.
    func isMe(_ account: AccountID) -> Bool { isSame(account, facts.account) }

    /// One person is behind both.
    func isSame(_ one: AccountID, _ other: AccountID) -> Bool {
        one == other || facts.records.person(of: one) == facts.records.person(of: other)
    }

    /// Whoever acts wrote this report, or one that stands under it and is decided with it.
    func isOwn(_ report: Report) -> Bool { isOwn(report, of: facts.account) }

    /// Somebody wrote this report, or one that stands under it.
    func isOwn(_ report: Report, of account: AccountID) -> Bool {
        isSame(report.author, account)
            || Groups.members(of: report, self).contains { isSame($0.author, account) }
    }

    /// Somebody may decide it: they neither wrote it, nor decided it before an appeal, nor approved it first.
    func mayDecide(_ report: Report, _ account: AccountID) -> Bool {
        !hadWord(on: report, account) && !isOwn(report, of: account)
    }

    /// Somebody decided it before an appeal, or approved it first: everybody in the room saw that.
    func hadWord(on report: Report, _ account: AccountID) -> Bool {
        [report.appeal?.against.account, report.firstApproval?.account].compactMap(\.self)
            .contains { isSame($0, account) }
    }

    /// Whoever acts leads the team: as the settings list it, else as the platform told.
    mutating func noteLead(asTold told: Bool?) {
        isLead = facts.rules.leads?.contains(inbound.sender) ?? told ?? false
    }

    /// Whoever acts decided before the appeal.
    func isBarred(from report: Report) -> Bool { report.appeal.map { isMe($0.against.account) } ?? false }
}

extension Outcome {
    /// The one sentence for whoever has to leave a report to others, for whatever cause.
    static func somebodyElse(_ id: ReportID) -> Outcome {
        Outcome(
            note: Desk.words.text(RefusalWords.somebodyElse, id.slot), isRefusal: true,
            isForPresserAlone: true)
    }
}
