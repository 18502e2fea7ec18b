/// Cuts a long text where a reader would: between paragraphs, lines, sentences, words, and at worst between
/// characters as people see them (T80).
struct TextSplitter: Sendable {
    /// The longest piece in UTF-16 units.
    let limit: Int

    /// The pieces in order, without the white space at the cuts; pieces of mere white space are left out.
    func split(_ text: String) -> [Substring] {
        var pieces: [Substring] = []
        var rest = text[...].drop(while: \.isWhitespace)
        while !rest.isEmpty {
            let piece = firstPiece(of: rest)
            let seen = trimmedEnd(piece)
            if !seen.isEmpty { pieces.append(seen) }
            rest = rest[piece.endIndex...].drop(while: \.isWhitespace)
        }
        return pieces
    }

    private func firstPiece(of text: Substring) -> Substring {
        guard let window = window(of: text) else { return text }
        let cut = cut(in: window) ?? window.endIndex
        return text[..<cut]
    }

    /// As many whole characters as fit; nil if everything fits.
    private func window(of text: Substring) -> Substring? {
        let units = text.utf16
        guard let end = units.index(units.startIndex, offsetBy: limit, limitedBy: units.endIndex),
            end < units.endIndex
        else { return nil }
        var fitting = text.startIndex
        var used = 0
        for character in text {
            used += character.utf16.count
            guard used <= limit else { break }
            fitting = text.index(after: fitting)
        }
        return fitting > text.startIndex ? text[..<fitting] : monster(text, end)
    }

    /// A single character that is longer than a whole message is cut between its scalars.
    private func monster(_ text: Substring, _ end: Substring.Index) -> Substring {
        text[..<text.unicodeScalars.index(before: text.unicodeScalars.index(after: end))]
    }

    /// The best place to cut in the window's last three quarters, so that no part is needlessly short.
    private func cut(in window: Substring) -> Substring.Index? {
        let earliest = window.utf16.index(window.startIndex, offsetBy: limit / 4, limitedBy: window.endIndex)
        guard let earliest else { return nil }
        var best: (rank: Int, at: Substring.Index)?
        var before: Character?
        var position = window.startIndex
        for character in window {
            let next = window.index(after: position)
            if position >= earliest, let rank = rank(of: character, after: before), rank >= best?.rank ?? 0 {
                best = (rank, next)
            }
            before = character
            position = next
        }
        return best?.at
    }

    /// How good a cut behind this character is: 4 paragraph, 3 line, 2 sentence, 1 word.
    private func rank(of character: Character, after before: Character?) -> Int? {
        if character.isNewline { return before?.isNewline == true ? 4 : 3 }
        if "。！？".contains(character) { return 2 }
        guard character.isWhitespace else { return nil }
        return before.map { ".!?…؟۔".contains($0) } == true ? 2 : 1
    }

    private func trimmedEnd(_ piece: Substring) -> Substring {
        guard let last = piece.lastIndex(where: { !$0.isWhitespace }) else {
            return piece[..<piece.startIndex]
        }
        return piece[...last]
    }
}
