/// "Ya te dije, en la escuela Lincoln", "the place is St Mary hall": the name alone.
enum PlaceNaming {
    /// What stands behind such words, as written; the whole text where none begin it, or no name follows.
    static func name(in text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        let plain = words.map { Plain(String($0)).text }
        guard let opened = openings.count(in: plain), opened < words.count else { return text }
        let rest = words[opened...].joined(separator: " ")
        return rest.contains(where: \.isLetter) ? rest : text
    }

    private static let openings = Openings(
        [
            "ya te dije", "ya le dije", "ya lo dije", "ya dije", "te dije", "i already told you",
            "i told you",
            "like i said", "i said", "as i said", "i already said",
        ].flatMap { said in
            [said] + ["en", "at", "in", "it was at", "its at", "que en"].map { said + " " + $0 }
        }
            + [
                "the place is", "the place was", "the location is", "the address is", "place is", "it is at",
                "its at", "it was at", "it happened at", "this is at", "im at", "i am at", "el lugar es",
                "el lugar fue", "la direccion es", "es en", "fue en", "estoy en", "paso en", "esto es en",
            ])
}
