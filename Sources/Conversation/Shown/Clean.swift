/// What people write as it is shown: the letters as they wrote them, and nothing that only steers, hides or piles up. What
/// is kept stays as it was sent.
enum Clean {
    private static let marksOnALetter = 3

    /// Lines stay lines, and of empty ones one.
    static func words(_ text: String) -> String {
        text.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
            ? text.trimmingSpaces : tidied(limited(Composing.composed(visible(text))))
    }

    /// All on one line, without marks that close a quotation inside of one.
    static func line(_ text: String, upTo most: Int = .max) -> String {
        let line = words(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.replacing("«", with: "\"").replacing("»", with: "\"").upTo(most)
    }

    private static func visible(_ text: String) -> String {
        let all = Array(text.unicodeScalars)
        var kept = String.UnicodeScalarView()
        for (index, scalar) in all.enumerated() {
            let next = all.indices.contains(index + 1) ? all[index + 1] : nil
            switch scalar.value {
            case 0x0D where next == "\n": break
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: kept.append("\n")
            case 0x09: kept.append(" ")
            case 0x200D: if kept.last.isEmoji, next.isEmoji { kept.append(scalar) }
            case 0x200C: if kept.last.joins, next.joins { kept.append(scalar) }
            case 0xFE0F: if kept.last.isEmoji || next == "\u{20E3}" { kept.append(scalar) }
            default: if isSeen(scalar) { kept.append(scalar) }
            }
        }
        return String(kept)
    }

    private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .surrogate, .privateUse: return false
        case _: break
        }
        switch scalar.value {
        // The empty Braille cell; marks of annotations.
        case 0x2800, 0xFFF9...0xFFFB: return false
        default: return !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
        }
    }

    /// Marks that pile up cover the lines above.
    private static func limited(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        var marks = 0
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .spacingMark: marks += 1
            case _: marks = 0
            }
            if marks <= marksOnALetter { kept.append(scalar) }
        }
        return String(kept)
    }

    private static func tidied(_ text: String) -> String {
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isEmpty = line.allSatisfy(\.isWhitespace)
            if !isEmpty { lines.append(line) } else if lines.last?.isEmpty == false { lines.append("") }
        }
        return lines.joined(separator: "\n").trimmingSpaces
    }
}

extension Unicode.Scalar? {
    /// Part of an emoji that a joiner may stand beside; a digit is none.
    fileprivate var isEmoji: Bool {
        guard let self, self.value > 0x7F else { return false }
        return self.properties.isEmoji || self.value == 0xFE0F
    }

    /// A letter of a script whose letters join, where a non-joiner is spelling.
    fileprivate var joins: Bool {
        guard let self else { return false }
        switch self.value {
        case 0x0600...0x08FF, 0x0900...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF:
            return self.properties.isAlphabetic || self.properties.canonicalCombiningClass != .notReordered
        default: return false
        }
    }
}
