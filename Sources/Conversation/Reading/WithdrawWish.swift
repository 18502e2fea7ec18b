internal import Understanding

/// A wish to take back a report that was sent: "delete that report", "unsend", "borra mi reporte".
enum WithdrawWish: Equatable {
    /// One's own report is named, a report is, or only that something is taken back.
    case own, named, taken
    /// "Don't send it": means a report only right after it was sent.
    case unsent

    /// Nil where the words say anything else besides.
    init?(_ text: Plain) {
        let words = text.words
        guard (1...9).contains(words.count) else { return nil }
        if text.isOne(of: Self.phrases) {
            self = .taken
        } else if text.isOne(of: Self.lateNoes) {
            self = .unsent
        } else if words.contains(where: Self.verbs.contains), words.contains(where: Self.nouns.contains),
            words.allSatisfy({
                Self.verbs.contains($0) || Self.nouns.contains($0) || Self.around.contains($0)
            })
        {
            self = words.contains { ["my", "mi"].contains($0) } ? .own : .named
        } else {
            return nil
        }
    }

    private static let phrases = Phrases.withdrawWishPhrases.words
    private static let lateNoes = Phrases.withdrawWishLateNoes.words
    private static let verbs = Phrases.withdrawWishVerbs.words
    private static let nouns: Set<String> = ["report", "reporte"]
    private static let around = Phrases.withdrawWishAround.words
}
