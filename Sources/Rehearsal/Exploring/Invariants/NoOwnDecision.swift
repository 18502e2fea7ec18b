import Conversation

/// I23.
struct NoOwnDecision: Invariant {
    let name = "I23 no own decision"
    let sentence = "Nobody does anything in the review room to a report of their own."

    func fault(in step: Transition) -> String? {
        guard step.inbound.standing == .moderator,
            let account = step.after.ledger.accounts[step.inbound.sender]
        else { return nil }
        let own = step.kept.first { $0.report.author == account }
        return own.map { "their own report \($0.report.id): \($0.deed.rawValue)" }
    }
}
