/// One slip of the finger: a letter changed, missing, added, or two neighbours swapped.
package enum Slip {
    /// How many slips lie between two words, each letter in one slip at the most; nil for more than `most`.
    package static func count(between left: String, and right: String, upTo most: Int) -> Int? {
        if most == 1 { return left == right ? 0 : isOne(between: left, and: right) ? 1 : nil }
        return counted(between: left, and: right, upTo: most)
    }

    private static func counted(between left: String, and right: String, upTo most: Int) -> Int? {
        let (a, b) = (Array(left), Array(right))
        guard abs(a.count - b.count) <= most else { return nil }
        var (before, above) = ([Int](), Array(0...b.count))
        for row in a.indices {
            var line = [row + 1]
            for column in b.indices {
                let change = above[column] + (a[row] == b[column] ? 0 : 1)
                var least = min(change, above[column + 1] + 1, line[column] + 1)
                if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
                    least = min(least, before[column - 1] + 1)
                }
                line.append(least)
            }
            (before, above) = (above, line)
        }
        let slips = above[b.count]
        return slips <= most ? slips : nil
    }

    package static func isOne(between left: String, and right: String) -> Bool {
        let (a, b) = (left.utf8.span, right.utf8.span)
        guard abs(a.count - b.count) <= 3 else { return false }
        let isPlain = a.indices.allSatisfy { a[$0] < 0x80 } && b.indices.allSatisfy { b[$0] < 0x80 }
        guard isPlain else { return counted(between: left, and: right, upTo: 1) == 1 }
        return a.count <= b.count ? isOne(from: a, to: b) : isOne(from: b, to: a)
    }

    /// The same where each letter is a byte: what stands behind the first that differs tells.
    private static func isOne(from short: Span<UInt8>, to long: Span<UInt8>) -> Bool {
        guard long.count - short.count <= 1,
            let first = long.indices.first(where: { $0 == short.count || short[$0] != long[$0] })
        else { return false }
        if short.count < long.count { return isSame(short, from: first, as: long, from: first + 1) }
        if isSame(short, from: first + 1, as: long, from: first + 1) { return true }
        return first + 1 < long.count && short[first] == long[first + 1] && short[first + 1] == long[first]
            && isSame(short, from: first + 2, as: long, from: first + 2)
    }

    private static func isSame(
        _ one: Span<UInt8>, from start: Int, as other: Span<UInt8>, from otherStart: Int
    ) -> Bool {
        one.count - start == other.count - otherStart
            && (start..<one.count).allSatisfy { one[$0] == other[otherStart + $0 - start] }
    }
}
