internal import Charities

/// What is drawn for an organisation: the first letters of its name, the same for ever. Nothing is fetched.
struct Monogram {
    let letters: String

    /// Of the first three words that say something; of a single one its first letter.
    init(_ name: String) {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let told = words.filter { !Self.small.contains($0.lowercased()) }
        letters = String((told.isEmpty ? words : told).prefix(3).compactMap(\.first)).uppercased()
    }

    private static let small: Set<String> = [
        "a", "and", "de", "del", "el", "for", "la", "of", "the", "to", "y",
    ]
}

extension View {
    /// The organisation's monogram; nil where words are enough.
    func monogram(of one: Organisation) -> Picture? {
        guard session.kindOfPictures != nil, !Monogram(one.name).letters.isEmpty else { return nil }
        let alt = text(GivingWords.monogram, [.text: Monogram(one.name).letters, .name: one.name])
        return Picture(.monogram(one.id, name: one.name), in: language, alt: alt)
    }
}
