/// The name of a door into the pages of facts, as buttons, sessions and saved cards have it for ever.
public struct Topic: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Also a name that no door has any more: it opens nothing.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The door of that name.
    var door: Door? { Features.doors[self] }
}

/// A door into the pages of facts.
struct Door: Sendable {
    let topic: Topic
    let label: any Wording
    /// Nothing can be said before the ZIP code is known.
    let needsZIP: Bool
    /// The page behind the door.
    let page: any FactsPage
    /// Another page that opens in its place, where one has to come first or fits better.
    let detour: @Sendable (Visit) -> (any FactsPage)?
    /// What people in Winnipeg are told, where a ZIP code is needed.
    let inWinnipeg: (any FactsPage)?

    init(
        _ topic: Topic, _ label: any Wording, needsZIP: Bool = true, to page: any FactsPage,
        inWinnipeg: (any FactsPage)? = nil,
        detour: @escaping @Sendable (Visit) -> (any FactsPage)? = { _ in nil }
    ) {
        self.topic = topic
        self.label = label
        self.needsZIP = needsZIP
        self.page = page
        self.inWinnipeg = inWinnipeg
        self.detour = detour
    }
}

extension Features {
    /// All doors into the pages of facts, by name.
    static let doors: [Topic: Door] = {
        let doors = all.flatMap { $0.wishes }.compactMap(\.door)
        return Dictionary(uniqueKeysWithValues: doors.map { ($0.topic, $0) })
    }()
}
