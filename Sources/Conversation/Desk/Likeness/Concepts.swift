internal import CivicFacts

/// Things that reports are about, each with the words for it in English and Spanish, so that two people who say the
/// same thing in other words, or in another language, are understood to say the same.
enum Concepts {
    /// The things that a text names: known ones by their name, other words by their beginning.
    static func named(in text: String) -> Set<String> {
        Set(Stems(text).all.map { known[$0] ?? $0 }.filter { $0 != nothing })
    }

    private static let names = Set(families.rows.map { $0[0] })

    /// What a thing says about which report this is: what stands in many reports says less, and what only one language
    /// has a word for can hardly be met in the other.
    static func weight(of thing: String, isOneLanguage: Bool) -> Double {
        guard names.contains(thing) else { return isOneLanguage ? 1 : 0.3 }
        return frequent.contains(thing) ? 0.7 : 1
    }

    private static let frequent: Set<String> = [
        "line", "wait", "machine", "broken", "works", "ballot", "worker", "entrance", "help", "only", "leave",
        "run out", "register",
    ]

    /// The same for the words of a place, of which those that nearly every place has say little.
    static func places(in words: String) -> Set<String> {
        let all = Set(Stems(words).all.map { sites[$0] ?? $0 })
        let telling = all.filter { !commonPlaces.contains($0) }
        return telling.isEmpty ? all : telling
    }

    private static let nothing = "-"

    private static let families = FactTable(.thingFamilies)
    private static let known = table(families)
    private static let sites = table(FactTable(.placeFamilies))

    /// The name of each family by the beginnings of its words.
    private static func table(_ families: FactTable) -> [String: String] {
        var table: [String: String] = [:]
        for family in families.rows where family.count == 2 {
            for stem in Stems(family[1]).all where table[stem] == nil { table[stem] = family[0] }
        }
        return table
    }

    private static let commonPlaces: Set<String> = [
        "school", "center", "street", "community", "hall", "station", "high", "elementary", "the",
    ]
}
