import CivicFacts
import Conversation

/// I3.
struct PureAnswers: Invariant {
    let name = "I3 pure answers"
    let sentence = "Help, danger and the choice of a language are answered and leave the dialog as it was."

    func fault(in step: Transition) -> String? {
        switch step.input.kind {
        case .emergency, .crisis:
            if !step.turn.changes.isEmpty { return "something was written" }
            return isIdle(step)
                || trace(step.session, step.session.draft)
                    == trace(step.turn.session, step.turn.session.draft)
                    && step.session.turn == step.turn.session.turn
                ? nil : "the dialog moved"
        case .help:
            let isSame =
                trace(step.session, step.session.wholeDraft)
                == trace(step.turn.session, step.turn.session.wholeDraft)
            return isTaken(step) || isSame ? nil : "the dialog moved"
        case .language:
            // A choice of language closes the page that asked for it.
            let isAsked = step.session.state == "set.lang"
            return isTaken(step) || isAsked || draftTrace(step.session) == draftTrace(step.turn.session)
                ? nil : "the report moved"
        case .words, .number, .intent, .cancel, .command, .photo, .location, .unsupported, .edit, .deletion,
            .reaction, .button, .oldButton, .timer, .idleTimer, .delay, .echo, .reach, .moderator, .guest:
            return nil
        }
    }

    /// What was too old is put away before anything is heard.
    private func isIdle(_ step: Transition) -> Bool {
        step.session.overlay.map { step.before.now.since($0.since) >= .minutes(30) } ?? false
    }

    /// Words to a moderator are theirs.
    private func isTaken(_ step: Transition) -> Bool {
        step.session.overlay?.page.takesAnyWords == true || isIdle(step)
    }

    private struct Trace: Equatable {
        let draft: Draft?
        let parked: [ParkedDraft]
        let overlay: AnyPage?
        let misses: Int
        let zip: ZIP?
        let isOnboarded: Bool
    }

    private func trace(_ session: Session, _ draft: Draft?) -> Trace {
        Trace(
            draft: draft, parked: session.parked, overlay: session.overlay?.page,
            misses: session.misses, zip: session.zip, isOnboarded: session.isOnboarded)
    }

    private func draftTrace(_ session: Session) -> Trace {
        Trace(
            draft: session.wholeDraft, parked: session.parked, overlay: nil, misses: session.misses,
            zip: session.zip, isOnboarded: session.isOnboarded)
    }
}
