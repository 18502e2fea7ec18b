internal import Charities

/// The number of a card written in another way than on the card: with other signs between its groups, in other groups, in
/// wide digits, or with a word before it. Because more looks like that, such a number has to begin as those of a card
/// company do and to be as long as theirs.
struct SpacedCard {
    let end: Int
    private let start: Int

    /// Nil where none begins at this place.
    init?(_ bytes: [UInt8], at index: Int, in range: Range<Int>) {
        guard case .digit = WrittenSign(bytes, index..<range.upperBound).kind,
            !Self.isDigit(bytes, before: index, in: range),
            let end = Run(bytes, index..<range.upperBound, opens: Self.opensRun(bytes, index, range)).end
        else { return nil }
        (start, self.end) = (index, end)
    }

    /// Puts stars in the place of its digits; no other byte is touched.
    func mask(_ bytes: inout [UInt8]) {
        var index = start
        while index < end {
            let sign = WrittenSign(bytes, index..<end)
            if case .digit = sign.kind {
                for place in index..<(index + sign.length) { bytes[place] = SecretNumbers.star }
            }
            index += sign.length
        }
    }

    private static func isDigit(_ bytes: [UInt8], before index: Int, in range: Range<Int>) -> Bool {
        [1, 3, 6].contains { length in
            guard index - length >= range.lowerBound else { return false }
            let sign = WrittenSign(bytes, (index - length)..<index)
            guard case .digit = sign.kind else { return false }
            return sign.length == length
        }
    }

    /// No other digits stand before it that only gaps part from it.
    private static func opensRun(_ bytes: [UInt8], _ index: Int, _ range: Range<Int>) -> Bool {
        var place = index
        while place > range.lowerBound, bytes[place - 1] < 0x80,
            WrittenSign(bytes, (place - 1)..<place).kind == .gap
        {
            place -= 1
        }
        return place == index || !isDigit(bytes, before: place, in: range)
    }

    /// Digits in groups, with at most three signs between two of them.
    private struct Run {
        private(set) var end: Int?
        private var digits: [Int] = []
        private var groups: [Int] = []
        private var gaps: Set<[UInt8]> = []
        private var sole: Int?

        init(_ bytes: [UInt8], _ range: Range<Int>, opens: Bool) {
            var index = range.lowerBound
            while let next = readGroup(bytes, index..<range.upperBound) {
                index = next
                note(index)
                guard let after = readGap(bytes, index..<range.upperBound) else { break }
                index = after
                // More digits than any card has: what was found so far must stand for itself.
                guard digits.count < 19 else {
                    sole = nil
                    break
                }
            }
            // Groups as small as those of telephone numbers are one number only where nothing follows, and all parted alike.
            if end == nil, opens, gaps.count <= 1, digits.count <= 19 { end = sole }
        }

        /// Where the next group ends; nil for none.
        private mutating func readGroup(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
            var index = range.lowerBound
            var count = 0
            while index < range.upperBound {
                let sign = WrittenSign(bytes, index..<range.upperBound)
                guard case .digit(let digit) = sign.kind else { break }
                digits.append(digit)
                (index, count) = (index + sign.length, count + 1)
                guard digits.count <= 20 else { return nil }
            }
            guard count > 0 else { return nil }
            groups.append(count)
            return index
        }

        private mutating func readGap(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
            var index = range.lowerBound
            var count = 0
            while index < range.upperBound, count < 3 {
                let sign = WrittenSign(bytes, index..<range.upperBound)
                guard sign.kind == .gap else { break }
                (index, count) = (index + sign.length, count + 1)
            }
            guard count > 0, index < range.upperBound,
                case .digit = WrittenSign(bytes, index..<range.upperBound).kind
            else { return nil }
            gaps.insert(Array(Set(bytes[range.lowerBound..<index])).sorted())
            return index
        }

        private mutating func note(_ index: Int) {
            guard CardLayout.isNumber(digits) else {
                sole = nil
                return
            }
            sole = index
            // Lists of ZIP codes have fives.
            let isWide = groups.allSatisfy { $0 >= 4 } && !groups.allSatisfy { $0 == 5 }
            if isWide { end = index }
        }
    }
}

/// How numbers of cards begin and how long they are.
private enum CardLayout {
    static func isNumber(_ digits: [Int]) -> Bool {
        guard (13...19).contains(digits.count), Luhn.isRight(digits) else { return false }
        let head = digits.prefix(4).reduce(0) { $0 * 10 + $1 }
        let count = digits.count
        switch head {
        case 4000...4999: return [13, 16, 19].contains(count)
        case 5100...5599, 2221...2720: return count == 16
        case 3400...3499, 3700...3799: return count == 15
        case 3000...3059, 3600...3699, 3800...3999: return count == 14
        case 3528...3589, 6011, 6200...6299, 6440...6599: return count >= 16
        case 5018, 5020, 5038, 5893, 6304, 6759, 6761...6763: return true
        default: return false
        }
    }
}
