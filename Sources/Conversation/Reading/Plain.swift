/// A text made plain for comparing only: lower case, no accents, no apostrophes, one space between words.
struct Plain: Hashable {
    let text: String

    init(_ original: String) {
        var plain = ""
        var isGap = false
        for scalar in original.unicodeScalars {
            let folded = Self.folded(scalar)
            guard !folded.isEmpty else { continue }
            if folded == " " {
                isGap = !plain.isEmpty
            } else {
                if isGap { plain += " " }
                isGap = false
                plain += folded
            }
        }
        text = plain
    }

    var words: [Substring] { text.split(separator: " ") }

    /// Without "please", "por favor" and the like around it; the same where nothing else is said.
    var curt: Plain {
        let kept = words.filter { !Self.polite.contains(String($0)) }
        return kept.isEmpty || kept.count == words.count ? self : Plain(kept.joined(separator: " "))
    }

    /// Said exactly so, or so with politeness around it.
    func isOne(of phrases: Set<String>) -> Bool {
        phrases.contains(text) || phrases.contains(curt.text)
    }

    private static let polite: Set<String> = [
        "please", "pls", "plz", "plis", "porfa", "porfavor", "porfis", "por", "favor", "thanks", "thx",
        "gracias", "ok", "okay", "dale", "ya",
    ]

    /// One of the words begins like one of these.
    func hasWord(beginning stems: [String]) -> Bool {
        words.contains { word in stems.contains { word.hasPrefix($0) } }
    }

    /// What a scalar turns into: itself, a base letter, a space, or nothing.
    private static func folded(_ scalar: Unicode.Scalar) -> String {
        if let letter = letters[scalar] { return letter }
        switch scalar.value {
        case 0xFF01...0xFF5E:
            return Unicode.Scalar(scalar.value - 0xFEE0).map(folded) ?? " "
        case 0x27, 0x2019, 0x02BC, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0x300...0x36F:
            return ""
        default:
            break
        }
        guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else { return " " }
        return scalar.properties.lowercaseMapping
    }

    private static let letters: [Unicode.Scalar: String] = {
        let families: [(base: String, variants: String)] = [
            ("a", "áàâäãåÁÀÂÄÃÅ"), ("e", "éèêëÉÈÊË"), ("i", "íìîïÍÌÎÏ"), ("o", "óòôöõÓÒÔÖÕ"),
            ("u", "úùûüÚÙÛÜ"), ("n", "ñÑ"), ("c", "çÇ"),
        ]
        var table: [Unicode.Scalar: String] = [:]
        for family in families {
            for scalar in family.variants.unicodeScalars { table[scalar] = family.base }
        }
        return table
    }()
}
