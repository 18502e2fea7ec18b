/// A sentence that transcripts may use: a pattern with named slots, and what it means.
struct Form: Sendable {
    /// Makes a line's meaning out of the slots' words; nil if they do not fit.
    typealias Meaning =
        @Sendable (Captures) throws(TranscriptError.Complaint) -> Transcript.Kind?

    /// The sentence with slots in braces: `{NAME} taps [{LABEL}].`
    let pattern: String
    let meaning: Meaning
    private let parts: [Part]

    private enum Part {
        case literal(String)
        case slot
    }

    init(_ pattern: String, _ meaning: @escaping Meaning) {
        self.pattern = pattern
        self.meaning = meaning
        parts = Form.parts(of: pattern)
    }

    /// The pattern as people read it, with a word on each slot that takes only certain words.
    var readable: String {
        let plain = pattern.filter { $0 != "{" && $0 != "}" }
        let notes = Grammar.legend.filter { pattern.contains("{\($0.slot)}") }
            .map { "\($0.slot) is \($0.allowed)" }
        return notes.isEmpty ? plain : "\(plain) (\(notes.joined(separator: "; ")))"
    }

    /// What `sentence` means as this form, or nil.
    func read(_ sentence: String, cast: [Player]) throws(TranscriptError.Complaint) -> Transcript.Kind? {
        for words in Form.fits(sentence[...], parts[...]) {
            if let kind = try meaning(Captures(words: words, cast: cast)) { return kind }
        }
        return nil
    }

    private static func parts(of pattern: String) -> [Part] {
        var parts: [Part] = []
        for (index, piece) in pattern.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
            var literal = piece
            if index > 0, let end = piece.firstIndex(of: "}") {
                parts.append(.slot)
                literal = piece[piece.index(after: end)...]
            }
            if !literal.isEmpty { parts.append(.literal(String(literal))) }
        }
        return parts
    }

    /// Every way to fill the slots so that the whole text is used up, shortest first slots first.
    private static func fits(_ text: Substring, _ parts: ArraySlice<Part>) -> [[String]] {
        guard let part = parts.first else { return text.isEmpty ? [[]] : [] }
        let rest = parts.dropFirst()
        switch part {
        case .literal(let words):
            return text.hasPrefix(words) ? fits(text.dropFirst(words.count), rest) : []
        case .slot:
            guard case .literal(let words)? = rest.first else { return text.isEmpty ? [] : [[String(text)]] }
            var found: [[String]] = []
            for range in text.ranges(of: words) where range.lowerBound > text.startIndex {
                let filled = String(text[..<range.lowerBound])
                found += fits(text[range.lowerBound...], rest).map { [filled] + $0 }
            }
            return found
        }
    }
}
