internal import Understanding

/// A yes or a no in a voter's words, with the politeness around it: "yes please", "sí, claro", "no thank you".
enum YesNoReading {
    case yes, no

    /// Nil where the words say neither, or say more than that.
    init?(_ text: Plain) {
        let words = text.words.filter { !Self.polite.contains($0) }
        guard (1...4).contains(words.count) else { return nil }
        if words.allSatisfy(Self.noes.contains), words.contains(where: Self.firmNoes.contains) {
            self = .no
        } else if words.allSatisfy(Self.yeses.contains), !words.allSatisfy(Self.weak.contains) {
            self = .yes
        } else {
            return nil
        }
    }

    /// A sentence that answers a question with yes or no and goes on about it: "yes that is the right one", "sí, es
    /// ese"; nil where it takes itself back, or may be about something else.
    init?(opening text: Plain) {
        let words = text.words
        guard let first = words.first, words.count <= 8, !words.contains(where: Self.turns.contains) else {
            return nil
        }
        if Self.openYeses.contains(first) {
            guard !words.dropFirst().contains(where: { $0 == "not" || Self.firmNoes.contains($0) }) else {
                return nil
            }
            self = .yes
        } else if Self.firmNoes.contains(first), words.count == 1 || Self.afterNo.contains(words[1]) {
            self = .no
        } else {
            return nil
        }
    }

    private static let openYeses: Set<String> = [
        "yes", "yeah", "yep", "yup", "yess", "sure", "correct", "si", "sii", "claro", "correcto", "exacto",
    ]
    /// Behind these a sentence goes another way.
    private static let turns: Set<String> = ["but", "except", "pero", "excepto", "aunque", "although"]
    private static let afterNo = Phrases.yesNoAfterNo.words

    private static let polite: Set<String> = [
        "please", "thanks", "thank", "you", "gracias", "por", "favor", "sir", "maam", "senor", "senora",
        "muchas",
    ]
    private static let yeses = Phrases.yesNoYeses.words
    /// Words that say yes only beside another.
    private static let weak = Phrases.yesNoWeak.words
    private static let firmNoes: Set<String> = [
        "no", "nope", "nah", "n", "noo", "nooo", "nel", "nop", "nunca", "never", "incorrecto", "incorrect",
        "wrong", "dont",
    ]
    private static let noes: Set<String> = firmNoes.union(Phrases.yesNoNoes.words)
}
