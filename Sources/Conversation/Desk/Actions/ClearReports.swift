internal import CivicFacts

/// Takes back whatever somebody who is banned still has in the queue.
struct ClearReports: PlainAction {
    static let (code, sign) = ("clear", "🧹")
    static let label = Text(en: "Withdraw their reports", es: "Retirar sus reportes")

    func row(on card: Card) -> Int? {
        let (report, facts) = (card.report, card.facts)
        guard report.isOpen, report.openBanAppeal(facts) == nil,
            let until = report.bannedUntil ?? facts.records.ban(of: report.author), until > facts.now
        else { return nil }
        return 4
    }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? { nil }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        guard visit.facts.records.ban(of: report.author).map({ $0 > visit.now }) ?? false else {
            return .refused(RefusalWords.clearNoBan)
        }
        let open = Array(
            visit.facts.records.reports(by: report.author, skipping: 0, limit: Limits.openReportsCleared)
                .filter(\.isOpen).reversed())
        for var one in open {
            one.clearedBy = visit.moderator
            WithdrawDialog.clear(one, because: .cleared, &visit)
        }
        if !open.isEmpty {
            let codes = open.map(\.id.description).joined(separator: ", ")
            Decisions.tell(report, BanWords.cleared, [.codes: codes], after: .zero, &visit)
        }
        return .done(DoneWords.cleared, [.n: "\(open.count)"])
    }
}
