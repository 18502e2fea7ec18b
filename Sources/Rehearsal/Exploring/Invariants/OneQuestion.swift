import Conversation

/// I16.
struct OneQuestion: Invariant {
    let name = "I16 one current question"
    let sentence =
        "A turn asks one question at the most, its buttons are of this turn, and each card is shown once, in one state."

    func fault(in step: Transition) -> String? {
        let asking = step.told.filter { !$0.buttons.isEmpty }
        if asking.count > 1 { return "\(asking.count) questions at once" }
        if step.isByVoter, let shown = asking.first {
            let tokens = step.turn.session.offered.map { ChoiceToken($0, turn: step.turn.session.turn).text }
            if shown.buttons.map(\.token) != tokens { return "other buttons than the session remembers" }
        }
        let cards = step.turn.deliveries.compactMap {
            if case .showCard(let report, _) = $0.order { report } else { nil }
        }
        return Set(cards).count == cards.count ? nil : "a card is shown twice in one turn"
    }
}
