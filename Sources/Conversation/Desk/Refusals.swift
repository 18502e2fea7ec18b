/// Why something cannot be done to a report as it is now.
extension Decisions {
    static func refusal(of action: CardAction, on report: Report, _ visit: Visit) -> Desk.Outcome? {
        let words = Desk.words
        let times = TimeWords(language: .english, at: nil)
        if report.isBarred(for: moderator(visit)), action.isDecision {
            return Desk.Outcome(words.text(RefusalWords.appealOwn), isRefusal: true)
        }
        switch (report.state, action) {
        case (_, .unban), (_, .ban), (_, .clear), (_, .keepBan): return nil
        case (_, .turn(let face)) where face != .reasons && face != .retractions && !report.isWithdrawn:
            return nil
        case (.withdrawn, _):
            let text =
                report.clearedBy.map { words.text(RefusalWords.clearedBy, [.name: $0.name]) }
                ?? words.text(report.isOrphaned == true ? RefusalWords.orphaned : RefusalWords.withdrawn)
            return Desk.Outcome(text, isRefusal: true)
        case (_, .undo): return nil
        case (.approved(_, _, let publicAt), .retract) where publicAt > visit.now,
            (.approved(_, _, let publicAt), .turn(.retractions)) where publicAt > visit.now:
            // Nobody outside has heard of it yet.
            return Desk.Outcome(words.text(RefusalWords.notYetPublic), isRefusal: true)
        case (.approved, .verify), (.approved, .unverify), (.approved, .retract),
            (.approved, .turn(.retractions)), (.grouped, .ungroup):
            return nil
        case (.grouped, _):
            let leader = report.grouping?.with.description ?? ""
            return Desk.Outcome(words.text(RefusalWords.isGrouped, [.code: leader]), isRefusal: true)
        case (.retracted(let retraction), _):
            let age = times.age(visit.now.since(retraction.at))
            return Desk.Outcome(
                words.text(RefusalWords.retractedBy, [.name: retraction.by.name, .age: age]), isRefusal: true)
        case (.approved(let winner, let at, _), _):
            return Desk.Outcome(
                words.text(
                    RefusalWords.approvedBy, [.name: winner.name, .age: times.age(visit.now.since(at))]),
                isRefusal: true)
        case (.rejected(_, let winner, let at, _), _):
            return Desk.Outcome(
                words.text(
                    RefusalWords.rejectedBy, [.name: winner.name, .age: times.age(visit.now.since(at))]),
                isRefusal: true)
        case (.waiting, _), (.taken, _): return nil
        }
    }
}

extension CardAction {
    /// Decides about the report, or is a step towards it.
    fileprivate var isDecision: Bool {
        switch self {
        case .take, .approve, .reject, .undo, .retract: true
        case .turn(let face): face == .reasons || face == .retractions
        case .group: true
        case .ask, .ban, .unban, .clear, .keepBan, .verify, .unverify, .ungroup: false
        }
    }
}
