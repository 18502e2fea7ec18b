/// Counts the slips of the finger that part words from one: a letter more, less, another, or two that changed places.
struct Slip {
    /// The shortest word in which a slip is forgiven.
    static let shortest = 5

    let word: [UInt8]
    let most: Int
    /// Three rows of the table of distances, used again for each word.
    private var before: [Int]
    private var above: [Int]
    private var current: [Int]
    private let letters: UInt64

    init(from word: [UInt8], upTo most: Int) {
        self.word = word
        self.most = most
        before = Array(repeating: 0, count: word.count + 1)
        (above, current) = (before, before)
        letters = Self.letters(of: word)
    }

    /// The number of slips, or one more than `most` where there are more.
    mutating func distance(to other: [UInt8]) -> Int {
        guard most > 0 else { return other == word ? 0 : 1 }
        // A slip changes two letters of the set at the most.
        guard abs(other.count - word.count) <= most,
            (Self.letters(of: other) ^ letters).nonzeroBitCount <= 2 * most
        else { return most + 1 }
        for column in above.indices { above[column] = column }
        for row in other.indices {
            guard step(other, row) <= most else { return most + 1 }
            swap(&before, &above)
            swap(&above, &current)
        }
        return min(above[word.count], most + 1)
    }

    /// Fills a row of the table, and says what is least in it.
    private mutating func step(_ other: [UInt8], _ row: Int) -> Int {
        current[0] = row + 1
        var least = row + 1
        for column in word.indices {
            var best = min(above[column + 1], current[column]) + 1
            best = min(best, above[column] + (other[row] == word[column] ? 0 : 1))
            if row > 0, column > 0, other[row] == word[column - 1], other[row - 1] == word[column] {
                best = min(best, before[column - 1] + 1)
            }
            current[column + 1] = best
            least = min(least, best)
        }
        return least
    }

    static func letters(of word: [UInt8]) -> UInt64 {
        var set: UInt64 = 0
        for letter in word { set |= 1 << UInt64(letter & 63) }
        return set
    }
}
