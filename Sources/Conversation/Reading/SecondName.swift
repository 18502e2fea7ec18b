internal import Understanding

/// A place that its teller puts right in the same line: "General Beadle school, no wait it's the armory", "la escuela de la 26,
/// bueno la de Pulaski".
struct SecondName {
    /// As written.
    let right: String

    /// Nil where nothing is put right, or what stands there is no name.
    init?(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard (4...14).contains(words.count), !text.hasSuffix("?") else { return nil }
        let plain = words.map { Plain($0).text }
        guard let turn = words.indices.dropFirst().dropLast().last(where: { Self.turns.contains(plain[$0]) }),
            let from = words.indices.dropFirst(turn + 1).first(where: { !Self.leads.contains(plain[$0]) })
        else { return nil }
        let first = Self.name(words[..<turn])
        let second = words[from...].joined(separator: " ")
        guard PartReading.isName(first),
            PartReading.isName(second) || Self.goesOn(plain[from...]) && words.count - from <= 5
                || Self.isThing(plain[from...])
        else { return nil }
        right = second
    }

    /// Without what leads to it and the turn behind it.
    private static func name(_ words: ArraySlice<String>) -> String {
        let begun = words.drop { leads.contains(Plain($0).text) || links.contains(Plain($0).text) }
        let rest = begun.reversed().drop { turns.contains(Plain($0).text) || opens.contains(Plain($0).text) }
        return rest.reversed().joined(separator: " ").trimmingPunctuation
    }

    /// "La de Pulaski", "the one on Oak": the same kind of place, another one.
    private static func goesOn(_ words: ArraySlice<String>) -> Bool {
        let words = Array(words)
        return words.count >= 3
            && (["la", "el"].contains(words[0]) && words[1] == "de" || words[0] == "the" && words[1] == "one")
    }

    /// "The armory": whatever it is, it stands where a place did.
    private static func isThing(_ words: ArraySlice<String>) -> Bool {
        (2...3).contains(words.count) && ["the", "la", "el"].contains(words.first)
            && !PlaceReading.isOfTime(words.last ?? "")
    }

    private static let turns: Set<String> = [
        "wait", "sorry", "actually", "perdon", "digo", "bueno", "scratch", "mean", "decir", "bien",
    ]
    private static let opens: Set<String> = ["no", "oh", "i", "o", "mas", "quise", "or", "ay"]
    private static let leads: Set<String> = [
        "no", "its", "it", "is", "was", "i", "meant", "mean", "that", "es", "era", "fue", "en", "at", "in",
        "this",
        "estoy", "estamos", "im",
    ]
    private static let links: Set<String> = ["at", "in", "en"]
}
