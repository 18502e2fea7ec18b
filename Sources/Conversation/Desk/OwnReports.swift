internal import CivicFacts

/// Nobody acts on their own report, and nobody else in the room learns whose it is.
extension Visit {
    /// The same person acts here, perhaps on another platform.
    func isMe(_ account: AccountID) -> Bool {
        let (me, records) = (facts.account, facts.records)
        return account == me || records.person(of: account) == records.person(of: me)
    }

    /// Whoever acts wrote this report, or one that stands under it and is decided with it.
    func isOwn(_ report: Report) -> Bool {
        isMe(report.author) || Groups.members(of: report, self).contains { isMe($0.author) }
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
