/// A text made plain for comparing only: lower case, no accents, no apostrophes, one space between words.
package struct Plain: Hashable, Sendable {
    package let text: String
    /// What lies between the spaces.
    package let words: [String]

    package init(_ original: String) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(original.utf8.count)
        var isGap = false
        func closeGap() {
            if isGap { bytes.append(0x20) }
            isGap = false
        }
        for scalar in original.unicodeScalars {
            switch Folding.folded(scalar) {
            case .sign(let byte):
                closeGap()
                bytes.append(byte)
            case .other(let letter):
                closeGap()
                bytes.append(contentsOf: letter.properties.lowercaseMapping.utf8)
            case .gap: isGap = !bytes.isEmpty
            case .nothing: break
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
        words = bytes.split(separator: .space).map { String(decoding: $0, as: UTF8.self) }
    }

    package static func == (one: Plain, other: Plain) -> Bool { one.text == other.text }
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Without "please", "por favor" and the like around it; the same where nothing else is said.
    package var curt: Plain {
        let words = words
        guard words.contains(where: Self.polite.contains) else { return self }
        let kept = words.filter { !Self.polite.contains($0) }
        return kept.isEmpty ? self : Plain(kept.joined(separator: " "))
    }

    /// Said exactly so, or so with politeness around it.
    package func isOne(of phrases: Set<String>) -> Bool {
        if phrases.contains(text) { return true }
        let curt = curt
        return curt != self && phrases.contains(curt.text)
    }

    private static let polite: Set<String> = [
        "please", "pls", "plz", "plis", "porfa", "porfavor", "porfis", "por", "favor", "thanks", "thx",
        "gracias", "ok", "okay", "dale", "ya",
    ]

    /// One of the words begins like one of these.
    package func hasWord(beginning stems: [String]) -> Bool {
        words.contains { word in stems.contains(where: word.hasPrefix) }
    }
}

extension String {
    /// This plain text stands in it. Found by bytes: `contains` makes a table for each search.
    package func holds(_ part: String) -> Bool {
        let (text, part) = (utf8.span, part.utf8.span)
        guard part.count <= text.count else { return false }
        return (0...text.count - part.count).contains { start in
            part.indices.allSatisfy { text[start + $0] == part[$0] }
        }
    }
}
