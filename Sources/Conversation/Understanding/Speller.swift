/// Finds the word of the domain that a misspelt word was meant to be.
struct Speller: Sendable {
    private struct Entry {
        let letters: [UInt8]
        let mask: UInt32
        let isStem: Bool
        /// Words of danger are mended towards only where hardly anything else can be meant.
        let isStrict: Bool
    }

    private var entries: [Entry] = []
    private var known: Set<String> = []

    /// A word, or the beginning of words, worth mending towards.
    mutating func add(_ word: String, isStem: Bool, isStrict: Bool) {
        let letters = Array(word.utf8)
        guard letters.count >= (isStrict ? 6 : 4), letters.allSatisfy({ (0x61...0x7A).contains($0) }) else {
            return
        }
        guard known.insert(isStem ? word + "*" : word).inserted else { return }
        entries.append(Entry(letters: letters, mask: Self.mask(letters), isStem: isStem, isStrict: isStrict))
    }

    /// The nearest word within the few slips that its length allows, nil if there is none.
    func mended(_ word: String, _ distance: inout EditDistance) -> String? {
        let letters = Array(word.utf8)
        guard (4...24).contains(letters.count), letters.allSatisfy({ (0x61...0x7A).contains($0) }) else {
            return nil
        }
        let mask = Self.mask(letters)
        let allowed = Self.allowance(letters.count)
        var best = allowed + 1
        var found: (entry: Int, end: Int)?
        for (index, entry) in entries.enumerated() {
            guard Self.mayFit(entry, letters, mask, allowed) else { continue }
            let own = entry.isStem ? min(best, Self.allowance(entry.letters.count)) : best
            let limit = entry.isStrict ? min(own, 11) : own
            let (cost, end) = distance.between(entry.letters, letters, isStem: entry.isStem, limit: limit)
            if cost < limit { (best, found) = (cost, (index, end)) }
        }
        guard let found else { return nil }
        return String(decoding: entries[found.entry].letters + letters[found.end...], as: UTF8.self)
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

    private static func mayFit(_ entry: Entry, _ letters: [UInt8], _ mask: UInt32, _ allowed: Int) -> Bool {
        let gap = letters.count - entry.letters.count
        guard gap >= -2, entry.isStem || gap <= 2 else { return false }
        // A stem of a few letters fits too much.
        if entry.isStem, entry.letters.count < 5 { return false }
        // The first letters agree, or are swapped, or a silent h or a sound-alike stands between them.
        guard
            entry.letters[0] == letters[0] || entry.letters[0] == letters[1] || entry.letters[1] == letters[0]
                || EditDistance.soundsAlike(entry.letters[0], letters[0])
        else { return false }
        let missing = (entry.mask & ~mask).nonzeroBitCount
        return missing <= (allowed > 13 ? 2 : 1)
    }

    private static func mask(_ letters: [UInt8]) -> UInt32 {
        letters.reduce(0) { $0 | 1 << UInt32($1 - 0x61) }
    }
}
