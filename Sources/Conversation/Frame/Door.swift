internal import Understanding

/// The name of a door into the pages of facts, as buttons, sessions and saved cards have it for ever.
public struct Topic: RawRepresentable, ExpressibleByStringLiteral, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Also a name that no door has any more: it opens nothing.
    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral name: String) { rawValue = name }

    /// The door of that name.
    var door: Door? { Features.doors.first { $0.topic == self } }
}

extension Intent {
    /// The name of its door; of none where it has no door.
    var topic: Topic { wish?.door?.topic ?? Topic(rawValue: rawValue) }
}

/// A door into the pages of facts.
struct Door: Sendable {
    let topic: Topic
    let label: any Wording
    /// Nothing can be said before the ZIP code is known.
    var needsZIP = true
    /// The page behind the door.
    let page: any FactsPage
    /// What people in Winnipeg are told, where a ZIP code is needed.
    var inWinnipeg: (any FactsPage)?
    /// Another page that opens in its place, where one has to come first or fits better.
    var detour: (@Sendable (Visit) -> (any FactsPage)?)?

    /// The page that opens now.
    func opened(_ visit: Visit) -> any FactsPage { detour?(visit) ?? page }
}
