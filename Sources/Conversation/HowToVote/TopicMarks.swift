internal import Understanding

/// Words that ask for a topic, a line for each way to ask; a line that begins with a space goes on with the one before. A
/// line has parts that all have to be there, divided by `+`, each with its alternatives, divided by `/`: beginnings of
/// words, or whole words where `=` stands behind them.
struct TopicMarks: ExpressibleByStringLiteral, Sendable {
    private let ways: [[[String]]]

    init(stringLiteral text: String) {
        let lines = text.replacing("\n ", with: "").split(separator: "\n")
        ways = lines.map { line in
            line.split(separator: "+").map { part in
                part.split(separator: "/").map { word in
                    let word = String(word).trimmingSpaces
                    return word.hasSuffix("=") ? " \(word.dropLast()) " : " \(word)"
                }
            }
        }
    }

    /// How much the likeliest way takes of a text with a space at both ends; 0 where none fits. More parts weigh more than
    /// longer words.
    func weight(in text: String) -> Int {
        ways.lazy.map { parts in
            var sum = 0
            for part in parts {
                guard let found = part.lazy.filter({ text.holds($0) }).map(\.utf8.count).max() else {
                    return 0
                }
                sum += found + 40
            }
            return sum
        }.max() ?? 0
    }
}
