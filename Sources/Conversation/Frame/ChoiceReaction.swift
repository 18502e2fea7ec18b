/// A question's buttons as reactions, for platforms without buttons: a keycap is the button with its number, ✅ the one
/// that a yes means.
public enum ChoiceReaction {
    /// The token that a sign presses, of those that a message offers in their order; nil if it presses none.
    public static func token(for sign: String, among tokens: [String]) -> String? {
        if let number = CardReaction.number(in: sign) {
            return tokens.indices.contains(number - 1) ? tokens[number - 1] : nil
        }
        guard CardReaction.isSame(sign, consent) else { return nil }
        return tokens.first { ChoiceToken(text: $0).map { Choice.meantByYes.contains($0.choice) } ?? false }
    }

    /// The keycap with this number.
    public static func sign(of number: Int) -> String { CardReaction.keycap(number) }

    /// Whether a sign may press a button, before anybody knows which ones there were.
    public static func isKnown(_ sign: String) -> Bool {
        CardReaction.number(in: sign) != nil || CardReaction.isSame(sign, consent)
    }

    private static let consent = "✅"
}
