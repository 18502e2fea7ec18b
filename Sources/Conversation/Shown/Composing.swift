/// A letter and its marks as one, where there is a letter for both (Unicode's form NFC, for the scripts that have such).
enum Composing {
    static func composed(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { isMark($0) || $0.value > 0x10FF && $0.value < 0x1200 })
        else { return text }
        var composed = ""
        for character in text { composed += word(for: character) }
        return composed
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.canonicalCombiningClass != .notReordered || 0x1100...0x11FF ~= scalar.value
    }

    /// As many of its scalars as one scalar can stand for, and the rest behind.
    private static func word(for character: Character) -> String {
        let scalars = Array(character.unicodeScalars)
        guard scalars.count > 1 else { return String(character) }
        for count in stride(from: min(scalars.count, 4), to: 1, by: -1) {
            var head = String.UnicodeScalarView()
            head.append(contentsOf: scalars.prefix(count))
            if let one = syllable(scalars.prefix(count)) ?? letters[String(head)] {
                var word = String.UnicodeScalarView([one])
                word.append(contentsOf: scalars.dropFirst(count))
                return String(word)
            }
        }
        return String(character)
    }

    /// Strings are equal however they are composed: a letter is found by its parts.
    private static let letters: [String: Unicode.Scalar] = {
        let ranges: [ClosedRange<UInt32>] = [
            0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF, 0x622...0x6D3, 0x304B...0x30FE,
        ]
        var letters: [String: Unicode.Scalar] = [:]
        for scalar in ranges.joined().compactMap(Unicode.Scalar.init) where letters[String(scalar)] == nil {
            letters[String(scalar)] = scalar
        }
        return letters
    }()

    /// Hangul, whose syllables are counted.
    private static func syllable(_ parts: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
        let values = parts.map(\.value)
        guard 2...3 ~= values.count, 0x1100...0x1112 ~= values[0], 0x1161...0x1175 ~= values[1],
            values.count == 2 || 0x11A8...0x11C2 ~= values[2]
        else { return nil }
        let open = 0xAC00 + ((values[0] - 0x1100) * 21 + values[1] - 0x1161) * 28
        return Unicode.Scalar(values.count == 3 ? open + values[2] - 0x11A7 : open)
    }
}
