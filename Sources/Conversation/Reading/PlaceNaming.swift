internal import Understanding

/// "Ya te dije, en la escuela Lincoln", "the place is St Mary hall": the name alone.
enum PlaceNaming {
    /// What stands behind such words, as written; the whole text where none begin it, or no name follows.
    static func name(in text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        let plain = words.map { Plain(String($0)).text }
        let begun = plain.prefix { hesitations.contains($0) }.count
        let told = Array(plain[begun...])
        let opened = begun + (behindUnknowing(told) ?? openings.count(in: told) ?? shortly(told) ?? 0)
        guard opened > 0, opened < words.count else { return text }
        let rest = words[opened...].joined(separator: " ")
        return rest.contains(where: \.isLetter) ? rest : text
    }

    /// Something that a place may be called: a word of a place or of none of the languages, and nothing that tells. "It's
    /// working again" and "son tres máquinas" are no names.
    static func mayBeName(_ text: String) -> Bool {
        let words = Plain(text).words
        if PlaceMention.isWhole(text) || TownDialog.isNamed(text) || PlaceMention.isLed(text) { return true }
        let isTold = words.contains { sentences.contains($0) } || isDone(words)
        let isStrange = words.contains {
            $0.contains(where: \.isNumber) || CorrectionReading.places.contains($0)
                || PlaceMention.streets.contains($0) || !Understanding.shared.isOrdinary($0)
        }
        return isStrange && !isTold && words.count <= 12
    }

    private static let sentences = Phrases.partSentences.words.union(Phrases.partTellings.words)
        .subtracting(["line", "has", "had", "que", "where", "donde", "the", "la", "el", "en", "at"])

    /// "They won't let us in now", "it broke down again": what happens, with no place in it.
    static func isHappening(_ text: String) -> Bool {
        let words = Plain(text).words
        let told = Array(words.drop { ["and", "y", "also", "now", "ahora", "ok", "oh"].contains($0) })
        let isMore = told.count { !PlaceReading.isOfTime($0) && !TimeFiller.isOne($0) } >= 2
        guard told.count >= 3 || isDone(words), isMore, name(in: text) == text, let first = told.first,
            doers.contains(first) || isDone(words)
        else { return false }
        return !told.contains(where: CorrectionReading.places.contains)
            && !told.contains(where: whereabouts.contains)
    }

    /// "Ya lo vaciaron", "se fueron": the verb says who did it.
    private static func isDone(_ words: [String]) -> Bool {
        let order = words.drop { $0 == "ya" }
        guard words.count >= 2, let first = order.first else { return false }
        return ["lo", "la", "los", "las", "se", "me", "nos", "le", "les"].contains(first)
            && order.dropFirst().first.map { $0.hasSuffix("ron") || $0 == "fue" } ?? false
    }

    private static let doers = Phrases.placeNamingDoers.words
    private static let whereabouts = Phrases.placeNamingWhereabouts.words

    /// The name alone, without "at" or "en" before it.
    static func bare(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, links.contains(Plain(String(words[0])).text) else { return text }
        return words.dropFirst().joined(separator: " ")
    }

    /// "I don't know the address, it's the old Kmart", "idk, the church on Oak": where the name begins.
    private static func behindUnknowing(_ words: [String]) -> Int? {
        guard let unknown = Unknowing.openings.count(in: words) else { return nil }
        if let verb = behindVerb(words, from: unknown) { return verb }
        let isName = words[unknown...].contains(where: CorrectionReading.places.contains)
        return isName && ["the", "a", "el", "la"].contains(words[unknown]) ? unknown : nil
    }

    /// Where a name begins behind "it's" or "es"; nil where none follows: "I don't know what it's called".
    static func behindVerb(_ words: [String], from start: Int) -> Int? {
        for index in words.indices.dropFirst(start).prefix(7) {
            let isTwo = index > start && words[index - 1] == "it" && ["is", "was"].contains(words[index])
            guard isTwo || ["its", "es", "era", "fue"].contains(words[index]) else { continue }
            let before = isTwo ? index - 2 : index - 1
            guard before < start || !asking.contains(words[before]) else { return nil }
            let rest = words[(index + 1)...]
            let linked = index + 1 + (rest.first.map(links.contains) ?? false ? 1 : 0)
            guard linked < words.count, !["called", "named"].contains(words[linked]) else { return nil }
            return linked
        }
        return nil
    }

    /// "It's Burton Barr"; a longer sentence is left as it is.
    private static func shortly(_ words: [String]) -> Int? {
        guard words.count <= 8, let opened = verbs.count(in: words) else { return nil }
        return opened
    }

    private static let verbs = Openings([
        "its", "it is", "it was", "es", "era", "fue", "era en", "shes at", "hes at", "theyre at", "were at",
        "im at",
        "i am at", "we are at", "she is at", "he is at", "they are at", "shes in", "hes in", "its on",
        "it is on",
        "estoy en", "estamos en", "esta en", "estan en", "queda en",
    ])
    private static let links: Set<String> = ["at", "in", "en"]
    private static let asking: Set<String> = [
        "what", "where", "which", "if", "how", "cual", "que", "donde", "como", "si", "whats",
    ]
    /// Said before the name without being part of it.
    static let hesitations: Set<String> = [
        "ok", "okay", "yes", "yeah", "um", "umm", "ummm", "uh", "uhh", "well", "oh", "si", "pues", "bueno",
        "ah", "",
    ]

    private static let openings = Openings(
        told + told.flatMap { said in joints.map { "\(said) \($0)" } } + namings)

    private static let told = [
        "ya te dije", "ya le dije", "ya lo dije", "ya dije", "te dije", "i already told you", "i told you",
        "i told u", "i already told u", "told you", "told u", "le dije", "like i said", "i said", "as i said",
        "i already said",
    ]
    private static let joints = [
        "en", "at", "in", "its", "it was", "era", "es", "es en", "era en", "it was at", "its at", "que en",
    ]
    private static let namings = [
        "its supposed to be at", "it is supposed to be at", "supposed to be at", "its supposed to be in",
        "se supone que es en", "deberia ser en", "the place is", "the place was", "the location is",
        "the address is", "place is", "it is at",
        "its at",
        "its in", "it was at", "it was in", "it happened at", "this is at", "im at", "i am at", "el lugar es",
        "el lugar fue", "la direccion es", "es en", "fue en", "estoy en", "paso en", "esto es en",
    ]
}
