internal import CivicFacts
internal import Understanding

/// Which Congress words name: "the 118th", "Congress 117", "congreso 118", "HR 25, 116", "del 118", "in 2021", "de 2019".
struct CongressReading {
    /// Also one that is long over, or has not begun: nobody is told of another one's bill instead.
    let congress: Congress

    /// Nil where none is named; `number` is the place of a bill's number, which is none of a Congress.
    init?(_ text: String, besides number: Int? = nil) {
        let words = Utterance(text).words
        let places = words.indices.filter { $0 != number }
        let named = places.lazy.compactMap { Self.counted(words, $0, number) }
        let dated = places.lazy.compactMap { Self.dated(words, $0, number) }
        guard let found = named.first ?? dated.first else { return nil }
        congress = found
    }

    /// "The 119.5th", "of the -3rd congress": a Congress that cannot be.
    static func isImpossible(_ text: String) -> Bool {
        let parts = text.lowercased().split(whereSeparator: \.isWhitespace)
        return parts.indices.contains { index in
            let number = parts[index].prefix { $0.isNumber || $0 == "." || $0 == "-" }
            let isOdd =
                number.first == "-" && number.count > 1
                || number.dropLast().contains(".") && number.first != "."
            guard isOdd, number.contains(where: \.isNumber), number.last?.isNumber == true else {
                return false
            }
            let ending = String(parts[index].dropFirst(number.count))
            let isCongress = index + 1 < parts.count && parts[index + 1].hasPrefix("congres")
            return endings.contains(ending) || isCongress
        }
    }

    /// "118th", "Congress 118"; and behind a bill's number also "118", "del 118", "of the 118".
    private static func counted(_ words: [String], _ index: Int, _ bill: Int?) -> Congress? {
        guard let number = Int(words[index]), counts.contains(number) else { return nil }
        let around = [index - 1, index + 1].filter(words.indices.contains).map { words[$0] }
        let isCounted = index + 1 < words.count && endings.contains(words[index + 1])
        if isCounted || around.contains(where: { $0.hasPrefix("congres") }) {
            return Congress(rawValue: number)
        }
        guard let bill, bill < index, kept.contains(number), index + 1 == words.count else { return nil }
        let isLed = words[(bill + 1)..<index].allSatisfy(leads.contains)
        return isLed ? Congress(rawValue: number) : nil
    }

    /// "In 2021"; and right behind a bill's number also "2021".
    private static func dated(_ words: [String], _ index: Int, _ bill: Int?) -> Congress? {
        guard index > 0, words[index].utf8.count == 4, let year = Int64(words[index]),
            before.contains(words[index - 1])
                ? years.contains(year) : bill == index - 1 && 1973...2188 ~= year
        else { return nil }
        return Congress(in: year)
    }

    /// Nobody counts further.
    private static let counts = 1...200
    /// From the first whose bills congress.gov keeps page by page.
    private static let kept = 93...200
    private static let years: ClosedRange<Int64> = 1789...2188
    private static let endings: Set<String> = ["st", "nd", "rd", "th"]
    private static let leads: Set<String> = ["of", "the", "from", "in", "de", "del", "la", "el", "en"]
    private static let before: Set<String> = ["in", "of", "from", "en", "de", "del", "year", "ano"]
}
