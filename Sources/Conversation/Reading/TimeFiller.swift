internal import Understanding

/// What stands between a place and a time, or before a time alone: "Burton Barr like", "it started", "he said it".
enum TimeFiller {
    /// The place without such words at its end; empty where there is nothing but them.
    static func without(_ head: String) -> String {
        var words = head.split(whereSeparator: \.isWhitespace)
        let plain = words.map { Plain(String($0)).text }
        if plain.allSatisfy({ ends.contains($0) || alone.contains($0) }) { return "" }
        while let last = words.last, ends.contains(Plain(String(last)).text) { words.removeLast() }
        return words.joined(separator: " ").trimmingPunctuation
    }

    /// One of these words, which tell nothing by themselves.
    static func isOne(_ word: String) -> Bool { ends.contains(word) || alone.contains(word) }

    private static let ends: Set<String> = [
        "", "like", "started", "happened", "began", "around", "about", "it", "was", "maybe", "probably",
        "and",
        "como", "tipo", "paso", "empezo", "comenzo", "fue", "era", "eran", "ocurrio", "sucedio",
    ]
    /// Said around a time, and no part of a name where nothing else is said.
    private static let alone = Phrases.timeFillerAlone.words
}

extension String {
    /// Without blanks and commas at its end.
    var trimmingPunctuation: String {
        String(reversed().drop { $0.isWhitespace || ",;-".contains($0) }.reversed())
    }
}
