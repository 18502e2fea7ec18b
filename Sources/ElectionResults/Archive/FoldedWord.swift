/// Words as they are searched: small letters without accents, and digits; "Saint" is "St."; a hyphen parts words.
enum FoldedWord {
    /// All words of a text.
    static func words(of text: some StringProtocol) -> [[UInt8]] {
        var words: [[UInt8]] = []
        for part in text.unicodeScalars.split(whereSeparator: { isGap($0) }) {
            let word = folded(part)
            if !word.isEmpty { words.append(word) }
        }
        return words
    }

    private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "-", "/", ",", "\u{2013}": true
        // Asking Unicode for each letter of all areas is most of a search.
        case "!"..."~": false
        default: scalar.properties.isWhitespace
        }
    }

    /// One word; empty for signs alone.
    static func folded(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt8] {
        var word: [UInt8] = []
        for scalar in scalars {
            switch scalar.value {
            case 0x30...0x39, 0x61...0x7A: word.append(UInt8(scalar.value))
            case 0x41...0x5A: word.append(UInt8(scalar.value + 32))
            case 0xC0...0x17F:
                let base = letters[Int(scalar.value - 0xC0)]
                if base != 0x20 { word.append(base) }
            default: break
            }
        }
        return word == saint || word == sainte ? st : word
    }

    private static let saint = Array("saint".utf8)
    private static let sainte = Array("sainte".utf8)
    private static let st = Array("st".utf8)

    /// Base letters from À to ſ, a gap for what is none.
    private static let letters = Array(
        ("aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
            + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
            + "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)
}
