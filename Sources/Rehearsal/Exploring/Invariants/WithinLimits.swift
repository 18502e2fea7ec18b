import Conversation

/// I7.
struct WithinLimits: Invariant {
    let name = "I7 within limits"
    let sentence =
        "No turn sends a person more than three messages; each is short, begins short, and has few short buttons."

    /// Telegram: 4,096 UTF-16 units a message, 64 bytes a button, 200 characters a note.
    private static let units = 4_096
    private static let tokenBytes = 64
    private static let noteCharacters = 200
    /// Ours for voters: what fits a small phone.
    private static let characters = 1_200
    private static let firstLine = 120
    /// A page of five things, and three ways on.
    private static let buttons = 8
    /// A page of past results lists eight, and has six ways on; kinds of problems, and settings where all
    /// is on, are eight with one way back.
    private static let buttonsOfResults = 14
    private static let buttonsOfKinds = 9
    /// Ours: what a button shows whole; a moderator's card has room for more of them.
    private static let labelCharacters = 24
    private static let cardButtons = 8

    func fault(in step: Transition) -> String? {
        if step.told.count > 3 { return "\(step.told.count) messages in one turn" }
        let buttons = step.isByVoter ? Self.mostButtons(in: step.turn.session.state.rawValue) : Self.buttons
        if let fault = step.told.lazy.compactMap({ tooMuch($0, buttons) }).first { return fault }
        for delivery in step.turn.deliveries {
            if let message = delivery.order.words, let fault = fault(in: message, buttons) { return fault }
            if case .acknowledge(_, _, let note?, _) = delivery.order, note.count > Self.noteCharacters {
                return "a note of \(note.count) characters"
            }
        }
        return nil
    }

    private static func mostButtons(in state: String) -> Int {
        if state.hasPrefix("res.") { return buttonsOfResults }
        return ["rep.kind", "set.menu"].contains(state) ? buttonsOfKinds : buttons
    }

    /// What a voter cannot take in at a glance. Words that were written by people are as long as they are.
    private func tooMuch(_ message: Message, _ buttons: Int) -> String? {
        if message.buttons.count > buttons { return "\(message.buttons.count) buttons for a voter" }
        let text = message.text
        let first = text[..<(text.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex)]
        let own = first.prefix { $0 != "«" }
        if own.isLonger(than: Self.firstLine) { return "a first line of \(first.count): \(first)" }
        return message.words.isLonger(than: Self.characters)
            ? "a message of \(message.words.count) characters: \(first)" : nil
    }

    private func fault(in message: Message, _ buttons: Int) -> String? {
        let units = ((message.heading.map { $0 + "\n" } ?? "") + message.words).utf16.count
        if units > Self.units { return "a message of \(units) units" }
        if message.heading == nil, message.text.isEmpty { return "an empty message" }
        if message.buttons.count > max(buttons, Self.cardButtons) {
            return "\(message.buttons.count) buttons"
        }
        for button in message.buttons {
            if button.label.isEmpty || button.label.count > Self.labelCharacters {
                return "a button of \(button.label.count) characters: \(button.label)"
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
        case .say(let message, _), .rephrase(_, let message, _), .ask(let message, _, _),
            .announce(let message, _, _, _, _), .showOutgoing(_, let message, _, _, _),
            .point(let message, _, _), .serve(_, let message, _), .showCard(_, let message),
            .showDigest(let message, _),
            .brief(let message):
            message
        case .showPhotos, .hidePhotos, .clear, .servePhotos, .grid, .unserve, .vacate, .unask, .export,
            .exportRecord, .hand, .look, .acknowledge,
            .fetch,
            .mask,
            .vouch,
            .sendPhotos,
            .publish, .unpublish, .payment:
            nil
        }
    }
}

extension StringProtocol {
    /// No text has more characters than bytes, and bytes are counted in no time.
    fileprivate func isLonger(than characters: Int) -> Bool { utf8.count > characters && count > characters }
}
