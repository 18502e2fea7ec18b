/// Words in a row as a language file writes them: `a/b` either word, `stem*` its beginning, `_` any one word,
/// `~` at most two words, `@name` any word of a named list.
struct WordPattern: Sendable {
    enum Element: Sendable {
        case words(exact: [String], stems: [String])
        case any
        case gap
    }

    let elements: [Element]
    /// What stands for this pattern where it is found.
    let meaning: Int
    /// Every element is one word next to the other.
    let isTight: Bool

    init?(_ text: Substring, meaning: Int, lists: [String: [String]] = [:]) {
        elements = text.split(separator: " ").map { Self.element($0, lists) }
        self.meaning = meaning
        var isTight = true
        for case .gap in elements { isTight = false }
        self.isTight = isTight
        guard case .words? = elements.first else { return nil }
    }

    private static func element(_ word: Substring, _ lists: [String: [String]]) -> Element {
        if word == "_" { return .any }
        if word == "~" { return .gap }
        let choices = word.split(separator: "/").flatMap { choice in
            choice.hasPrefix("@") ? lists[String(choice.dropFirst())] ?? [] : [String(choice)]
        }
        return .words(
            exact: choices.filter { !$0.hasSuffix("*") },
            stems: choices.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) })
    }

    /// Where the pattern that begins at a word ends; nil if it is not there. The first element is known to fit.
    func end(in words: [String], from start: Int) -> Int? {
        end(in: words, at: start + 1, element: 1)
    }

    private func end(in words: [String], at index: Int, element: Int) -> Int? {
        guard element < elements.count else { return index }
        switch elements[element] {
        case .gap:
            for skip in 0...2 {
                if let end = end(in: words, at: index + skip, element: element + 1) { return end }
            }
            return nil
        case .any:
            guard index < words.count else { return nil }
            return end(in: words, at: index + 1, element: element + 1)
        case .words(let exact, let stems):
            guard index < words.count, Self.fits(words[index], exact, stems) else { return nil }
            return end(in: words, at: index + 1, element: element + 1)
        }
    }

    private static func fits(_ word: String, _ exact: [String], _ stems: [String]) -> Bool {
        for choice in exact where choice == word { return true }
        for stem in stems where word.utf8.starts(with: stem.utf8) { return true }
        return false
    }
}
