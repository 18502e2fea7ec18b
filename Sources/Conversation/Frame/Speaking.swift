internal import CivicFacts
internal import Understanding

/// Who tells something: in which language, and by the clocks of which place.
protocol Speaking {
    var language: Language { get }
    var place: CivicPlace { get }
}

extension Speaking {
    var words: Catalogue { Catalogue(language) }
    var times: TimeWords { TimeWords(language: language, at: place) }

    func text(_ wording: any Wording, _ values: [Slot: String] = [:]) -> String {
        let hotline = language.tongue.hotline.spoken
        return words.text(wording, values.merging([.hotline: hotline]) { given, _ in given })
    }

    /// In the reader's language, by its postal abbreviation.
    func name(of state: String) -> String { Region.name(of: [state], in: language) }

    /// A party in the reader's language; the Federal Election Commission writes in capitals.
    func party(_ name: String) -> String {
        var plain = Plain(name).text
        if plain.hasSuffix(" party") { plain = String(plain.dropLast(6)) }
        if plain == "democrat" { plain = "democratic" }
        if let known = language.tongue.parties[plain] { return known }
        guard name.count > 3, name == name.uppercased() else { return name }
        return name.lowercased().split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined(separator: " ")
    }
}

/// Somebody who knows nothing of the reader but the language.
struct Speaker: Speaking {
    let language: Language
    let place = CivicPlace()
}
