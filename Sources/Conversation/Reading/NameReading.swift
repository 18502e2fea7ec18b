internal import Understanding

/// "Maria", "I'm Joe", "me llamo Ana": who somebody is, where nobody asked.
enum NameReading {
    /// True for a name alone, or behind words that lead to one.
    static func isName(_ text: String) -> Bool {
        let raw = text.split(whereSeparator: \.isWhitespace)
        let words = raw.map { Plain(String($0)).text }
        let lead = leads.count(in: words) ?? 0
        let name = words[lead...]
        guard (1...3).contains(name.count), Intent(Plain(text)) == nil,
            name.allSatisfy({ $0.count >= 2 && $0.allSatisfy(\.isLetter) }),
            name.allSatisfy({ first.contains($0) || !Understanding.shared.knows($0) })
        else { return false }
        // "Qwerty" may be anything, "Joe" is somebody.
        return lead > 0 || name.allSatisfy(first.contains) || raw.allSatisfy { $0.first?.isUppercase == true }
    }

    /// A first name that many people have, whatever town is called so, too.
    static func isFirstName(_ plain: Plain) -> Bool { first.contains(plain.text) }

    private static let leads = Phrases.nameLeads.openings
    private static let first = Phrases.nameFirst.words
}
