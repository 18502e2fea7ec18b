internal import Understanding

/// Phrases to be found as whole words in a plain text, looked up by their first word.
struct PhraseSet: Sendable {
    private let tails: [String: [[String]]]

    /// The phrases are themselves plain.
    init(_ phrases: [String]) {
        var tails: [String: [[String]]] = [:]
        for phrase in phrases {
            let words = phrase.split(separator: " ").map(String.init)
            guard let first = words.first else { continue }
            tails[first, default: []].append(Array(words.dropFirst()))
        }
        self.tails = tails
    }

    func isFound(in text: Plain) -> Bool { isFound(in: text.words) }

    /// The same where many sets are looked for in one text.
    func isFound(in words: [String]) -> Bool {
        words.indices.contains { index in
            tails[words[index]]?.contains { words[(index + 1)...].starts(with: $0) } ?? false
        }
    }

    /// What the text says beside these phrases.
    func rest(of text: Plain) -> Plain {
        var words = text.words[...]
        var rest: [String] = []
        while let first = words.popFirst() {
            if let tail = tails[first]?.filter({ words.starts(with: $0) }).max(by: { $0.count < $1.count }) {
                words = words.dropFirst(tail.count)
            } else {
                rest.append(first)
            }
        }
        return Plain(rest.joined(separator: " "))
    }
}
