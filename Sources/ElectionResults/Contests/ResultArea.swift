/// Whom a contest was put to. In Winnipeg one code stands for one set of lines; a House district keeps its number on any map.
public struct ResultArea: Hashable, Sendable {
    public enum Kind: Int, CaseIterable, Sendable {
        case city, ward, schoolWard, question, state, district, county
    }

    public let place: ResultPlace
    public let kind: Kind
    /// In ids, for ever; a district's is its number, 0 at large.
    public let code: String
    /// As it is shown; empty for a state and its districts, whose names are words of each language.
    public let name: String
    /// What the areas before and after a change of lines have in common; empty if no change is known.
    public let group: String

    public init(place: ResultPlace, kind: Kind, code: String, name: String = "", group: String = "") {
        self.place = place
        self.kind = kind
        self.code = code
        self.name = name
        self.group = group
    }
}
