import Conversation

/// I7.
struct WithinLimits: Invariant {
    let name = "I7 within limits"
    let sentence =
        "No turn sends a person more than three messages; each fits Telegram and Matrix, with few short buttons."

    /// Telegram: 4,096 UTF-16 units a message, 64 bytes a button, 200 characters a note.
    private static let units = 4_096
    private static let tokenBytes = 64
    private static let noteCharacters = 200
    /// Ours: what fits a small phone.
    private static let buttons = 8
    private static let labelCharacters = 40

    func fault(in step: Transition) -> String? {
        if step.told.count > 3 { return "\(step.told.count) messages in one turn" }
        for delivery in step.turn.deliveries {
            if let message = delivery.order.words, let fault = fault(in: message) { return fault }
            if case .acknowledge(_, _, let note?, _) = delivery.order, note.count > Self.noteCharacters {
                return "a note of \(note.count) characters"
            }
        }
        return nil
    }

    private func fault(in message: Message) -> String? {
        let units = ((message.heading.map { $0 + "\n" } ?? "") + message.text).utf16.count
        if units > Self.units { return "a message of \(units) units" }
        if message.heading == nil, message.text.isEmpty { return "an empty message" }
        if message.buttons.count > Self.buttons { return "\(message.buttons.count) buttons" }
        for button in message.buttons {
            if button.label.isEmpty || button.label.count > Self.labelCharacters {
                return "a button of \(button.label.count) characters"
            }
            let bytes = button.token.utf8
            if bytes.count > Self.tokenBytes || !bytes.allSatisfy({ $0 < 128 }) { return "a token too long" }
        }
        return nil
    }
}

extension Order {
    /// The words of anything that is said to anybody.
    var words: Message? {
        switch self {
        case .say(let message, _), .ask(let message, _, _), .announce(let message, _, _),
            .point(let message, _, _), .showCard(_, let message), .showDigest(let message, _):
            message
        case .showPhotos, .hidePhotos, .export, .acknowledge, .fetch, .vouch, .sendPhotos, .publish,
            .unpublish:
            nil
        }
    }
}
