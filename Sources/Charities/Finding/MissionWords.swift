internal import Understanding

/// The words of all missions, in both languages, with the organisations that say them: what no topic is a word for is found so.
struct MissionWords: Equatable, Sendable {
    private let places: [String: [Int]]

    init(_ organisations: [Organisation]) {
        var places: [String: [Int]] = [:]
        for (index, one) in organisations.enumerated() {
            let words = Plain(one.mission.en).words + Plain(one.mission.es).words
            for stem in Set(words.filter { $0.utf8.count >= 3 }.map(Self.stem)) {
                places[stem, default: []].append(index)
            }
        }
        self.places = places
    }

    /// Some mission has it.
    func has(_ word: String) -> Bool { word.utf8.count >= 3 && places[Self.stem(word)] != nil }

    /// How many of these words each of them says; nothing for none.
    func hits(_ words: [String]) -> [Int: Int] {
        var hits: [Int: Int] = [:]
        for word in words { for index in places[Self.stem(word)] ?? [] { hits[index, default: 0] += 1 } }
        return hits
    }

    /// "Wars" is "war", "supplies" is "supply".
    private static func stem(_ word: String) -> String {
        if word.utf8.count >= 6 { return String(word.prefix(5)) }
        return word.utf8.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
    }
}
