import Conversation

/// I1.
struct NeverSilent: Invariant {
    let name = "I1 never silent"
    let sentence =
        "Every text, photo, button and command of somebody who is not muted is answered; repeats and idle timers are not."

    func fault(in step: Transition) -> String? {
        switch step.input.kind {
        case .idleTimer:
            return step.turn.deliveries.isEmpty && step.turn.changes.isEmpty
                ? nil : "a timer that had nothing to do said something"
        case .words, .number, .intent, .help, .emergency, .crisis, .cancel, .language, .command, .photo,
            .location, .unsupported, .button, .oldButton:
            return isAnswered(step) ? nil : "nothing was said"
        case .edit, .deletion, .reaction, .timer, .delay, .echo, .reach, .moderator, .guest: return nil
        }
    }

    /// Photos are answered together, and so are the lines of one breath, when no more come: then a timer is set.
    private func isAnswered(_ step: Transition) -> Bool {
        if let until = step.before.session.mutedUntil, until > step.before.now { return true }
        return !step.told.isEmpty
            || step.turn.session.photoReply.map { step.input.kind == .photo || $0.lines != nil } ?? false
    }
}
