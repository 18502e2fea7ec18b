import Conversation

/// I10.
struct StaleIsHarmless: Invariant {
    let name = "I10 stale is harmless"
    let sentence =
        "A button or number of an older turn never sends, deletes, or answers what it was not made for."

    func fault(in step: Transition) -> String? {
        switch step.input.kind {
        case .oldButton: return oldButton(step)
        case .number: return number(step)
        case .moderator: return oldQuestion(step)
        case .words, .intent, .help, .emergency, .crisis, .cancel, .language, .command, .photo, .location,
            .unsupported, .edit, .deletion, .reaction, .button, .timer, .idleTimer, .delay, .echo, .reach,
            .guest:
            return nil
        }
    }

    /// It may open something to read, and bring back a draft where none is open.
    private func oldButton(_ step: Transition) -> String? {
        if isOfAlarm(step) { return nil }
        // The rooms hear that a draft which danger began goes on.
        let isBack = step.session.draft == nil && step.turn.session.draft?.headsUp != nil
        let isMere = step.turn.changes.allSatisfy { change in
            if case .desk = change { isBack } else { change.isMark }
        }
        guard isMere else { return "an old button wrote something" }
        if let draft = step.session.wholeDraft, !draft.isSame(as: step.turn.session.wholeDraft) {
            return "an old button changed the report"
        }
        return step.session.zip == step.turn.session.zip ? nil : "an old button changed the ZIP"
    }

    /// The buttons of the 911 message hold as long as the danger does that they are about.
    private func isOfAlarm(_ step: Transition) -> Bool {
        guard case .tapped(let token, _) = step.inbound.event, let tap = ChoiceToken(text: token),
            [.sendNow, .amSafe, .noDanger].contains(tap.choice), let alarm = step.session.draft?.alarm
        else { return false }
        return alarm.turn.map { $0 <= tap.turn } ?? false
    }

    /// A number means the button with this number of the newest message, and nothing else.
    private func number(_ step: Transition) -> String? {
        guard case .said(let text) = step.inbound.event, let number = Int(text),
            // In the middle of a breath nothing is asked: it is one more line, and is quoted.
            step.session.photoReply?.lines == nil
        else { return nil }
        guard step.before.newest.indices.contains(number - 1) else {
            let isWanted = step.session.overlay?.page.takesAnyWords == true
            return step.turn.changes.allSatisfy(\.isMark) || isWanted
                ? nil : "a number that nobody offered wrote something"
        }
        let token = step.before.newest[number - 1].token
        let press = step.before.inbound(.tapped(token: token, callback: nil), by: .dana)
        guard let pressed = step.before.turn(press) else { return nil }
        // The newest button leads nowhere any more: then the number may be about the question that is still open.
        let isDead = pressed.changes.isEmpty && pressed.session.state == step.session.state
        if isDead, step.turn.changes.isEmpty { return nil }
        let isSame =
            pressed.changes == step.turn.changes && pressed.session.state == step.turn.session.state
        return isSame ? nil : "\(number) is not the button \(ButtonInputs.name(of: token))"
    }

    /// The buttons of one question must not be those of another.
    private func oldQuestion(_ step: Transition) -> String? {
        for delivery in step.turn.deliveries {
            guard case .ask(let message, _, _) = delivery.order else { continue }
            if message.buttons.contains(where: { step.before.asked.contains($0.token) }) {
                return "a button of an older question answers the new one"
            }
        }
        return nil
    }
}

extension Draft {
    /// The same contents at the same question.
    func isSame(as other: Draft?) -> Bool {
        guard let other else { return false }
        return step == other.step && pieces == other.pieces && photos == other.photos && place == other.place
            && time == other.time && chosenKind == other.chosenKind
    }
}

extension Change {
    /// A like or a save, which is set once however often it is pressed.
    fileprivate var isMark: Bool {
        switch self {
        case .mark, .unmark: true
        case .keep, .log, .turn, .expect, .mask, .drop, .recall, .endBan, .reachable, .offerLink, .join,
            .part,
            .desk,
            .forget,
            .impose, .repost, .invoice, .enter:
            false
        }
    }
}
