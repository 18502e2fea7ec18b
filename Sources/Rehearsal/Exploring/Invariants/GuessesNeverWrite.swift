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
        return step.turn.changes.isEmpty ? nil : "understood words wrote something"
    }
}
