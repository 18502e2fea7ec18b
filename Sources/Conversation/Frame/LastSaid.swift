internal import CivicFacts

/// What a person was told last, as far as it takes to know it again.
public struct LastSaid: Codable, Equatable, Sendable {
    let at: Moment
    /// Of the whole message, and of the question in it.
    let text: UInt32
    let question: UInt32?

    init(text: String, question: String?, at: Moment) {
        self.at = at
        self.text = Self.trace(of: text)
        self.question = question.map(Self.trace)
    }

    /// Whoever reads this again within that time has it before their eyes.
    static let inARow = Span.minutes(10)

    func isFresh(at now: Moment) -> Bool { now.since(at) < Self.inARow }
    func has(text other: String) -> Bool { text == Self.trace(of: other) }
    func has(question other: String) -> Bool { question == Self.trace(of: other) }

    /// FNV-1a.
    private static func trace(of text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}
