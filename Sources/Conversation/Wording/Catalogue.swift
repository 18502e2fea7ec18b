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
        Template(text: template(phrase)).filled { name in Slot(rawValue: name).flatMap { values[$0] } }
    }

    /// The slots that a text names.
    public func slots(of phrase: Phrase) -> Set<String> { Template(text: template(phrase)).slots }
}
