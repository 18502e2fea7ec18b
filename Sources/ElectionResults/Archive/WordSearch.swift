/// Finds words of the packed list, which stand by their folded letters.
enum WordSearch {
    /// The numbers of all words that fold to one.
    static func numbers(of word: [UInt8], in list: PackedList) -> Range<Int> {
        let first = place(in: list) { $0.lexicographicallyPrecedes(word) }
        let end = place(in: list) { !word.lexicographicallyPrecedes($0) }
        return first..<max(first, end)
    }

    /// Where the words end of which something is true.
    private static func place(in list: PackedList, _ isBefore: ([UInt8]) -> Bool) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(folded(list[middle])) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    static func folded(_ item: PackedCursor) -> [UInt8] {
        FoldedWord.folded(item.bytes.text(item.place..<item.end).unicodeScalars)
    }

    /// How far words are from one, by their numbers: 0 to `most`; those that are further away are left out.
    static func distances(
        to word: [UInt8], in list: PackedList, _ index: ShelfIndex, upTo most: Int
    ) -> [Int: Int] {
        var distances: [Int: Int] = [:]
        for number in numbers(of: word, in: list) { distances[number] = 0 }
        if most == 0 { return distances }
        var slip = Slip(from: word, upTo: most)
        var letters: [UInt8] = []
        for number in candidates(for: word, index, upTo: most) where distances[number] == nil {
            let item = list[number]
            if !spell(item, into: &letters) { letters = folded(item) }
            let distance = slip.distance(to: letters)
            if distance <= most { distances[number] = distance }
        }
        return distances
    }

    /// Words that may be so near to one, by their length and their letters: the others are not even spelled.
    static func candidates(for word: [UInt8], _ index: ShelfIndex, upTo most: Int) -> [Int] {
        let wanted = Slip.letters(of: word)
        // A slip changes two letters of the set at the most.
        return index.letters.indices.filter { number in
            abs(Int(index.lengths[number]) - word.count) <= most
                && (index.letters[number] ^ wanted).nonzeroBitCount <= 2 * most
        }
    }

    /// The folded letters of a word without accents; false if it has some. "Saint" is left as it is, which no slip makes "St.".
    static func spell(_ item: PackedCursor, into letters: inout [UInt8]) -> Bool {
        letters.removeAll(keepingCapacity: true)
        for place in item.place..<item.end {
            let byte = item.bytes[place]
            switch byte {
            case 0x30...0x39, 0x61...0x7A: letters.append(byte)
            case 0x41...0x5A: letters.append(byte + 32)
            case 0x80...: return false
            default: break
            }
        }
        return true
    }
}
