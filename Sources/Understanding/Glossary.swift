/// Every word that the files of words name, each once, as a number. Words of all languages lie together.
struct Glossary: Sendable {
    /// One more than the last number.
    private(set) var count = 0
    private var letters: [UInt8] = []
    /// Where each word's letters begin; behind the last one, where they end.
    private var starts: [Int32] = [0]
    private var isStem: [Bool] = []
    /// A word's number plus one at the first place from its hash on that was free.
    private var slots = [Int32](repeating: 0, count: 1 << 12)

    /// What a word that no file names gets.
    static let unknown: Int32 = -1

    init(_ lexicons: [Lexicon]) {
        for lexicon in lexicons { lexicon.text.span.words { add($0) } }
    }

    private mutating func add(_ token: Span<UInt8>) {
        let isStem = token.isStem
        let word = token.extracting(first: token.count - (isStem ? 1 : 0))
        let place = place(of: word, Self.hash(word))
        if slots[place] == 0 {
            for index in word.indices { letters.append(word[index]) }
            starts.append(Int32(letters.count))
            self.isStem.append(isStem)
            count += 1
            slots[place] = Int32(count)
            if count * 2 > slots.count { grow() }
        } else if isStem {
            self.isStem[Int(slots[place]) - 1] = true
        }
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 2)
        let letters = letters
        for number in 0..<count {
            let word = letters.span.extracting(Int(starts[number])..<Int(starts[number + 1]))
            let place = place(of: word, Self.hash(word))
            slots[place] = Int32(number + 1)
        }
    }

    /// The slot of a word, or the free one where it would lie.
    private func place(of word: Span<UInt8>, _ hash: UInt32) -> Int {
        let mask = slots.count - 1
        var place = Int(hash) & mask
        while slots[place] > 0, !isEqual(Int(slots[place]) - 1, word) { place = (place + 1) & mask }
        return place
    }

    private func isEqual(_ number: Int, _ word: Span<UInt8>) -> Bool {
        let start = Int(starts[number])
        guard Int(starts[number + 1]) - start == word.count else { return false }
        for index in word.indices where letters[start + index] != word[index] { return false }
        return true
    }

    private static let seed: UInt32 = 2_166_136_261

    private static func step(_ hash: UInt32, _ letter: UInt8) -> UInt32 {
        (hash ^ UInt32(letter)) &* 16_777_619
    }

    private static func hash(_ word: Span<UInt8>) -> UInt32 {
        var hash = seed
        for index in word.indices { hash = step(hash, word[index]) }
        return hash
    }

    /// The letters of a word by its number.
    subscript(number: Int32) -> ArraySlice<UInt8> {
        letters[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
    }

    /// The number of a word.
    func number(of word: Span<UInt8>) -> Int32 { slots[place(of: word, Self.hash(word))] - 1 }

    /// A word or a stem as it is written in a file; nil if the glossary was not made from that file.
    func term(_ written: Span<UInt8>) -> Term? {
        let isStem = written.isStem
        let number = number(of: written.extracting(first: written.count - (isStem ? 1 : 0)))
        return number < 0 ? nil : Term(number: number, isStem: isStem)
    }

    /// A word as the tables see it.
    func seen(_ word: String) -> Seen {
        let letters = word.utf8.span
        var (hash, number, stems) = (Self.seed, Self.unknown, [Int32]())
        for index in letters.indices {
            hash = Self.step(hash, letters[index])
            number = slots[place(of: letters.extracting(first: index + 1), hash)] - 1
            if number >= 0, isStem[Int(number)] { stems.append(number) }
        }
        return Seen(number: number, stems: stems)
    }
}
