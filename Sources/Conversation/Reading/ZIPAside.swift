internal import CivicFacts
internal import Understanding

/// What is said around a ZIP code: that it is not given, why it is asked for, which one is kept, that it was another.
enum ZIPAside {
    /// "im not giving you my zip", "none of your business", "prefiero no decirlo".
    static func refuses(_ plain: Plain) -> Bool {
        plain.isOne(of: refusals)
            || isMade(plain, of: refusalVocabulary, atMost: 14) && holds(plain, refusalMarks)
    }

    /// "why do you need my zip", "para que lo quieren".
    static func asksWhy(_ plain: Plain) -> Bool {
        if plain.isOne(of: whys) { return true }
        guard isMade(plain, of: whyVocabulary, atMost: 12) else { return false }
        return plain.hasWord(beginning: ["why"]) || plain.text.hasPrefix("y do ")
            || ["para que", "pa que", "por que"].contains(where: plain.text.holds)
            || plain.words.first == "what" && plain.words.last == "for"
    }

    /// "what zip do you have for me", "que codigo postal tienen".
    static func asksKept(_ plain: Plain) -> Bool {
        isMade(plain, of: keptVocabulary, atMost: 10) && holds(plain, codes) && holds(plain, keptMarks)
    }

    /// A code with nothing beside it but what puts one right: "oops 30311", "not 30310, 30311", "*30311".
    static func correction(_ text: String, _ plain: Plain) -> ZIPReading? {
        guard plain.words.count <= 12,
            plain.words.allSatisfy({ isCode($0) || corrections.contains($0) })
        else { return nil }
        switch ZIPReading(text) {
        case .zip(let zip): return .zip(zip)
        case .unlisted(let zip): return .unlisted(zip)
        case .probably, .unknown, .miscounted, .canadian, .foreign, .none: return nil
        }
    }

    private static func isCode(_ word: String) -> Bool {
        word.utf8.allSatisfy { (0x30...0x39).contains($0) } || SpelledDigits.isOne(String(word))
    }

    private static func isMade(_ plain: Plain, of words: Set<String>, atMost limit: Int) -> Bool {
        let said = plain.words
        return (1...limit).contains(said.count) && said.allSatisfy { words.contains($0) }
    }

    private static func holds(_ plain: Plain, _ marks: Set<String>) -> Bool {
        plain.words.contains { marks.contains($0) }
    }

    private static let refusals = Phrases.zipRefusals.words
    private static let refusalMarks = Phrases.zipRefusalMarks.words
    private static let refusalVocabulary = refusalMarks.union(Phrases.zipRefusalVocabulary.words)
    private static let whys = Phrases.zipWhys.words
    private static let whyVocabulary = Phrases.zipWhyVocabulary.words
    private static let codes: Set<String> = ["zip", "zipcode", "postal", "codigo"]
    private static let keptMarks = Phrases.zipKeptMarks.words
    private static let keptVocabulary = keptMarks.union(codes).union(Phrases.zipKeptVocabulary.words)
    private static let corrections = Phrases.zipCorrections.words
}
