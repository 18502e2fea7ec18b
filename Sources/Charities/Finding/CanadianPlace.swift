/// Places of Canada in which somebody looks for a charity: postal codes, and what is served by a charity of the list.
enum CanadianPlace {
    /// The first signs of the postal code with which these plain words begin, and how many words say it.
    static func read(_ words: ArraySlice<String>) -> (sign: String, count: Int)? {
        guard let first = words.first else { return nil }
        if let sign = names[first] { return (sign, 1) }
        let letters = Array(first)
        guard letters.count == 3 || letters.count == 6, isSign(letters[..<3]) else { return nil }
        let sign = String(letters[..<3]).uppercased()
        guard letters.count == 3 else { return isEnd(letters[3...]) ? (sign, 1) : nil }
        let isWhole = words.dropFirst().first.map { isEnd(Array($0)[...]) } ?? false
        return (sign, isWhole ? 2 : 1)
    }

    /// "R3C"
    private static func isSign(_ signs: ArraySlice<Character>) -> Bool {
        let signs = Array(signs)
        return first.contains(signs[0]) && isDigit(signs[1]) && isLetter(signs[2])
    }

    /// "1A5"
    private static func isEnd(_ signs: ArraySlice<Character>) -> Bool {
        let signs = Array(signs)
        return signs.count == 3 && isDigit(signs[0]) && isLetter(signs[1]) && isDigit(signs[2])
    }

    private static func isDigit(_ sign: Character) -> Bool { "0"..."9" ~= sign }
    private static func isLetter(_ sign: Character) -> Bool { "a"..."z" ~= sign }

    /// Canada Post begins codes with these.
    private static let first: Set<Character> = Set("abceghjklmnprstvxy")

    private static let names = ["winnipeg": "R3C", "manitoba": "R"]
}
