internal import Understanding

/// "Ok so", "bueno", "mire": words in front of others that say nothing.
enum LeadIn {
    /// The words behind them; nil where there are none, or nothing else is said.
    static func rest(of text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace)
        var from = 0
        while from < words.count,
            let count = openings.count(in: words[from...].map { Plain(String($0)).text })
        {
            from += count
        }
        guard from > 0, from < words.count else { return nil }
        return words[from...].joined(separator: " ")
    }

    private static let openings = Phrases.leadIns.openings
}
