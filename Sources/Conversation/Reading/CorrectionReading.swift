internal import Understanding

/// Words that take back what was just said: "no, the ZIP is 30311", "I meant Lincoln School", "perdón, es a las 8".
struct CorrectionReading: Equatable {
    /// What the words name as wrong; nil where they do not say.
    enum Field: Equatable {
        case zip, place, time, what, photos, kind
    }

    let field: Field?
    /// What is right instead, as written; empty where it is only called wrong.
    let rest: String
    /// "The place is wrong, it was …": a story may begin so too, where one is being told.
    let callsWrong: Bool

    /// Nil where the text does not begin like a correction, or nothing follows.
    init?(_ text: String) {
        let words = text.split { $0.isWhitespace || $0 == "," }
        let plain = words.map { Plain(String($0)).text }
        if let (field, behind) = Self.behindWrong(plain) {
            let right = words[behind...].joined(separator: " ")
            let isRight = Self.verbs.contains(plain[behind - 1]) || CorrectionDialog.namesPlace(right)
            (self.field, callsWrong) = (field, true)
            rest = field == .place && !isRight ? "" : right
            return
        }
        callsWrong = false
        guard let opened = Self.opening(plain), opened < words.count else { return nil }
        let (field, skipped) = Self.field(plain, from: opened)
        guard skipped < words.count else { return nil }
        self.field = field
        let isOnlyWrong =
            field != nil && words.count - skipped <= 2 && Self.wrong.contains(plain[words.count - 1])
        let from = Self.behindContrast(plain, from: skipped) ?? skipped
        rest = isOnlyWrong ? "" : words[from...].joined(separator: " ")
    }

    /// The part that few words call wrong or want changed: "wrong place", "change the time", "la hora está mal".
    static func named(in text: Plain) -> Field? {
        let words = text.words
        guard (1...6).contains(words.count) else { return nil }
        let named = words.compactMap { fields[$0] }
        let others = words.filter { fields[$0] == nil && !fillers.contains($0) }
        guard let field = named.first, Set(named).count == 1, others.allSatisfy(wishes.contains) else {
            return nil
        }
        return field
    }

    /// The part that few words want changed, and not only name: "change the place", "cambiar lo que dije".
    static func change(in text: Plain) -> Field? {
        let words = text.words
        guard words.contains(where: changes.contains) else { return nil }
        if let field = named(in: text) { return field }
        let others = words.filter { !wishes.contains($0) && !fillers.contains($0) }
        return (others.count > 1 || others == ["what"]) && others.allSatisfy(telling.contains) ? .what : nil
    }

    /// "No, not Lincoln, Garfield school", "no era la capilla, la iglesia": what stands behind the comma is right.
    static func behindDenial(_ text: String) -> String? {
        guard let comma = text.lastIndex(of: ","), text.index(after: comma) < text.endIndex else {
            return nil
        }
        let denied = Plain(String(text[..<comma])).words.drop { hesitating.contains($0) && $0 != "no" }
        let told = Array(
            denied.first == "no" && denied.dropFirst().first == "not" ? denied.dropFirst() : denied)
        let isDenial =
            told.first == "not"
            || told.first == "no" && told.count > 1 && ["es", "era", "fue", "en"].contains(told[1])
        guard isDenial, told.count <= 7 else { return nil }
        return String(text[text.index(after: comma)...]).trimmingSpaces
    }

    /// What stands behind "no", "wait" or "perdón" at the beginning; nil where nothing of that kind begins the text.
    static func behindHesitation(_ text: String) -> String? {
        let words = text.split { $0.isWhitespace || $0 == "," }
        let plain = words.map { Plain(String($0)).text }
        let begins = plain.prefix { hesitating.contains($0) || $0 == "wrong" }.count
        // "Not" alone takes nothing back: "not the church".
        let contrast = begins > 0 || plain.first == "not" ? behindContrast(plain, from: begins) : nil
        guard let from = contrast ?? (begins > 0 ? begins : nil), from < words.count else { return nil }
        return words[from...].joined(separator: " ")
    }

    private static let wrong: Set<String> = [
        "wrong", "incorrect", "bad", "mal", "incorrecto", "incorrecta", "equivocado", "equivocada", "error",
    ]

    private static let changes: Set<String> = [
        "change", "fix", "edit", "correct", "cambiar", "cambia", "cambie", "corregir", "corrige",
    ]
    private static let telling: Set<String> = [
        "what", "happened", "said", "wrote", "que", "q", "paso", "lo", "dije", "escribi",
    ]

    private static let wishes = wrong.union(Phrases.correctionWishes.words)

    /// The longest opening decides; those that are also plain answers need what follows to name a field.
    private static func opening(_ words: [String]) -> Int? {
        if let found = openings.count(in: words) {
            return ["la", "el"].contains(words[found - 1]) ? found - 1 : found
        }
        let hesitations = words.prefix { hesitating.contains($0) }.count
        guard hesitations > 0 else { return nil }
        return field(words, from: hesitations).field == nil ? nil : hesitations
    }

    /// "the ZIP is", "el lugar es", "it was", "es": the field, and where the right words begin. An article behind the
    /// verb, or where no field is named, belongs to the right words.
    static func field(_ words: [String], from start: Int) -> (field: Field?, behind: Int) {
        var index = start
        var field: Field?
        var behind = start
        while index < words.count, index < start + 6 {
            if let named = fields[words[index]], behind == start || field == nil {
                field = field ?? named
                behind = index + 1
            } else if verbs.contains(words[index]), field != nil || index == behind {
                behind = index + 1
            } else if !fillers.contains(words[index]) {
                break
            }
            index += 1
        }
        return (field, behind)
    }

    /// "El lugar está mal, era …", "wrong place, it's …": the part, and where the right words begin.
    private static func behindWrong(_ words: [String]) -> (field: Field, behind: Int)? {
        guard let called = words.prefix(6).firstIndex(where: { wrong.contains($0) }) else { return nil }
        let before = words[..<called]
        guard before.allSatisfy({ fields[$0] != nil || fillers.contains($0) || states.contains($0) }) else {
            return nil
        }
        let (named, behind) = field(words, from: called + 1)
        guard let field = before.lazy.compactMap({ fields[$0] }).first ?? named, behind < words.count else {
            return nil
        }
        return (field, behind)
    }

    private static let states: Set<String> = ["esta", "ta", "are", "no", "sorry", "perdon", ""]

    /// "No era a las 10, era a las 9", "it wasn't yesterday, it was today": what is right stands behind the second verb.
    private static func behindContrast(_ words: [String], from start: Int) -> Int? {
        guard words.prefix(start + 1).contains(where: negations.contains) else { return nil }
        let verb = words.indices.dropFirst(start + 1).dropLast().last { index in
            switch words[index] {
            case "its", "sino": true
            case "was", "is": words[index - 1] == "it"
            case "era", "es", "fue": !["que", "no"].contains(words[index - 1])
            default: false
            }
        }
        return verb.map { $0 + 1 }
    }

    private static let negations: Set<String> = ["no", "not", "wasnt", "isnt"]

    private static let hesitating = Phrases.correctionHesitating.words

    private static let verbs: Set<String> = [
        "is", "was", "it", "its", "should", "be", "es", "era", "fue", "debe", "ser",
    ]

    private static let openings = Phrases.correctionOpenings.openings

    /// What places where people vote are called.
    static let places = Phrases.correctionPlaces.words

    private static let fields: [String: Field] = [
        "zip": .zip, "zipcode": .zip, "codigo": .zip, "place": .place, "lugar": .place, "address": .place,
        "direccion": .place, "location": .place, "time": .time, "hora": .time, "hour": .time, "day": .time,
        "dia": .time,
        "date": .time, "fecha": .time, "description": .what, "descripcion": .what, "text": .what,
        "texto": .what, "words": .what, "palabras": .what, "where": .place, "when": .time, "photo": .photos,
        "photos": .photos, "picture": .photos, "pictures": .photos, "foto": .photos, "fotos": .photos,
        "kind": .kind, "type": .kind, "tipo": .kind,
    ]

    private static let fillers = Phrases.correctionFillers.words
}
