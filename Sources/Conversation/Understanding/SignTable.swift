/// Which signs of danger, or of its absence, a word is; the words of all languages together.
struct SignTable: Sendable {
    private var byWord: [String: [UInt32]] = [:]
    private var byStem: [String: [(stem: String, sign: UInt32)]] = [:]

    /// Signs that change what all the others mean, wherever they stand: long ago, a law, a joke, a question.
    let frames: Set<UInt32> = Set(
        ["if", "past", "rule", "none", "jest", "ask", "media", "fine"].map { Features.hash($0) })

    init(_ lexicons: [Lexicon]) {
        for lexicon in lexicons {
            for (name, words) in lexicon.signs {
                for word in words { add(word, Features.hash(name)) }
            }
        }
    }

    private mutating func add(_ word: String, _ sign: UInt32) {
        guard word.hasSuffix("*") else { return byWord[word, default: []].append(sign) }
        let stem = String(word.dropLast())
        byStem[String(stem.prefix(2)), default: []].append((stem, sign))
    }

    /// The signs of a word, each once, in the order of their numbers.
    func signs(of word: String) -> [UInt32] {
        var found = byWord[word] ?? []
        for entry in byStem[String(word.prefix(2))] ?? [] where word.utf8.starts(with: entry.stem.utf8) {
            found.append(entry.sign)
        }
        return found.count < 2 ? found : Array(Set(found)).sorted()
    }
}
