/// Which signs of danger, or of its absence, a word is; the words of all languages together.
struct SignTable: Sendable {
    private let byWord: Postings
    private let byStem: Postings

    /// A stem that is shorter fits too much.
    private static let leastStem = 2

    /// Signs that change what all the others mean, wherever they stand: long ago, a law, a joke, a question.
    let frames: Set<UInt32> = Set(
        ["if", "past", "rule", "none", "jest", "ask", "media", "fine"].map { Features.hash($0) })

    /// Signs of a danger around: the model has to be surer of words that have none of them.
    private let harms: Set<UInt32> = Set(
        ["arms", "strike", "threat", "ill", "wound", "blaze", "flee", "rescue", "death"].map {
            Features.hash($0)
        })

    /// Signs of what is harmless in itself.
    private let calms: Set<UInt32> = Set(["trifle", "fine", "jest"].map { Features.hash($0) })

    /// Signs of others who frighten voters away.
    private let threats: Set<UInt32> = Set(["agents", "hate", "boss", "threat"].map { Features.hash($0) })

    init(_ lexicons: [Lexicon], in glossary: Glossary) {
        var words: [Postings.Note] = []
        var stems: [Postings.Note] = []
        for (name, line) in lexicons.flatMap(\.signs) {
            let sign = Int32(bitPattern: Features.hash(name))
            line.span.words { word in
                guard let term = glossary.term(word) else { return }
                if !term.isStem { words.append((term.number, sign)) }
                if term.isStem, word.count > Self.leastStem { stems.append((term.number, sign)) }
            }
        }
        byWord = Postings(words)
        byStem = Postings(stems)
    }

    /// Whether words have one of them.
    func hasHarm(_ signs: [[UInt32]]) -> Bool { signs.contains { $0.contains(where: harms.contains) } }

    /// Whether words have a sign of others who frighten voters away.
    func hasThreat(_ signs: [[UInt32]]) -> Bool { signs.contains { $0.contains(where: threats.contains) } }

    /// Whether words have a sign of what is harmless.
    func hasCalm(_ signs: [[UInt32]]) -> Bool { signs.contains { $0.contains(where: calms.contains) } }

    /// The signs of a word, each once, in the order of their numbers.
    func signs(of word: Seen) -> [UInt32] {
        var found = byWord[word.number].map { UInt32(bitPattern: $0) }
        for stem in word.stems { found += byStem[stem].map { UInt32(bitPattern: $0) } }
        return found.count < 2 ? found : Array(Set(found)).sorted()
    }
}
