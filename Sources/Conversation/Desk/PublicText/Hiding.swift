internal import Understanding

/// Words that are masked wherever they stand: "Mr. Jones" is also "MR JONES" and "mr. jones's".
struct Hiding {
    private let wanted: [String]

    /// Nil where there is no word in it.
    init?(of words: String) {
        wanted = Plain(Self.folded(words)).words
        if wanted.isEmpty { return nil }
    }

    /// The text with the mark in each place where the words stand.
    func applied(to text: String) -> String {
        let words = Self.words(of: text)
        var result = ""
        var (index, done) = (0, text.startIndex)
        while index < words.count {
            guard stands(at: index, in: words) else {
                index += 1
                continue
            }
            let last = index + wanted.count - 1
            result += text[done..<words[index].startIndex] + PublicCut.mark
            done = words[last].endIndex
            index = last + 1
        }
        return result + text[done...]
    }

    func isIn(_ text: String) -> Bool { applied(to: text) != text }

    private func stands(at index: Int, in words: [Substring]) -> Bool {
        guard index + wanted.count <= words.count else { return false }
        return wanted.indices.allSatisfy { Self.isSame(words[index + $0], wanted[$0]) }
    }

    /// Also "Jones's" and "Jones’".
    private static func isSame(_ word: Substring, _ wanted: String) -> Bool {
        let plain = Plain(folded(String(word))).text
        return plain == wanted || word.contains { "'’".contains($0) } && plain == wanted + "s"
    }

    /// Letters that are written as two where a keyboard has them not, and those that no accent makes plain.
    private static let others: [Character: String] = [
        "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l",
        "Ł": "l", "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ı": "i", "ﬁ": "fi",
        "ﬂ": "fl", "ĳ": "ij", "Ĳ": "ij",
    ]

    private static func folded(_ text: String) -> String {
        text.reduce(into: "") { $0 += others[$1] ?? String($1) }
    }

    private static func words(of text: String) -> [Substring] {
        text.split { !($0.isLetter || $0.isNumber || "'’".contains($0)) }
    }
}
