internal import Understanding

/// The day that is put right, and nothing else: "friday actually", "no fue el jueves", "it was yesterday not today".
struct DayReading {
    /// As written.
    let day: String

    /// Nil where no day is named, or more is told.
    init?(_ text: String) {
        let words = text.split { $0.isWhitespace || ",.!".contains($0) }.map(String.init)
        guard (2...6).contains(words.count), !text.hasSuffix("?") else { return nil }
        let plain = words.map { Plain($0).text }
        let days = words.indices.filter { Self.days.contains(plain[$0]) }
        guard let first = days.first, days.count == 1,
            plain.allSatisfy({ Self.days.contains($0) || Self.around.contains($0) }),
            plain.contains(where: Self.turns.contains)
        else { return nil }
        day = words[first]
    }

    private static let days: Set<String> = [
        "sunday", "domingo", "monday", "lunes", "tuesday", "martes", "wednesday", "miercoles", "thursday",
        "jueves",
        "friday", "viernes", "saturday", "sabado", "yesterday", "ayer", "anteayer", "antier",
    ]
    /// What puts right.
    private static let turns: Set<String> = [
        "actually", "no", "sorry", "perdon", "meant", "digo", "oops", "mean",
    ]
    private static let around = turns.union([
        "fue", "era", "el", "it", "was", "its", "on", "i", "es", "wait", "that", "eso", "quise", "decir",
        "oh", "ay",
    ])
}
