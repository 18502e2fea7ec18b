import CivicFacts
import Conversation

/// I19.
struct NoGivingInDanger: Invariant {
    let name = "I19 no giving in danger"
    let sentence =
        "Beside a report, and within an hour of words of danger, no page about giving opens, and nothing is promised or posted about a gift."

    func fault(in step: Transition) -> String? {
        guard step.isByVoter else { return nil }
        let (before, after) = (step.session, step.turn.session)
        let promised = (after.giving?.lastNumber ?? 0) - (before.giving?.lastNumber ?? 0)
        if promised > 1 { return "\(promised) promises in one step" }
        let warned = before.reminded["danger"].map { step.inbound.at.since($0) < .minutes(60) } ?? false
        guard before.draft != nil || warned else { return nil }
        if promised > 0 { return "a promise beside a report, or in danger" }
        let isPosted = step.turn.changes.contains {
            if case .keep(let report, .sent) = $0 { report.gift != nil } else { false }
        }
        if isPosted { return "a post about a gift beside a report, or in danger" }
        return after.isOfGiving && !before.isOfGiving ? "a page about giving opens" : nil
    }
}

extension Session {
    fileprivate var isOfGiving: Bool { state.rawValue.hasPrefix("give.") }
}
