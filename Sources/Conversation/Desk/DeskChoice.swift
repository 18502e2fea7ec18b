/// What a button that belongs to no report's card asks for, as data: `q1.<name>`.
public enum DeskChoice: String, Sendable, CaseIterable {
    /// Hand me the next reports.
    case next

    /// Reads a token that came back from outside; nil for whatever is not ours.
    public init?(text: String) {
        guard text.hasPrefix("q1.") else { return nil }
        self.init(rawValue: String(text.dropFirst(3)))
    }

    public var text: String { "q1.\(rawValue)" }

    /// The sign to react with where there are no buttons.
    public var sign: String {
        switch self {
        case .next: "⏭️"
        }
    }

    /// The choice that a sign stands for.
    static func chosen(by sign: String) -> DeskChoice? {
        allCases.first { CardReaction.bare($0.sign) == CardReaction.bare(sign) }
    }
}
