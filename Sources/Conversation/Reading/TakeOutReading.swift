internal import Understanding

/// What a voter wants left out of a report: "don't put where I work", "leave out the part about my uncle", "quita lo de mi tía".
struct TakeOutReading: Equatable {
    /// The words that name it, without those that only stand around it.
    let named: [String]
    /// Nothing else can be meant, also where it is not in what was told: "don't put …".
    let isSure: Bool

    /// Nil where the words order nothing of the kind, or do not say what.
    init?(_ plain: Plain) {
        let words = plain.words.filter { !Self.leading.contains($0) }
        guard (2...16).contains(words.count) else { return nil }
        var rest: [String]
        if let opened = Self.openings.count(in: words) {
            rest = Array(words[opened...])
            isSure = Self.denying.contains(words[0])
        } else if let opened = Self.parted.count(in: words), words.suffix(3).contains("out"),
            Self.owning.contains(words[opened])
        {
            rest = words[opened...].filter { $0 != "out" }
            isSure = false
        } else {
            return nil
        }
        // "… , just say a voter" says what is to stand there instead.
        if let end = rest.firstIndex(where: Self.ends.contains) { rest = Array(rest[..<end]) }
        named = rest.filter { !Self.around.contains($0) }
        guard !named.isEmpty else { return nil }
    }

    /// By which it is found in what is told; short ones only where there is no other.
    var words: Set<String> {
        let long = Set(named.filter { $0.count > 2 })
        return long.isEmpty ? Set(named) : long
    }

    /// The hour is named, and nothing else.
    var isTime: Bool { named.allSatisfy(Self.times.contains) }

    /// Where it is, by whatever that is called, or by most of its name.
    func isPlace(_ place: Place?) -> Bool {
        let known = Set(Plain(place?.words ?? "").words.filter { $0.count > 3 })
        return named.contains { Self.places.contains($0) || CorrectionReading.places.contains($0) }
            || known.intersection(named).count * 2 > known.count
    }

    /// Nothing but the voter, whose name is never shown.
    var isVoter: Bool { named.allSatisfy(Self.voters.contains) }

    private static let openings = Phrases.takeOutOpenings.openings
    private static let parted = Openings(["leave", "take", "keep", "cut", "edit"])
    private static let denying: Set<String> = ["dont", "do", "no", "without", "sin", "nothing", "nada", "i"]
    private static let owning: Set<String> = [
        "my", "the", "that", "this", "his", "her", "our", "their", "me", "us", "him", "them",
    ]
    private static let leading: Set<String> = [
        "please", "porfa", "por", "favor", "ok", "okay", "but", "just", "pero", "also", "and", "y", "also",
        "tambien", "oh", "wait",
        "actually", "espera", "nomas", "can", "you", "u", "could", "puede", "puedes",
    ]
    private static let ends: Set<String> = [
        "say", "diga", "di", "ponga", "pon", "put", "because", "porque", "ahi", "there", "everyone",
        "everybody", "they", "send",
    ]
    private static let around: Set<String> = [
        "the", "that", "this", "a", "an", "of", "about", "part", "bit", "thing", "line", "word", "words",
        "anything", "like", "it",
        "in", "there", "at", "on", "to", "or", "and", "was", "were", "is", "im", "had", "have", "got", "been",
        "i", "we", "he", "she",
        "hes", "shes", "they", "what", "where", "which", "who", "how", "el", "la", "los", "las", "lo", "un",
        "una", "de", "del", "que",
        "en", "al", "eso", "esa", "ese", "esto", "parte", "nada", "sobre", "ahi", "se", "su", "sus", "es",
        "era", "fue", "soy", "y", "o",
        "last", "first", "second", "one", "ultimo", "ultima", "primera", "out", "no", "not", "all", "please",
        "cual", "donde", "quien", "yo", "ya", "por", "favor",
    ]
    private static let times: Set<String> = ["time", "hora", "hour", "when", "date", "fecha"]
    private static let places: Set<String> = [
        "place", "where", "building", "address", "street", "calle", "lugar", "direccion", "edificio",
        "location",
        "precinct", "casilla", "town", "pueblo",
    ]
    private static let voters: Set<String> = [
        "my", "me", "mi", "name", "nombre", "number", "phone", "telefono", "numero", "am", "us", "mine",
        "myself", "identity", "apellido",
        "face", "cara",
    ]
}
