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
    private var knownStems: [String: [String]] = [:]

    init(_ lexicons: [Lexicon]) {
        for lexicon in lexicons {
            for entry in lexicon.entries { add(entry.concept, entry.patterns, lexicon.lists) }
            for danger in lexicon.dangers {
                learn(danger.patterns, lexicon.lists, isStrict: true, isMended: danger.rule != "figure")
            }
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
        }
        learn(patterns, lists, isStrict: false, isMended: true)
    }

    /// The words of patterns are known; those of concepts and dangers are worth mending towards, too.
    private mutating func learn(
        _ patterns: [Substring], _ lists: [String: [String]], isStrict: Bool, isMended: Bool
    ) {
        for text in patterns {
            guard let pattern = WordPattern(text, meaning: 0, lists: lists) else { continue }
            for case .words(let exact, let stems) in pattern.elements {
                known.formUnion(exact)
                for stem in stems { knownStems[String(stem.prefix(3)), default: []].append(stem) }
                guard isMended else { continue }
                exact.forEach { speller.add($0, isStem: false, isStrict: isStrict) }
                stems.forEach { speller.add($0, isStem: true, isStrict: isStrict) }
            }
        }
    }

    /// The words with short forms written out, run-together words cut, and slips mended towards known words.
    func mended(_ words: [String]) -> [String] {
        var result: [String] = []
        result.reserveCapacity(words.count + 4)
        var distance = EditDistance()
        // Long texts say the same strange word again and again.
        var mended: [String: String] = [:]
        for word in words {
            if let long = short[word] {
                result.append(long)
            } else if isKnown(word) {
                result.append(word)
            } else if let cut = cut(word) {
                result.append(cut.0)
                result.append(cut.1)
            } else {
                let right = mended[word] ?? single(word) ?? speller.mended(word, &distance) ?? word
                mended[word] = right
                result.append(right)
            }
        }
        return result
    }

    func isKnown(_ word: String) -> Bool {
        if known.contains(word) { return true }
        guard word.utf8.count >= 3, let stems = knownStems[String(word.prefix(3))] else { return false }
        return stems.contains { word.utf8.starts(with: $0.utf8) }
    }

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
            let isFair = (length >= 3 && count - length >= 3) || tail == "me" || head == "my"
            if isFair, known.contains(head), known.contains(tail) { return (head, tail) }
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
                let isTwice = found.contains { $0.start == index && $0.concept == match.meaning }
                if !isLesser, !isTwice { found.append(Found(concept: match.meaning, start: index)) }
            }
            if reach > index + 1 { hidden = max(hidden, reach) }
        }
        return found
    }
}
