/// Text made fit for a terminal: nothing in it can move the cursor, and its width is known.
struct TerminalText {
    /// Paragraphs without line breaks or control characters.
    let paragraphs: [String]

    /// Takes any text, also a hostile one.
    init(_ text: String) {
        var paragraphs: [String] = []
        var paragraph = ""
        for character in text {
            if character.isNewline, character != "\u{0B}", character != "\u{0C}" {
                paragraphs.append(paragraph)
                paragraph = ""
            } else {
                paragraph += Self.harmless(character)
            }
        }
        self.paragraphs = paragraphs + [paragraph]
    }

    /// The text as one harmless line.
    var line: String { paragraphs.joined(separator: " ") }

    /// Columns that a character takes: none, one, or two for wide letters and emoji.
    static func width(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation || isWide(first) { return 2 }
        return switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: 0
        default: 1
        }
    }

    /// Columns that a harmless line takes.
    static func width(of line: some StringProtocol) -> Int { line.reduce(0) { $0 + width(of: $1) } }

    /// The lines of at most `columns`: broken between words, and inside a word only where it is too long.
    func wrapped(to columns: Int) -> [String] { paragraphs.flatMap { Self.wrap($0, to: columns) } }

    private static func wrap(_ paragraph: String, to columns: Int) -> [String] {
        guard width(of: paragraph) > columns else { return [paragraph] }
        var lines: [String] = []
        for word in paragraph.split(separator: " ") {
            let joined = lines.last.map { "\($0) \(word)" }
            if let joined, width(of: joined) <= columns {
                lines[lines.count - 1] = joined
            } else {
                lines += pieces(of: word, columns: columns)
            }
        }
        return lines
    }

    private static func pieces(of word: Substring, columns: Int) -> [String] {
        var pieces = [""]
        var width = 0
        for character in word {
            let more = Self.width(of: character)
            if width + more > columns {
                pieces.append("")
                width = 0
            }
            pieces[pieces.count - 1].append(character)
            width += more
        }
        return pieces
    }

    /// Marks stacked without end would flow over other lines.
    private static let mostMarks = 16

    private static func harmless(_ character: Character) -> String {
        var text = String.UnicodeScalarView()
        for scalar in character.unicodeScalars.prefix(mostMarks) { text.append(harmless(scalar)) }
        return String(text)
    }

    /// Control characters become their visible pictures; what would reorder the line becomes a replacement mark.
    private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09: " "
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: "\u{FFFD}"
        default: scalar
        }
    }

    /// East Asian wide and full-width forms, by their blocks.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
