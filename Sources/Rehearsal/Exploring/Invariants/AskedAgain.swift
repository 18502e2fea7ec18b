import Conversation

/// I6.
struct AskedAgain: Invariant {
    let name = "I6 can be asked again"
    let sentence = "Every open question can be asked again, and then has the same words and the same choices."

    func fault(at world: World) -> String? {
        guard world.session.overlay != nil || world.session.draft != nil else { return nil }
        guard let question = world.question() else { return "there is no question" }
        return question.text.isEmpty || question.buttons.isEmpty ? "the question is empty" : nil
    }

    func fault(in step: Transition) -> String? {
        guard step.isByVoter, let shown = step.told.last, let question = step.after.question() else {
            return nil
        }
        // Danger is asked about beside the open question, and whoever wants silence is asked nothing.
        let session = step.turn.session
        let isAside = session.offered.contains(.sendNow) || session.stoppedAt != nil
        guard !shown.buttons.isEmpty, !isAside else { return nil }
        if shown.buttons != question.buttons { return "other choices than when it is asked again" }
        // A nudge, and a word on an answer that could not be used, ask in words of their own.
        let isFirst =
            step.session.state != step.turn.session.state && step.input.kind != .timer
            && step.turn.session.misses == 0
        // Nothing is said twice in a row: the question stands right above.
        let isAbove = step.before.told?.message.text.hasSuffix(question.text) ?? false
        return !isFirst || isAbove || shown.text.hasSuffix(question.text)
            ? nil : "other words than when it is asked again"
    }
}

extension World {
    /// The question that is open, as it would be asked again.
    func question(in language: Language? = nil) -> Message? {
        guard let dana else { return nil }
        return Engine().question(of: session, in: language, knowing: facts(for: dana))
    }
}
