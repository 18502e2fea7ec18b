internal import CivicFacts
internal import Understanding

/// Which Congress words name: "the 118th", "Congress 117", "congreso 118", "in 2021", "de 2019".
struct CongressReading {
    let congress: Congress

    /// Nil where none is named; `besides` is the place of a number that is something else, such as a bill's.
    init?(_ text: String, besides other: Int? = nil) {
        let words = Utterance(text).words
        let numbers = words.indices.filter { $0 != other }
        let named = numbers.lazy.compactMap { index -> Congress? in
            guard let number = Int(words[index]), Self.known.contains(number) else { return nil }
            let around = [index - 1, index + 1].filter(words.indices.contains).map { words[$0] }
            let isCounted = index + 1 < words.count && Self.endings.contains(words[index + 1])
            return isCounted || around.contains(where: { $0.hasPrefix("congres") })
                ? Congress(rawValue: number) : nil
        }
        let dated = numbers.lazy.compactMap { index -> Congress? in
            guard index > 0, Self.before.contains(words[index - 1]), words[index].utf8.count == 4,
                let year = Int64(words[index]), Self.years.contains(year)
            else { return nil }
            return Congress(in: year)
        }
        guard let found = named.first ?? dated.first else { return nil }
        congress = found
    }

    /// From the first whose bills congress.gov keeps page by page.
    private static let known = 93...200
    private static let years: ClosedRange<Int64> = 1973...2188
    private static let endings: Set<String> = ["st", "nd", "rd", "th"]
    private static let before: Set<String> = ["in", "of", "from", "en", "de", "del", "year", "ano"]
}
