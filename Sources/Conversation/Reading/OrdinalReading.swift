internal import Understanding

/// Which of several things in a row words mean: "the first one", "el segundo", "number 3", "opción 2".
struct OrdinalReading: Equatable {
    /// Counted from 1.
    let place: Int

    /// Nil where anything else is said.
    init?(_ plain: Plain) {
        var words = plain.words
        guard words.count <= 4 else { return nil }
        words.removeAll(where: Self.fillers.contains)
        if let place = words.count == 1 ? Self.places[words[0]] : nil {
            self.place = place
            return
        }
        guard words.count == 2, Self.signs.contains(words[0]),
            let number = NumberReading(words[1...])?.value, (1...20).contains(number)
        else { return nil }
        place = number
    }

    private static let fillers: Set<String> = ["the", "one", "please", "el", "la", "lo", "por", "favor"]
    private static let signs: Set<String> = ["number", "option", "no", "numero", "opcion"]
    private static let places: [String: Int] = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "primero": 1, "primera": 1,
        "primer": 1, "segundo": 2, "segunda": 2, "tercero": 3, "tercera": 3, "cuarto": 4, "cuarta": 4,
        "quinto": 5, "quinta": 5, "sexto": 6, "sexta": 6,
    ]
}
