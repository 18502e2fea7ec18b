/// Finds the word of the domain that a misspelt word was meant to be.
struct Speller: Sendable {
    /// What is looked at first, without the letters.
    private struct Entry {
        let mask: UInt32
        let count: Int
        let isStem: Bool
        /// Words of danger are mended towards only where hardly anything else can be meant.
        let isStrict: Bool
    }

    private var entries: [Entry] = []
    private var letters: [[UInt8]] = []
    /// Which entries may fit, in their order, by the first two letters that were typed.
    private var buckets = [[Int32]](repeating: [], count: 26 * 26)
    private var known: Set<String> = []

    /// A word, or the beginning of words, worth mending towards.
    mutating func add(_ word: String, isStem: Bool, isStrict: Bool) {
        let letters = Array(word.utf8)
        guard letters.count >= (isStrict ? 6 : 4), letters.allSatisfy({ (0x61...0x7A).contains($0) }) else {
            return
        }
        guard known.insert(isStem ? word + "*" : word).inserted else { return }
        // A stem of a few letters fits too much.
        guard !isStem || letters.count >= 5 else { return }
        entries.append(
            Entry(mask: Self.mask(letters), count: letters.count, isStem: isStem, isStrict: isStrict))
        self.letters.append(letters)
        for typed in buckets.indices where Self.mayBegin(letters, UInt8(typed / 26), UInt8(typed % 26)) {
            buckets[typed].append(Int32(entries.count - 1))
        }
    }

    /// The first letters agree, or are swapped, or a silent h or a sound-alike stands between them.
    private static func mayBegin(_ letters: [UInt8], _ first: UInt8, _ second: UInt8) -> Bool {
        let (first, second) = (first + 0x61, second + 0x61)
        return letters[0] == first || letters[0] == second || letters[1] == first
            || EditDistance.soundsAlike(letters[0], first)
    }

    /// The nearest word within the few slips that its length allows, nil if there is none.
    func mended(_ word: String, _ distance: inout EditDistance) -> String? {
        let typed = Array(word.utf8)
        guard (4...24).contains(typed.count), typed.allSatisfy({ (0x61...0x7A).contains($0) }) else {
            return nil
        }
        let mask = Self.mask(typed)
        let allowed = Self.allowance(typed.count)
        var best = allowed + 1
        var found: (entry: Int, end: Int)?
        for index in buckets[Int(typed[0] - 0x61) * 26 + Int(typed[1] - 0x61)].lazy.map(Int.init) {
            let entry = entries[index]
            guard Self.mayFit(entry, typed.count, mask, allowed) else { continue }
            let own = entry.isStem ? min(best, Self.allowance(entry.count)) : best
            let limit = entry.isStrict ? min(own, 11) : own
            let (cost, end) = distance.between(letters[index], typed, isStem: entry.isStem, limit: limit)
            if cost < limit { (best, found) = (cost, (index, end)) }
        }
        guard let found else { return nil }
        return String(decoding: letters[found.entry] + typed[found.end...], as: UTF8.self)
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
        let gap = count - entry.count
        guard gap >= -2, entry.isStem || gap <= 2 else { return false }
        let missing = (entry.mask & ~mask).nonzeroBitCount
        return missing <= (allowed > 13 ? 2 : 1)
    }

    private static func mask(_ letters: [UInt8]) -> UInt32 {
        letters.reduce(0) { $0 | 1 << UInt32($1 - 0x61) }
    }
}
