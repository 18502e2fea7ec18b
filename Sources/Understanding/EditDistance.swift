/// What it takes to turn one word into another, in tenths of a slip: neighbours on the keyboard, swapped letters,
/// doubled letters and sound-alikes cost less than strangers.
struct EditDistance {
    private var before: [Int] = []
    private var above: [Int] = []
    private var row: [Int] = []

    /// The cost, and how much of `typed` it covers: all of it, or the beginning that a stem stands for.
    /// A cost of at least `limit` may come out as any such number.
    mutating func between(_ meant: [UInt8], _ typed: [UInt8], isStem: Bool, limit: Int) -> (
        cost: Int, end: Int
    ) {
        above = Array(repeating: 0, count: typed.count + 1)
        for column in 1..<above.count { above[column] = above[column - 1] + 10 }
        before = above
        row = above
        for (index, letter) in meant.enumerated() {
            row[0] = above[0] + 10
            for column in 1...typed.count {
                row[column] = cell(meant, typed, index, letter, column)
            }
            // Swapped letters reach back over one row.
            let least = min(row.min() ?? 0, (above.min() ?? 0) + 7)
            if least >= limit { return (limit, typed.count) }
            swap(&before, &above)
            swap(&above, &row)
        }
        guard isStem else { return (above[typed.count], typed.count) }
        var end = typed.count
        for column in above.indices where above[column] < above[end] { end = column }
        return (above[end], end)
    }

    private func cell(_ meant: [UInt8], _ typed: [UInt8], _ index: Int, _ letter: UInt8, _ column: Int) -> Int
    {
        let other = typed[column - 1]
        let isDoubled = index > 0 && meant[index - 1] == letter
        let isTypedTwice = column > 1 && typed[column - 2] == other
        var least = above[column - 1] + Self.change(letter, other)
        let isSilent = letter == 0x68 || (letter == 0x75 && index > 0 && meant[index - 1] == 0x71)
        least = min(least, above[column] + (isDoubled ? 4 : isSilent ? 6 : 10))
        least = min(least, row[column - 1] + (isTypedTwice ? 4 : other == 0x68 ? 6 : 10))
        if index > 0, column > 1, meant[index - 1] == other, letter == typed[column - 2] {
            least = min(least, before[column - 2] + 7)
        }
        return least
    }

    private static func change(_ left: UInt8, _ right: UInt8) -> Int {
        if left == right { return 0 }
        if soundsAlike(left, right) { return 6 }
        return neighbours[Int(left - 0x61)] & 1 << UInt32(right - 0x61) == 0 ? 10 : 8
    }

    /// Letters that are written for one another because they sound the same: b and v, s, c and z, i and y …
    static func soundsAlike(_ left: UInt8, _ right: UInt8) -> Bool {
        sounds[Int(left - 0x61)] & 1 << UInt32(right - 0x61) != 0
    }

    private static let sounds = table([
        "bv", "sc", "sz", "cz", "ck", "kq", "cq", "iy", "ie", "ae", "jg", "jh", "yj", "ao", "ou",
    ])

    private static let neighbours = table([
        "qw", "we", "er", "rt", "ty", "yu", "ui", "io", "op", "as", "sd", "df", "fg", "gh", "hj", "jk", "kl",
        "zx", "xc", "cv", "vb", "bn", "nm", "qa", "ws", "ed", "rf", "tg", "yh", "uj", "ik", "ol", "wa", "es",
        "rd", "tf", "yg", "uh", "ij", "ok", "pl", "az", "sx", "dc", "fv", "gb", "hn", "jm", "sz", "dx", "fc",
        "gv", "hb", "jn", "km",
    ])

    private static func table(_ pairs: [String]) -> [UInt32] {
        var table = [UInt32](repeating: 0, count: 26)
        for pair in pairs {
            let letters = pair.utf8.map { UInt32($0 - 0x61) }
            table[Int(letters[0])] |= 1 << letters[1]
            table[Int(letters[1])] |= 1 << letters[0]
        }
        return table
    }
}
