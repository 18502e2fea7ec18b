/// How many slips of the finger part two words: a letter more, less, another, or two that changed places.
enum Slip {
    /// The shortest word in which a slip is forgiven.
    static let shortest = 5

    /// The number of slips, or one more than `most` where there are more.
    static func distance(_ left: [UInt8], _ right: [UInt8], upTo most: Int) -> Int {
        if left == right { return 0 }
        guard abs(left.count - right.count) <= most, !left.isEmpty, !right.isEmpty else { return most + 1 }
        var before = [Int](repeating: 0, count: right.count + 1)
        var above = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            current.reserveCapacity(right.count + 1)
            for column in 1...right.count {
                let isSame = left[row - 1] == right[column - 1]
                var best = min(
                    above[column] + 1, current[column - 1] + 1, above[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1]
                {
                    best = min(best, before[column - 2] + 1)
                }
                current.append(best)
            }
            if current.allSatisfy({ $0 > most }) { return most + 1 }
            (before, above) = (above, current)
        }
        return min(above[right.count], most + 1)
    }
}
