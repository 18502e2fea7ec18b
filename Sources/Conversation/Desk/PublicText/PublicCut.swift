/// What moderators leave out of a report's words before everybody reads them. Nothing is ever added.
public struct PublicCut: Codable, Equatable, Sendable {
    /// Sentences that are left out, by their numbers from 1.
    public internal(set) var sentences: [Int] = []
    /// Words that are masked wherever they stand, in whatever case and with whatever accents.
    public internal(set) var hidden: [String] = []

    /// What stands for words that are masked: as long for a short name as for a long one.
    static let mark = "▇▇▇"

    /// The words without what is left out.
    func applied(to text: String) -> String {
        let kept = Sentences.of(text).enumerated().filter { !sentences.contains($0.offset + 1) }
        return masked(kept.map { String($0.element) }.joined()).trimmingSpaces
    }

    /// The words with the masks alone.
    func masked(_ text: String) -> String {
        hidden.reduce(text) { Hiding(of: $1)?.applied(to: $0) ?? $0 }
    }

    /// Somebody can still read something.
    func leavesWords(of text: String) -> Bool {
        applied(to: text).split(separator: Self.mark).contains { part in
            part.contains { $0.isLetter || $0.isNumber }
        }
    }
}

/// Sentences as a reader counts them.
enum Sentences {
    /// The pieces of a text, each with the space behind it: put together they are the text again.
    static func of(_ text: String) -> [Substring] {
        var pieces: [Substring] = []
        var start = text.startIndex
        var index = start
        while index < text.endIndex {
            let end = text.index(after: index)
            if ends(text, at: index) {
                let next = text[end...].firstIndex { !$0.isWhitespace } ?? text.endIndex
                pieces.append(text[start..<next])
                (start, index) = (next, next)
            } else {
                index = end
            }
        }
        return start < text.endIndex ? pieces + [text[start...]] : pieces
    }

    private static let stops: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
    private static let closing: Set<Character> = ["\"", "'", "”", "’", "»", ")"]
    private static let titles: Set<Substring> = [
        "mr", "mrs", "ms", "dr", "st", "sr", "sra", "srta", "ave", "rd", "blvd", "jr", "vs", "av", "núm",
    ]

    /// A line ends here, or a stop stands here with a space behind it.
    private static func ends(_ text: String, at index: String.Index) -> Bool {
        let sign = text[index]
        if sign.isNewline { return true }
        let next = text.index(after: index)
        guard next == text.endIndex || text[next].isWhitespace else { return false }
        guard !closing.contains(sign) else {
            return index > text.startIndex && stops.contains(text[text.index(before: index)])
        }
        return stops.contains(sign) && !(sign == "." && isShortened(text[..<index], before: text[next...]))
    }

    /// "Mr", "J": a point behind it ends no sentence; behind "p.m" it does where a capital follows.
    private static func isShortened(_ text: Substring, before rest: Substring) -> Bool {
        let start = text.lastIndex(where: \.isWhitespace).map(text.index(after:)) ?? text.startIndex
        let word = text[start...]
        guard word.count > 1 else { return word.first?.isUppercase ?? false }
        guard word.contains(".") else { return titles.contains(Substring(word.lowercased())) }
        let next = rest.first { !$0.isWhitespace }
        return word.count <= 3 && next?.isUppercase != true && next != nil
    }
}
