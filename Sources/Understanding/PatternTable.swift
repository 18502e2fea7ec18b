/// Patterns to be found in words, looked up by how their first word begins.
struct PatternTable: Sendable {
    /// A pattern that was found: from its first word to behind its last.
    struct Match {
        let meaning: Int
        let start: Int
        let end: Int
        let isTight: Bool
    }

    private struct Entry {
        /// Where its second place lies in the code, and where it ends.
        let rest: Int32
        let end: Int32
        let meaning: Int16
        let isTight: Bool
    }

    /// A stem that is shorter fits too much to begin with.
    private static let leastStem = 3

    private var entries: [Entry] = []
    private var code: [Int32] = []
    private var words: [Postings.Note] = []
    private var stems: [Postings.Note] = []
    private var byWord = Postings()
    private var byStem = Postings()

    /// Patterns with what stands for them where one is found.
    mutating func add(_ patterns: WordPatterns, meaning: Int, in glossary: Glossary) {
        let start = code.count
        code += patterns.code
        for range in patterns.ranges {
            let rest = range.lowerBound + 1 + Int(patterns.code[range.lowerBound])
            for term in patterns.code[(range.lowerBound + 1)..<rest].lazy.map(Term.init(code:)) {
                let note = (term.number, Int32(entries.count))
                if !term.isStem { words.append(note) }
                if term.isStem, glossary[term.number].count >= Self.leastStem { stems.append(note) }
            }
            entries.append(
                Entry(
                    rest: Int32(start + rest), end: Int32(start + range.upperBound), meaning: Int16(meaning),
                    isTight: !patterns.code[range].contains(WordPatterns.gap)))
        }
    }

    /// Nothing more is added from here on.
    mutating func close() {
        (byWord, byStem) = (Postings(words), Postings(stems))
        (words, stems) = ([], [])
    }

    /// Calls `body` for each pattern that begins at a word.
    func matches(in words: [Seen], at index: Int, _ body: (Match) -> Void) {
        for entry in byWord[words[index].number] { report(entry, words, index, body) }
        let begun = words[index].stems.flatMap { byStem[$0] }
        for entry in begun.count < 2 ? begun : begun.sorted() { report(entry, words, index, body) }
    }

    private func report(_ number: Int32, _ words: [Seen], _ index: Int, _ body: (Match) -> Void) {
        let entry = entries[Int(number)]
        guard let end = end(of: Int(entry.end), in: words, at: index + 1, place: Int(entry.rest)) else {
            return
        }
        body(Match(meaning: Int(entry.meaning), start: index, end: end, isTight: entry.isTight))
    }

    /// Where the rest of a pattern ends; nil if it is not there.
    private func end(of last: Int, in words: [Seen], at index: Int, place: Int) -> Int? {
        guard place < last else { return index }
        switch code[place] {
        case WordPatterns.gap:
            for skip in 0...2 {
                if let end = end(of: last, in: words, at: index + skip, place: place + 1) { return end }
            }
            return nil
        case WordPatterns.any:
            guard index < words.count else { return nil }
            return end(of: last, in: words, at: index + 1, place: place + 1)
        case let count:
            let next = place + 1 + Int(count)
            guard index < words.count,
                code[(place + 1)..<next].contains(where: { Term(code: $0).fits(words[index]) })
            else { return nil }
            return end(of: last, in: words, at: index + 1, place: next)
        }
    }
}
