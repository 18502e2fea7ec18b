/// Hours as phones and clerks write them, in the shape that is read: "730", "0730" and "7h30" are "7:30".
enum ClockShapes {
    /// The same text with each such hour written with a colon, and "this am" as words.
    static func written(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        return words.indices.map { index in
            let isThis = index > 0 && ["this", "esta"].contains(words[index - 1].lowercased())
            if isThis, let half = halves[words[index].lowercased()] { return half }
            return clock(words[index], isAlone: words.count <= 3) ?? words[index]
        }.joined(separator: " ")
    }

    private static let halves = ["am": "morning", "pm": "afternoon"]

    private static func clock(_ word: String, isAlone: Bool) -> String? {
        let parts = word.lowercased().split(separator: "h", omittingEmptySubsequences: false)
        if parts.count == 2, let hour = number(parts[0]), parts[1].isEmpty || parts[1].count == 2 {
            return shape(hour, parts[1].isEmpty ? 0 : number(parts[1]))
        }
        if let dotted = dotted(word) { return dotted }
        // Behind other words a number may be anything: "since 1998".
        guard isAlone, (3...4).contains(word.count), let value = number(word) else { return nil }
        return shape(value / 100, value % 100, isEarly: word.hasPrefix("0"))
    }

    /// "8.30" with or without a dot at its end.
    private static func dotted(_ word: String) -> String? {
        let parts = word.split(separator: ".")
        guard parts.count == 2, parts[1].count == 2, let hour = number(parts[0]) else { return nil }
        return shape(hour, number(parts[1]))
    }

    private static func number(_ text: some StringProtocol) -> Int? {
        text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
    }

    private static func shape(_ hour: Int, _ minute: Int?, isEarly: Bool = false) -> String? {
        guard let minute, hour < 24, minute < 60 else { return nil }
        return "\(isEarly ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}
