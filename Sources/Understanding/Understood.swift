/// What was made of a voter's words.
public struct Understood: Sendable, Equatable {
    public let language: LanguageGuess
    /// The likeliest intent, also where nothing should be done about it.
    public let intent: Intent
    /// What may happen because of it; nil for what nobody answers.
    public let kind: Intent.Kind?
    /// How sure that is, in thousandths.
    public let confidence: Int
    /// The three likeliest, the likeliest first.
    public let top: [Intent]
    /// The likeliest intents that only open something to read, the likeliest first; for offering.
    public let answers: [Intent]
    /// What the hand-written safety rules say; it wins over everything else.
    public let safety: Safety?
    /// Ends or begins like a question.
    public let isQuestion: Bool
    /// How many words there were.
    public let wordCount: Int

    /// Sure enough to be followed, and not something to decline.
    public var isActedOn: Bool { confidence >= Self.actFrom && kind != .refuse }

    /// Asks, surely enough, for something to read.
    public var asksToRead: Bool { isActedOn && kind == .answer }

    /// From here on the words are followed.
    public static let actFrom = 500
    /// From here on a read-only answer may be shown, under a header that says what was understood.
    public static let guessFrom = 220
    /// Only something this sure interrupts a question that is open, or a description.
    public static let interruptFrom = 700
    /// As many words as a question has that interrupts a description.
    public static let interruptWords = 10

    /// What may be done about the words.
    public enum Advice: Sendable, Equatable {
        /// Answer the danger; nothing else moves.
        case help(Safety)
        /// Follow the intent, as its kind allows.
        case act(Intent)
        /// Open it to read, with an honest header and "Not what I asked".
        case show(Intent)
        /// Ask what was meant.
        case ask
        /// The words are part of a text that is being written.
        case keep
        /// A question inside a text: answer it, or keep it as text?
        case askWhether(Intent)
    }

    /// What the open question is ready to hear.
    public enum Expectation: Sendable {
        case nothing
        /// A choice, a ZIP code, a time: its own parser comes first and found nothing.
        case answer
        /// Free text: whatever is left belongs to it.
        case text
        /// A name, which is free text that rarely reads like a question.
        case name
    }

    /// Something to read that is asked for outright leaves an open question standing; everything else has to be sure.
    private var mayLeadAside: Bool {
        let isAside = isQuestion && kind == .answer
        return isAside
            ? wordCount >= 2 && confidence >= Self.actFrom
            : wordCount >= 3 && confidence >= Self.interruptFrom
    }

    private func mayInterrupt(from sureness: Int) -> Bool {
        let isAsking = isQuestion || intent == .human
        return isAsking && wordCount <= Self.interruptWords && kind == .answer
            && confidence >= sureness
    }

    /// What to do where this is expected. A guess never opens more than something to read.
    public func advice(expecting: Expectation) -> Advice {
        if let safety, safety != .cannotVote { return .help(safety) }
        switch expecting {
        case .text: return mayInterrupt(from: Self.interruptFrom) ? .askWhether(intent) : .keep
        case .name: return mayInterrupt(from: Self.actFrom) ? .askWhether(intent) : .keep
        case .answer where !mayLeadAside: return .keep
        case .nothing, .answer:
            if confidence >= Self.actFrom { return .act(intent) }
            if confidence >= Self.guessFrom, kind == .answer { return .show(intent) }
            return .ask
        }
    }
}
