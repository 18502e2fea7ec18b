internal import Understanding

/// Parts and multiples of money, which are asked back rather than guessed: "50 cents", "half a dollar", "$5k".
enum AmountParts {
    /// The words speak of an amount that is less, or more, than the number in them.
    static func areMeant(by words: [String], in text: String) -> Bool {
        if text.contains("¢"), text.contains(where: \.isNumber) { return true }
        let hasNumber = words.contains { $0.contains(where: \.isNumber) }
        let isCounted = hasNumber || words.contains { NumberReading([$0]) != nil }
        if isCounted, words.contains(where: cents.contains) { return true }
        return words.indices.contains { isHalf(words, $0) || isMultiple(words, $0) }
    }

    /// "Half a dollar", "five and a half", "dólar y medio", "half of that".
    private static func isHalf(_ words: [String], _ at: Int) -> Bool {
        guard halves.contains(words[at]) else { return false }
        let next = words[(at + 1)...].first { !articles.contains($0) }
        if let next, Currency.names[next] != nil { return true }
        let before = words[..<at].last { !articles.contains($0) }
        if let before, ["and", "y", "con"].contains(before) { return true }
        return words.count <= 4 && before == nil && next != "ambiente"
    }

    /// "5k", "5 thousand", "5 mil": the number is not the amount.
    private static func isMultiple(_ words: [String], _ at: Int) -> Bool {
        at > 0 && words[at - 1].contains(where: \.isNumber) && multiples.contains(words[at])
    }

    /// "$ 5", "5 dollars", "5 US dollars", or nothing else is said beside it.
    static func isBesideCurrency(_ number: String, in words: [String]) -> Bool {
        guard let at = words.firstIndex(of: number) else { return false }
        let after = words[(at + 1)...].first { !between.contains($0) }
        let before = words[..<at].last { !between.contains($0) }
        return [after, before].contains { $0.map { Currency.names[$0] != nil } ?? false }
    }

    /// The number in words that stands before a currency; 0 for two of them, or one that stands elsewhere; nil for none.
    static func spoken(_ words: [String]) -> Int? {
        var found: (value: Int, end: Int)?
        for index in words.indices where index >= found?.end ?? 0 {
            guard let number = NumberReading(words[index...]) else { continue }
            let end = index + number.length
            let next = words[end...].first { !between.contains($0) }
            if next.map({ Currency.names[$0] != nil }) ?? false {
                guard found == nil else { return 0 }
                found = (number.value, end)
            }
        }
        guard let found else { return words.contains { NumberReading([$0]) != nil } ? 0 : nil }
        // "Two dollars fifty"
        let rest = words[found.end...].drop { Currency.names[$0] != nil || between.contains($0) }
            .drop { ["and", "y", "con"].contains($0) }
        let isMore = rest.first.map { !articles.contains($0) && NumberReading([$0]) != nil } ?? false
        return isMore ? 0 : found.value
    }

    private static let cents: Set<String> = [
        "cent", "cents", "penny", "pennies", "pence", "dime", "dimes", "nickel", "nickels", "centavo",
        "centavos", "centimo", "centimos", "fils",
    ]
    private static let halves: Set<String> = [
        "half", "double", "twice", "triple", "medio", "media", "mitad", "doble",
    ]
    private static let multiples: Set<String> = [
        "k", "m", "mm", "grand", "thousand", "hundred", "million", "millions", "dozen", "mil", "millon",
        "millones", "cientos", "docenas",
    ]
    private static let articles: Set<String> = ["a", "an", "the", "un", "una", "el", "la", "of", "de"]
    private static let between: Set<String> = [
        "american", "americanos", "estadounidenses", "us", "of", "de", "in", "en", "más",
    ]
}
