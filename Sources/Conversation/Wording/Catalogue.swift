/// The texts of one language.
public struct Catalogue: Sendable {
    private let texts: [Phrase: String]

    public init(_ language: Language) {
        texts = language.tongue.texts
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
