internal import Understanding

/// A wish to speak another language that is the whole message: "mejor en español", "english please", "no hablo inglés".
struct LanguageWish {
    let language: Language
    /// The language is named by itself, as an answer to a moderator's question may name it.
    let isBare: Bool

    /// Nil where the words say anything else besides.
    init?(_ text: Plain) {
        let words = text.words
        let named = Set(words.compactMap { Self.names[$0] })
        guard (1...8).contains(words.count), let code = named.first, named.count == 1,
            let meant = Language(rawValue: code)
        else { return nil }
        let others = words.filter { Self.names[$0] == nil }
        if Self.refuses(others) {
            guard let other = Language.allCases.first(where: { $0 != meant }) else { return nil }
            language = other
            isBare = false
            return
        }
        guard others.allSatisfy(Self.around.contains) else { return nil }
        language = meant
        isBare = others.allSatisfy { ["in", "en"].contains($0) }
    }

    /// "No hablo", "I don't speak much": the language that is named is the one that is not understood.
    private static func refuses(_ words: [String]) -> Bool {
        guard words.contains(where: negations.contains), words.allSatisfy(aroundNo.contains) else {
            return false
        }
        return words == ["no"] || words.contains(where: verbs.contains)
    }

    private static let names = [
        "english": "en", "ingles": "en", "spanish": "es", "espanol": "es", "castellano": "es",
    ]
    private static let negations: Set<String> = ["no", "not", "dont", "cant", "cannot"]
    private static let verbs: Set<String> = [
        "speak", "understand", "read", "know", "talk", "hablo", "entiendo", "leo", "se", "comprendo",
        "hablar",
    ]
    private static let aroundNo = negations.union(verbs).union([
        "i", "do", "yo", "much", "any", "very", "well", "good", "mucho", "muy", "bien", "nada", "de", "sorry",
        "perdon", "please", "por", "favor", "lo", "siento", "casi", "pero", "but", "it", "oh",
    ])
    private static let around = Phrases.languageWishAround.words
}
