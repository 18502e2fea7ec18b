internal import Understanding

/// A time told by what happened then, without an hour: "when they opened", "cuando abrieron", "right after work".
enum OccasionReading {
    /// Nothing but such a time is said, and nothing is asked.
    static func isWhole(_ text: String) -> Bool {
        let words = Array(Plain(text).words.drop(while: hedges.contains))
        guard (2...12).contains(words.count), !text.contains("?") else { return false }
        guard let opened = openings.count(in: words), opened < words.count else { return false }
        return !asking.contains(words[opened])
    }

    private static let hedges: Set<String> = [
        "just", "right", "it", "was", "fue", "era", "justo", "i", "think",
    ]
    private static let openings = Phrases.occasionOpenings.openings
    /// "When do they close" is a question.
    private static let asking = Phrases.occasionAsking.words
}
