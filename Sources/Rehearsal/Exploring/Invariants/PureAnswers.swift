import CivicFacts
import Conversation

/// I3.
struct PureAnswers: Invariant {
    let name = "I3 pure answers"
    let sentence =
        "Help, danger and the choice of a language are answered and leave the dialog as it was; words of danger join the report, and close what is about giving."

    func fault(in step: Transition) -> String? {
        switch step.input.kind {
        case .emergency, .crisis:
            if !step.turn.changes.allSatisfy(\.isOfDesk) { return "something was written" }
            let hasPage = !step.session.state.rawValue.hasPrefix("give.")
            let isSame =
                isGrown(step)
                && trace(step.session, withPage: hasPage) == trace(step.turn.session, withPage: hasPage)
            return isIdle(step) || isSame ? nil : "the dialog moved"
        case .help:
            let isSame =
                trace(step.session) == trace(step.turn.session)
                && Parts(step.session.draft) == Parts(step.turn.session.draft)
            return isTaken(step) || isSame ? nil : "the dialog moved"
        case .language:
            // A choice of language closes the page that asked for it.
            let isAsked = step.session.state == "set.lang"
            let isSame =
                trace(step.session, withPage: false) == trace(step.turn.session, withPage: false)
                && Parts(step.session.draft) == Parts(step.turn.session.draft)
            return isTaken(step) || isAsked || isSame ? nil : "the report moved"
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

    /// Words of danger join the report at once, or begin one; it stands where it stood.
    private func isGrown(_ step: Transition) -> Bool {
        guard let before = step.session.draft else { return true }
        guard let after = step.turn.session.draft else { return false }
        return before.step == after.step && after.pieces.starts(with: before.pieces)
            && before.photos == after.photos && before.place == after.place && before.time == after.time
    }

    /// What the voter put into a report, and where it stands.
    private struct Parts: Equatable {
        let step: Draft.Step
        let pieces: [Piece]
        let photos: [DraftPhoto]
        let place: Place?
        let time: ToldTime?
        let kind: ReportKind?

        init?(_ draft: Draft?) {
            guard let draft else { return nil }
            (step, pieces, photos) = (draft.step, draft.pieces, draft.photos)
            (place, time, kind) = (draft.place, draft.time, draft.chosenKind)
        }
    }

    private struct Trace: Equatable {
        let parked: [String]
        let overlay: AnyPage?
        let misses: Int
        let zip: ZIP?
        let isOnboarded: Bool
    }

    private func trace(_ session: Session, withPage: Bool = true) -> Trace {
        Trace(
            parked: session.parked.map(\.draft.text), overlay: withPage ? session.overlay?.page : nil,
            misses: session.misses, zip: session.zip, isOnboarded: session.isOnboarded)
    }
}

extension Change {
    /// The review rooms are told something: nothing of the voter's is written.
    fileprivate var isOfDesk: Bool {
        switch self {
        case .desk: true
        case .keep, .log, .turn, .expect, .mask, .drop, .recall, .endBan, .reachable, .offerLink, .join,
            .part,
            .mark, .unmark, .forget, .impose, .repost, .invoice, .enter:
            false
        }
    }
}
