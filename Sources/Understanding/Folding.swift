/// What a scalar becomes for matching: plain small letters and digits, a gap, or nothing.
enum Folding {
    enum Folded: Equatable {
        /// A small ASCII letter or a digit.
        case sign(UInt8)
        /// A letter or digit of a script that is kept as it is.
        case other(Unicode.Scalar)
        /// Nothing is left: accents, apostrophes, invisible signs.
        case nothing
        /// A border between words.
        case gap
    }

    static func folded(_ scalar: Unicode.Scalar) -> Folded {
        switch scalar.value {
        case 0x61...0x7A, 0x30...0x39: .sign(UInt8(truncatingIfNeeded: scalar.value))
        case 0x41...0x5A: .sign(UInt8(truncatingIfNeeded: scalar.value + 32))
        // Apostrophes, soft hyphen, zero-width and direction marks, variation selectors, combining accents.
        case 0x27, 0x60, 0xAD, 0xB4, 0x2018, 0x2019, 0x2BC, 0x200B...0x200F, 0x202A...0x202E,
            0x2060...0x2069, 0xFEFF, 0xFE00...0xFE0F, 0x300...0x36F:
            .nothing
        case 0...0xBF: .gap
        case 0xC0...0x17F: latin(scalar.value)
        case 0x1EA0...0x1EF9: vietnamese(scalar.value)
        case 0x1A0, 0x1A1: .sign(0x6F)
        case 0x1AF, 0x1B0: .sign(0x75)
        // Full-width signs.
        case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map(folded) ?? .gap
        // Mathematical letters and digits, which some use for style.
        case 0x1D400...0x1D6A3: .sign(style((scalar.value - 0x1D400) % 52))
        case 0x1D7CE...0x1D7FF: .sign(UInt8(0x30 + (scalar.value - 0x1D7CE) % 10))
        default: isKept(scalar.properties) ? .other(scalar) : .gap
        }
    }

    /// Letters and digits of any script.
    private static func isKept(_ properties: Unicode.Scalar.Properties) -> Bool {
        properties.isAlphabetic || properties.numericType != nil
    }

    private static func style(_ index: UInt32) -> UInt8 { UInt8(0x61 + index % 26) }

    /// Latin-1 and Latin Extended-A, each to its base letter.
    private static func latin(_ value: UInt32) -> Folded {
        let base = letters[Int(value - 0xC0)]
        return base == 0x20 ? .gap : .sign(base)
    }

    /// The Vietnamese letters come in runs of one base letter each.
    private static func vietnamese(_ value: UInt32) -> Folded {
        switch value {
        case ...0x1EB7: .sign(0x61)
        case ...0x1EC7: .sign(0x65)
        case ...0x1ECB: .sign(0x69)
        case ...0x1EE3: .sign(0x6F)
        case ...0x1EF1: .sign(0x75)
        default: .sign(0x79)
        }
    }

    private static let letters = Array(
        ("aaaaaaaceeeeiiiidnooooo ouuuuypsaaaaaaaceeeeiiiidnooooo ouuuuypy"
            + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllllln"
            + "nnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)
}
