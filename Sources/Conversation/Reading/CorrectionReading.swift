/// Words that take back what was just said: "no, the ZIP is 30311", "I meant Lincoln School", "perdón, es a las 8".
struct CorrectionReading: Equatable {
    /// What the words name as wrong; nil where they do not say.
    enum Field: Equatable {
        case zip, place, time, what
    }

    let field: Field?
    /// What is right instead, as written.
    let rest: String

    /// Nil where the text does not begin like a correction, or nothing follows.
    init?(_ text: String) {
        let words = text.split { $0.isWhitespace || $0 == "," }
        let plain = words.map { Plain(String($0)).text }
        guard let opened = Self.opening(plain), opened < words.count else { return nil }
        let (field, skipped) = Self.field(plain, from: opened)
        guard skipped < words.count else { return nil }
        self.field = field
        rest = words[skipped...].joined(separator: " ")
    }

    /// The longest opening decides; those that are also plain answers need what follows to name a field.
    private static func opening(_ words: [String]) -> Int? {
        let found = openings.filter { words.starts(with: $0) }.map(\.count).max()
        if let found { return found }
        guard let first = words.first, first == "no" || first == "wait" || first == "espera" else {
            return nil
        }
        return field(words, from: 1).field == nil ? nil : 1
    }

    /// "the ZIP is", "el lugar es", "it was", "es": the field, and where the right words begin.
    private static func field(_ words: [String], from start: Int) -> (field: Field?, behind: Int) {
        var index = start
        var field: Field?
        while index < words.count, index < start + 5 {
            if let named = fields[words[index]] {
                field = field ?? named
            } else if !fillers.contains(words[index]) {
                break
            }
            index += 1
        }
        return (field, index)
    }

    private static let openings: [[String]] = [
        "i meant", "i mean", "sorry i meant", "sorry its", "sorry it is", "sorry it was", "correction",
        "actually its",
        "actually it is", "actually it was", "no i meant", "no its", "no it is", "no it was", "oops its",
        "oops i meant",
        "perdon es", "perdon era", "perdon fue", "perdon quise decir", "quise decir", "quiero decir",
        "no es la", "no es el",
        "no era", "no fue", "mejor dicho", "digo", "correccion", "disculpe es", "me equivoque es",
        "no perdon es",
    ].map { $0.split(separator: " ").map(String.init) }

    private static let fields: [String: Field] = [
        "zip": .zip, "zipcode": .zip, "codigo": .zip, "place": .place, "lugar": .place, "address": .place,
        "direccion": .place, "location": .place, "time": .time, "hora": .time, "hour": .time, "day": .time,
        "dia": .time,
        "date": .time, "fecha": .time, "description": .what, "descripcion": .what, "text": .what,
        "texto": .what,
    ]

    private static let fillers: Set<String> = [
        "the", "my", "is", "was", "should", "be", "it", "its", "el", "la", "mi", "es", "era", "fue", "postal",
        "code",
        "debe", "ser", "correct", "correcto", "correcta", "right",
    ]
}
