import Conversation

/// I12.
struct GuessesNeverWrite: Invariant {
    let name = "I12 a guess never writes"
    let sentence =
        "Words that are only understood never send, write, delete or ban: that takes a button, an answer, or a confirmed command."

    func fault(in step: Transition) -> String? {
        guard step.input.kind == .intent, step.session.overlay?.page.takesAnyWords != true,
            // What is typed under "Where is it?" is an answer, and is quoted back.
            step.session.state.rawValue != "rep.sent"
        else { return nil }
        return step.turn.changes.allSatisfy { isOfSilence($0, step) }
            ? nil : "understood words wrote something"
    }

    /// "Stop" is a command, and what would be told is told later.
    private func isOfSilence(_ change: Change, _ step: Transition) -> Bool {
        guard step.turn.session.stoppedAt != nil, case .recall = change else { return false }
        return true
    }
}
