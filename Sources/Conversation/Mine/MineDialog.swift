/// A voter's own reports: where each stands.
enum MineDialog {
    /// Whoever asks after the one report that is still being written hears that it is not sent.
    static func open(_ visit: inout Visit) {
        let sent = visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 1)
        guard case .said = visit.inbound.event, sent.isEmpty, visit.session.draft?.isEmpty == false else {
            return IntentDialog.read(MinePage(), &visit)
        }
        visit.session.overlay = nil
        visit.answer(MineWords.unsent)
    }

    /// The report, if it is this person's own.
    static func own(_ id: ReportID, facts: Facts) -> Report? {
        facts.records.report(id).flatMap { $0.author == facts.account ? $0 : nil }
    }

    /// What the author is told: a decision only once the time for second thoughts is over.
    static func state(of report: Report, facts: Facts) -> MineWords {
        switch report.state {
        case .withdrawn where report.isOrphaned == true: .stateOrphaned
        case .withdrawn: report.clearedBy == nil ? .stateWithdrawn : .stateRetracted
        case .retracted: .stateRetracted
        case .grouped where report.grouping.flatMap { facts.records.report($0.with) }?.retraction != nil:
            .stateRetracted
        case .grouped:
            report.grouping.flatMap { facts.records.publicReport($0.with, at: facts.now) } == nil
                ? .stateWaiting : .stateGrouped
        case .approved(_, _, let publicAt) where publicAt > facts.now: .stateWaiting
        case .approved: isAboutNothing(report, facts: facts) ? .stateOrphaned : .statePublic
        case .rejected(_, _, _, let toldAt): toldAt <= facts.now ? .stateNotPublic : .stateWaiting
        case .waiting, .taken: report.openQuestion == nil ? .stateWaiting : .stateQuestion
        }
    }

    /// A comment that nobody reads any more, because its report is not public.
    private static func isAboutNothing(_ comment: Report, facts: Facts) -> Bool {
        comment.parent.map { facts.records.published($0, at: facts.now) == nil } ?? false
    }
}

extension Report {
    /// All that the author wrote about it.
    var wholeWords: String {
        ([text] + notes.map { "+ \($0)" } + [appeal?.words].compactMap(\.self)).joined(separator: "\n")
    }
}
