/// All languages' words together: which concepts a word or a row of words stands for.
struct Vocabulary: Sendable {
    /// A concept that was found, and where.
    struct Found {
        let concept: Int
        let start: Int
    }

    private(set) var names: [String] = []
    private var indexes: [String: Int] = [:]
    private var table = PatternTable()
    private var speller = Speller()
    private var short: [String: String] = [:]
    private var known: Set<String> = []

    init(_ lexicons: [Lexicon]) {
        for lexicon in lexicons {
            for entry in lexicon.entries { add(entry.concept, entry.patterns, lexicon.lists) }
            known.formUnion(lexicon.common)
            known.formUnion(lexicon.function)
            short.merge(lexicon.short) { first, _ in first }
        }
    }

    private mutating func add(_ concept: String, _ patterns: [Substring], _ lists: [String: [String]]) {
        let index = indexes[concept] ?? names.count
        if index == names.count {
            names.append(concept)
            indexes[concept] = index
        }
        for text in patterns {
            guard let pattern = WordPattern(text, meaning: index, lists: lists) else { continue }
            table.add(pattern)
            for case .words(let exact, let stems) in pattern.elements {
                exact.forEach { speller.add($0, isStem: false) }
                stems.forEach { speller.add($0, isStem: true) }
                known.formUnion(exact)
            }
        }
    }

    /// The words with short forms written out, run-together words cut, and slips mended towards known words.
    func mended(_ words: [String]) -> [String] {
        var result: [String] = []
        result.reserveCapacity(words.count + 4)
        var distance = EditDistance()
        for word in words {
            if let long = short[word] {
                result.append(long)
            } else if known.contains(word) || table.knows(word) {
                result.append(word)
            } else if let cut = cut(word) {
                result.append(cut.0)
                result.append(cut.1)
            } else {
                result.append(single(word) ?? speller.mended(word, &distance) ?? word)
            }
        }
        return result
    }

    func isKnown(_ word: String) -> Bool { known.contains(word) || table.knows(word) }

    /// "heelp" and "sii" are known once doubled letters count once.
    private func single(_ word: String) -> String? {
        var letters: [UInt8] = []
        for byte in word.utf8 where letters.last != byte { letters.append(byte) }
        guard letters.count < word.utf8.count else { return nil }
        let short = String(decoding: letters, as: UTF8.self)
        return isKnown(short) ? short : nil
    }

    /// Two known words written as one: "remindme".
    private func cut(_ word: String) -> (String, String)? {
        let count = word.utf8.count
        guard (6...24).contains(count), word.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        for length in 2..<(count - 1) {
            let (head, tail) = (String(word.prefix(length)), String(word.dropFirst(length)))
            if length + 1 >= 4 || count - length >= 4, known.contains(head), known.contains(tail),
                max(length, count - length) >= 4
            {
                return (head, tail)
            }
        }
        return nil
    }

    /// The concepts in the order of the words. A row of words that is found hides what its words mean alone.
    func concepts(in words: [String]) -> [Found] {
        var found: [Found] = []
        found.reserveCapacity(words.count * 2)
        var hidden = 0
        for index in words.indices {
            var here: [PatternTable.Match] = []
            table.matches(in: words, at: index) { here.append($0) }
            let reach = here.reduce(index + 1) { $1.isTight ? max($0, $1.end) : $0 }
            for match in here {
                let isLesser = match.isTight && match.end < max(reach, hidden)
                if !isLesser { found.append(Found(concept: match.meaning, start: index)) }
            }
            if reach > index + 1 { hidden = max(hidden, reach) }
        }
        return found
    }
}
