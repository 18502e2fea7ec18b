/// Patterns to be found in words, looked up by how their first word begins.
struct PatternTable: Sendable {
    /// A pattern that was found: from its first word to behind its last.
    struct Match {
        let meaning: Int
        let start: Int
        let end: Int
        let isTight: Bool
    }

    private(set) var patterns: [WordPattern] = []
    private var byWord: [String: [Int]] = [:]
    private var byStem: [String: [(stem: String, pattern: Int)]] = [:]

    mutating func add(_ pattern: WordPattern) {
        guard case .words(let exact, let stems)? = pattern.elements.first else { return }
        let index = patterns.count
        patterns.append(pattern)
        for word in exact { byWord[word, default: []].append(index) }
        for stem in stems { byStem[String(stem.prefix(3)), default: []].append((stem, index)) }
    }

    /// Calls `body` for each pattern that begins at a word.
    func matches(in words: [String], at index: Int, _ body: (Match) -> Void) {
        let word = words[index]
        for pattern in byWord[word] ?? [] { report(pattern, words, index, body) }
        guard word.utf8.count >= 3, let stems = byStem[String(word.prefix(3))] else { return }
        for entry in stems where word.utf8.starts(with: entry.stem.utf8) {
            report(entry.pattern, words, index, body)
        }
    }

    private func report(_ pattern: Int, _ words: [String], _ index: Int, _ body: (Match) -> Void) {
        let found = patterns[pattern]
        guard let end = found.end(in: words, from: index) else { return }
        body(Match(meaning: found.meaning, start: index, end: end, isTight: found.isTight))
    }
}
