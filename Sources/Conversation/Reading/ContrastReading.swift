internal import Understanding

/// What is so and what is not: "10:30 not 11:30", "it's not the gym it's the annex", "fue a las 8, no a las 6".
struct ContrastReading: Equatable {
    /// As written, without what only leads to it.
    let right: String
    let denied: String

    /// Nil where nothing is told apart so, or more is told.
    init?(_ text: String) {
        let words = text.split { $0.isWhitespace || ",;".contains($0) }.map(String.init)
        guard (3...16).contains(words.count), !text.hasSuffix("?") else { return nil }
        let plain = words.map { Plain($0).text }
        guard let no = plain.firstIndex(where: Self.denials.contains) else { return nil }
        let lead = Self.leads(plain[..<no])
        if lead < no {
            // What is right stands first: "10:30 not 11:30".
            let end = plain[no...].prefix { Self.denials.contains($0) || Self.joints.contains($0) }.count + no
            guard no - lead <= 7, words.count - end <= 6 else { return nil }
            self.init(words[lead..<no], words[end...])
            return
        }
        // "Not the gym the annex" has no joint: the verb is said again, or "but".
        let again = plain.indices.dropFirst(no + 2).first {
            Self.verbs.contains(plain[$0]) || Self.buts.contains(plain[$0])
        }
        guard let again, again - no <= 7 else { return nil }
        let behind =
            again + plain[again...].prefix { Self.verbs.contains($0) || Self.buts.contains($0) }.count
        guard words.count - behind <= 8 else { return nil }
        self.init(words[behind...], words[(no + 1)..<again])
    }

    /// "It's the gym not the hall", of "St Aloysius hall, St Clair Ave": only what it is was wrong; nil where it is another place.
    func noun(in place: String) -> String? {
        guard let wrong = Self.noun(denied), let noun = Self.noun(right) else { return nil }
        var words = place.split(separator: " ").map(String.init)
        guard let index = words.firstIndex(where: { Plain($0).text == wrong }), words.count > 1,
            words.contains(where: { $0.first?.isUppercase == true && Plain($0).text != wrong })
        else { return nil }
        words[index] = words[index].hasSuffix(",") ? noun + "," : noun
        return words.joined(separator: " ")
    }

    private static func noun(_ text: String) -> String? {
        let words = text.split(separator: " ").map(String.init)
        let bare =
            ["the", "la", "el"].contains(Plain(words.first ?? "").text) ? words.dropFirst() : words[...]
        return bare.count == 1 ? bare.first.map { Plain($0).text } : nil
    }

    private init?(_ right: ArraySlice<String>, _ denied: ArraySlice<String>) {
        let denied = denied.drop { Self.verbs.contains(Plain($0).text) }
        guard !right.isEmpty, !denied.isEmpty else { return nil }
        self.right = right.joined(separator: " ")
        self.denied = denied.joined(separator: " ")
    }

    /// How many words only lead to what is right: "no sorry the time was".
    private static func leads(_ words: ArraySlice<String>) -> Int {
        var index = words.startIndex
        while index < words.endIndex, leading.contains(words[index]) || verbs.contains(words[index]) {
            index += 1
        }
        // The article belongs to what it stands before.
        return index > words.startIndex && ["the", "el", "la"].contains(words[index - 1]) ? index - 1 : index
    }

    private static let denials: Set<String> = ["not", "no", "isnt", "wasnt"]
    private static let joints: Set<String> = ["y", "and"]
    private static let buts: Set<String> = ["but", "sino", "rather", "more", "mas"]
    private static let verbs: Set<String> = [
        "its", "it", "is", "was", "thats", "es", "era", "fue", "esta", "queda", "like", "bien",
    ]
    private static let leading: Set<String> = [
        "actually", "correction", "correccion", "sorry", "oops", "wait", "well", "perdon", "the", "time",
        "place", "address", "hour",
        "el", "la", "hora",
        "lugar", "i", "meant", "said", "mean", "that", "quise", "decir", "pues", "bueno", "and", "so", "he",
        "ah", "oh",
    ]
}
