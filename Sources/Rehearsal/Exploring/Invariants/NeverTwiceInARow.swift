import CivicFacts
import Conversation

/// I20.
struct NeverTwiceInARow: Invariant {
    let name = "I20 never twice in a row"
    let sentence =
        "No message or question is said twice in a row within ten minutes, but of danger or for a command."

    func fault(in step: Transition) -> String? {
        // Whoever was forgotten was told nothing.
        guard step.isByVoter, step.before.dana != nil, let earlier = step.before.told,
            let shown = step.turn.newMessage(to: step),
            step.before.now.since(earlier.at) < .minutes(10), !isOfDanger(step), !isCommand(step),
            // Words to pass on are written out, whatever stands above them.
            shown.link == nil
        else { return nil }
        guard shown.labels == earlier.message.labels else { return nil }
        if shown.words == earlier.message.words { return "the same message: \"\(shown.text.prefix(60))\"" }
        guard let question = step.after.question()?.words, !question.isEmpty else { return nil }
        return earlier.message.words.hasSuffix(question) && shown.words.hasSuffix(question)
            ? "the same question: \"\(question.prefix(60))\"" : nil
    }

    /// Who types one again wants its answer in full.
    private func isCommand(_ step: Transition) -> Bool {
        if case .commanded = step.inbound.event { true } else { false }
    }

    /// 911, 988 and the hotline are said as often as they are needed.
    private func isOfDanger(_ step: Transition) -> Bool {
        [.emergency, .crisis].contains(step.input.kind) || step.input.name == "cannot vote"
            || step.turn.session.offered.contains(.sendNow)
    }
}

extension Message {
    fileprivate var labels: [String] { buttons.map(\.label) }
}

extension Turn {
    /// The first thing that the voter is told at once, in a message of its own.
    fileprivate func newMessage(to step: Transition) -> Message? {
        for delivery in deliveries where delivery.after == .zero {
            if case .say(let message, step.after.dana) = delivery.order { return message }
        }
        return nil
    }
}
