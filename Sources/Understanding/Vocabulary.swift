/// All languages' words together: which concepts a word or a row of words stands for.
struct Vocabulary: Sendable {
    /// A concept that was found, and where.
    struct Found {
        let concept: Int
        let start: Int
    }

    private(set) var names: [String] = []
    private var indexes: [String: Int] = [:]
    private let glossary: Glossary
    private var table = PatternTable()
    private var speller: Speller
    private var short: [Int32: String] = [:]
    private var known: NumberSet
    private var knownStems: NumberSet

    /// A stem that is shorter fits too much to make a word known.
    private static let leastStem = 3

    init(_ lexicons: [Lexicon], in glossary: Glossary) {
        self.glossary = glossary
        (known, knownStems) = (NumberSet(count: glossary.count), NumberSet(count: glossary.count))
        speller = Speller(glossary)
        for lexicon in lexicons {
            for (concept, line) in lexicon.entries {
                let patterns = lexicon.patterns(line, in: glossary)
                table.add(patterns, meaning: index(of: concept), in: glossary)
                learn(patterns, isStrict: false, isMended: true)
            }
            for (rule, line) in lexicon.dangers {
                learn(lexicon.patterns(line, in: glossary), isStrict: true, isMended: rule != "figure")
            }
            learnPlainWords(of: lexicon)
        }
        table.close()
        speller.close()
    }

    private mutating func index(of concept: String) -> Int {
        let index = indexes[concept] ?? names.count
        if index == names.count { names.append(concept) }
        indexes[concept] = index
        return index
    }

    /// Small and common words, and short forms, of which the first one counts.
    private mutating func learnPlainWords(of lexicon: Lexicon) {
        for line in lexicon.function + lexicon.common {
            line.span.words { known.insert(glossary.number(of: $0)) }
        }
        for (word, long) in lexicon.short {
            let number = glossary.number(of: word.span)
            if short[number] == nil { short[number] = long }
        }
    }

    /// The words of patterns are known; those of concepts and dangers are worth mending towards, too.
    private mutating func learn(_ patterns: WordPatterns, isStrict: Bool, isMended: Bool) {
        patterns.eachTerm { term in
            if !term.isStem {
                known.insert(term.number)
            } else if glossary[term.number].count >= Self.leastStem {
                knownStems.insert(term.number)
            }
            if isMended { speller.add(term, isStrict: isStrict) }
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
            let seen = glossary.seen(word)
            if let long = short[seen.number] {
                result.append(long)
            } else if isKnown(seen) {
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

    func isKnown(_ word: String) -> Bool { isKnown(glossary.seen(word)) }

    private func isKnown(_ word: Seen) -> Bool {
        known.contains(word.number) || word.stems.contains(where: knownStems.contains)
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
        let letters = Array(word.utf8)
        guard (6...24).contains(letters.count), letters.allSatisfy({ $0 < 0x80 }) else { return nil }
        for length in 2..<(letters.count - 1) {
            let (head, tail) = (letters[..<length], letters[length...])
            let isFair =
                (length >= 3 && tail.count >= 3) || tail.elementsEqual("me".utf8)
                || head.elementsEqual("my".utf8)
            if isFair, isWord(head.span), isWord(tail.span) {
                return (String(decoding: head, as: UTF8.self), String(decoding: tail, as: UTF8.self))
            }
        }
        return nil
    }

    private func isWord(_ letters: Span<UInt8>) -> Bool { known.contains(glossary.number(of: letters)) }

    /// The concepts in the order of the words. A row of words that is found hides what its words mean alone.
    func concepts(in words: [Seen]) -> [Found] {
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
