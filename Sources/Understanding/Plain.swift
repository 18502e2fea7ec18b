/// A text made plain for comparing only: lower case, no accents, no apostrophes, one space between words.
package struct Plain: Hashable, Sendable {
    package let text: String

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
    }

    /// Found by bytes: a border between words is always one plain space.
    package var words: [Substring] { text.utf8.split(separator: 0x20).map { Substring($0) } }

    /// Without "please", "por favor" and the like around it; the same where nothing else is said.
    package var curt: Plain {
        let words = words
        let kept = words.filter { !Self.polite.contains($0) }
        return kept.isEmpty || kept.count == words.count ? self : Plain(kept.joined(separator: " "))
    }

    /// Said exactly so, or so with politeness around it.
    package func isOne(of phrases: Set<String>) -> Bool {
        phrases.contains(text) || phrases.contains(curt.text)
    }

    private static let polite: Set<Substring> = [
        "please", "pls", "plz", "plis", "porfa", "porfavor", "porfis", "por", "favor", "thanks", "thx",
        "gracias", "ok", "okay", "dale", "ya",
    ]

    /// One of the words begins like one of these.
    package func hasWord(beginning stems: [String]) -> Bool {
        words.contains { word in stems.contains { word.hasPrefix($0) } }
    }
}
