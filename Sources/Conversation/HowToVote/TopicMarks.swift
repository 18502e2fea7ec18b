internal import Understanding

/// Words that ask for a topic, a line for each way to ask; a line that begins with a space goes on with the one before. A
/// line has parts that all have to be there, divided by `+`, each with its alternatives, divided by `/`: beginnings of
/// words, or whole words where `=` stands behind them.
struct TopicMarks: ExpressibleByStringLiteral, Sendable {
    private let ways: [[[Mark]]]

    init(stringLiteral text: String) {
        let lines = text.replacing("\n ", with: "").split(separator: "\n")
        ways = lines.map { line in
            line.split(separator: "+").map { part in part.split(separator: "/").map { Mark(String($0)) } }
        }
    }

    /// How much the likeliest way takes of the words; 0 where none fits. More parts weigh more than longer words.
    func weight(in words: PlainWords) -> Int {
        var most = 0
        for way in ways {
            var sum = 0
            for part in way {
                let found = part.reduce(0) { max($0, $1.weight(in: words)) }
                guard found > 0 else {
                    sum = 0
                    break
                }
                sum += found + 40
            }
            most = max(most, sum)
        }
        return most
    }

    /// One alternative.
    private struct Mark: Sendable {
        let bytes: [UInt8]
        let isWhole: Bool

        init(_ text: String) {
            let text = text.trimmingSpaces
            isWhole = text.hasSuffix("=")
            bytes = Array((isWhole ? text.dropLast() : text[...]).utf8)
        }

        func weight(in words: PlainWords) -> Int {
            words.hold(bytes, whole: isWhole) ? bytes.count + (isWhole ? 2 : 1) : 0
        }
    }
}

/// A plain text with the places where its words begin, in which thousands of marks are looked for.
struct PlainWords {
    private let bytes: [UInt8]
    private var starts: [Int] = []
    /// The first letters of its words, a bit each.
    private var initials: UInt32 = 0

    init(_ plain: Plain) {
        bytes = Array(plain.text.utf8)
        for index in bytes.indices where index == 0 || bytes[index - 1] == 0x20 {
            starts.append(index)
            initials |= Self.bit(bytes[index])
        }
    }

    func hold(_ mark: [UInt8], whole: Bool) -> Bool {
        guard let first = mark.first, initials & Self.bit(first) != 0 else { return false }
        for start in starts where bytes[start] == first {
            let end = start + mark.count
            guard end <= bytes.count, !whole || end == bytes.count || bytes[end] == 0x20 else { continue }
            if stands(mark, at: start) { return true }
        }
        return false
    }

    private func stands(_ mark: [UInt8], at start: Int) -> Bool {
        for index in 0..<mark.count where bytes[start + index] != mark[index] { return false }
        return true
    }

    private static func bit(_ byte: UInt8) -> UInt32 { 1 << UInt32(byte & 31) }
}
