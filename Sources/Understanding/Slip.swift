/// One slip of the finger: a letter changed, missing, added, or two neighbours swapped.
package enum Slip {
    /// How many slips lie between two words, each letter in one slip at the most; nil for more than `most`.
    package static func count(between left: String, and right: String, upTo most: Int) -> Int? {
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
        count(between: left, and: right, upTo: 1) == 1
    }
}
