/// Words of a source, as they may be drawn.
enum FigureText {
    static let mostLetters = 200

    /// The words in one line, without signs that would turn or hide what stands beside them.
    static func checked(_ text: String) throws(FigureFault) -> String {
        guard text.utf8.count <= mostLetters * 16, text.count <= mostLetters else { throw .letters }
        var plain = ""
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                if !plain.isEmpty, plain.last != " " { plain.append(" ") }
            } else if !isControl(scalar) {
                plain.unicodeScalars.append(scalar)
            }
        }
        if plain.last == " " { plain.removeLast() }
        return plain
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        // The two joiners are part of how Arabic and others are written.
        case .format: scalar.value != 0x200C && scalar.value != 0x200D
        case .control, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }

    /// 1234567 as 1,234,567, in every language.
    static func grouped(_ number: Int) -> String {
        var text = ""
        for (index, digit) in String(number).reversed().enumerated() {
            if index > 0, index % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }

    /// 475 as 47.5%; of some votes never nothing.
    static func share(_ tenths: Int, votes: Int?) -> String {
        tenths == 0 && (votes ?? 0) > 0 ? "<0.1%" : "\(tenths / 10).\(tenths % 10)%"
    }
}
