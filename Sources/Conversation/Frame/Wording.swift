/// Sentences of one purpose; each stands once, in every language side by side.
public protocol Wording: CaseIterable, Hashable, Sendable {
    var text: Text { get }
}

/// One sentence or label in every language of the program.
public struct Text: Codable, Hashable, Sendable {
    let en, es: String
}
