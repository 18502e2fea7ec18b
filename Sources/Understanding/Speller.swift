/// Finds the word of the domain that a misspelt word was meant to be.
struct Speller: Sendable {
    /// What is looked at first, without the letters.
    private struct Entry {
        let word: Int32
        let mask: UInt32
        let count: Int16
        let isStem: Bool
        /// Words of danger are mended towards only where hardly anything else can be meant.
        let isStrict: Bool
    }

    private let glossary: Glossary
    private var entries: [Entry] = []
    private var beginnings: [Postings.Note] = []
    /// Entries by their first two letters.
    private var byBeginning = Postings()
    private var words: NumberSet
    private var stems: NumberSet

    init(_ glossary: Glossary) {
        self.glossary = glossary
        (words, stems) = (NumberSet(count: glossary.count), NumberSet(count: glossary.count))
    }

    /// A word, or the beginning of words, worth mending towards.
    mutating func add(_ term: Term, isStrict: Bool) {
        let letters = glossary[term.number]
        guard letters.count >= (isStrict ? 6 : 4), letters.allSatisfy({ (0x61...0x7A).contains($0) }) else {
            return
        }
        guard term.isStem ? stems.insert(term.number) : words.insert(term.number) else { return }
        // A stem of a few letters fits too much.
        guard !term.isStem || letters.count >= 5 else { return }
        beginnings.append((Self.beginning(letters), Int32(entries.count)))
        entries.append(
            Entry(
                word: term.number, mask: Self.mask(letters), count: Int16(letters.count), isStem: term.isStem,
                isStrict: isStrict))
    }

    /// Nothing more is added from here on.
    mutating func close() {
        byBeginning = Postings(beginnings)
        beginnings = []
        (words, stems) = (NumberSet(count: 0), NumberSet(count: 0))
    }

    private static func beginning(_ letters: ArraySlice<UInt8>) -> Int32 {
        let rest = letters.dropFirst()
        return Int32((letters.first ?? 0x61) - 0x61) * 26 + Int32((rest.first ?? 0x61) - 0x61)
    }

    /// The first letters agree, or are swapped, or a silent h or a sound-alike stands between them.
    private static func mayBegin(_ beginning: Int32, _ first: UInt8, _ second: UInt8) -> Bool {
        let (own, next) = (UInt8(beginning / 26) + 0x61, UInt8(beginning % 26) + 0x61)
        return own == first || own == second || next == first || EditDistance.soundsAlike(own, first)
    }

    /// The nearest word within the few slips that its length allows, nil if there is none.
    func mended(_ word: String, _ distance: inout EditDistance) -> String? {
        let typed = Array(word.utf8)
        guard (4...24).contains(typed.count), typed.allSatisfy({ (0x61...0x7A).contains($0) }) else {
            return nil
        }
        let mask = Self.mask(typed)
        let allowed = Self.allowance(typed.count)
        var best: (cost: Int, index: Int32, end: Int) = (allowed + 1, -1, 0)
        for beginning in 0..<Int32(26 * 26) where Self.mayBegin(beginning, typed[0], typed[1]) {
            for index in byBeginning[beginning] {
                let entry = entries[Int(index)]
                guard Self.mayFit(entry, typed.count, mask, allowed) else { continue }
                // Of two that are equally near, the one that was added first.
                let nearest = index < best.index ? best.cost + 1 : best.cost
                let own = entry.isStem ? min(nearest, Self.allowance(Int(entry.count))) : nearest
                let limit = entry.isStrict ? min(own, 11) : own
                let letters = Array(glossary[entry.word])
                let (cost, end) = distance.between(letters, typed, isStem: entry.isStem, limit: limit)
                if cost < limit { best = (cost, index, end) }
            }
        }
        guard best.index >= 0 else { return nil }
        let word = glossary[entries[Int(best.index)].word]
        return String(decoding: word + typed[best.end...], as: UTF8.self)
    }

    /// Tenths of a slip.
    private static func allowance(_ count: Int) -> Int {
        switch count {
        case ..<5: 8
        case 5: 11
        case 6...7: 13
        default: 20
        }
    }

    private static func mayFit(_ entry: Entry, _ count: Int, _ mask: UInt32, _ allowed: Int) -> Bool {
        let gap = count - Int(entry.count)
        guard gap >= -2, entry.isStem || gap <= 2 else { return false }
        let missing = (entry.mask & ~mask).nonzeroBitCount
        return missing <= (allowed > 13 ? 2 : 1)
    }

    private static func mask(_ letters: some Sequence<UInt8>) -> UInt32 {
        letters.reduce(0) { $0 | 1 << UInt32($1 - 0x61) }
    }
}
