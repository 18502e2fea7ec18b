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

    /// "They won't let us in now", "it broke down again": what happens, with no place in it.
    static func isHappening(_ text: String) -> Bool {
        let words = Plain(text).words
        let told = Array(words.drop { ["and", "y", "also", "now", "ahora", "ok", "oh"].contains($0) })
        let isMore = told.count { !PlaceReading.isOfTime($0) && !TimeFiller.isOne($0) } >= 2
        guard told.count >= 3, isMore, name(in: text) == text, let first = told.first, doers.contains(first)
        else { return false }
        return !told.contains(where: CorrectionReading.places.contains)
            && !told.contains(where: whereabouts.contains)
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
        "the place is", "the place was", "the location is", "the address is", "place is", "it is at",
        "its at",
        "its in", "it was at", "it was in", "it happened at", "this is at", "im at", "i am at", "el lugar es",
        "el lugar fue", "la direccion es", "es en", "fue en", "estoy en", "paso en", "esto es en",
    ]
}
