/// The texts of one language.
public struct Catalogue: Sendable {
    private let texts: [Phrase: String]

    /// The catalogue of a language; adding one means one folder of texts and one line here.
    public init(_ language: Language) {
        texts =
            switch language {
            case .english: Self.english
            case .spanish: Self.spanish
            }
    }

    private static let english = together(English.groups)
    private static let spanish = together(Spanish.groups)

    /// Stops at once where two groups say the same phrase, so that any test shows it.
    private static func together(_ groups: [[Phrase: String]]) -> [Phrase: String] {
        Dictionary(uniqueKeysWithValues: groups.flatMap { group in group.map { ($0.key, $0.value) } })
    }

    /// The text as written, with its slots; the phrase's own name where a text is missing, which a test forbids.
    public func template(_ phrase: Phrase) -> String {
        texts[phrase] ?? phrase.rawValue
    }

    /// The text with its slots filled. What is filled in is never searched for slots again.
    public func text(_ phrase: Phrase, _ values: [Slot: String] = [:]) -> String {
        var filled = ""
        var rest = Substring(template(phrase))
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            filled += rest[..<open]
            let name = String(rest[rest.index(after: open)..<close])
            filled += Slot(rawValue: name).flatMap { values[$0] } ?? ""
            rest = rest[rest.index(after: close)...]
        }
        return filled + rest
    }

    /// The slots that a text names.
    public func slots(of phrase: Phrase) -> Set<String> {
        var names: Set<String> = []
        var rest = Substring(template(phrase))
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            names.insert(String(rest[rest.index(after: open)..<close]))
            rest = rest[rest.index(after: close)...]
        }
        return names
    }
}
