/// The texts of one language.
public struct Catalogue: Sendable {
    private let read: @Sendable (Text) -> String

    public init(_ language: Language) { read = language.tongue.read }

    /// The text as written, with its slots.
    public func template(_ wording: any Wording) -> String { read(wording.text) }

    /// The text with its slots filled. What is filled in is never searched for slots again.
    public func text(_ wording: any Wording, _ values: [Slot: String] = [:]) -> String {
        Template(text: template(wording)).filled { name in Slot(rawValue: name).flatMap { values[$0] } }
    }

    /// A sentence of the team's own, which has no slots.
    func text(_ own: Text) -> String { read(own) }

    /// The slots that a text names.
    public func slots(of wording: any Wording) -> Set<String> { Template(text: template(wording)).slots }
}
