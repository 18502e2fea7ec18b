/// A day of voting, as one source lists it.
public struct Election: Codable, Hashable, Sendable {
    /// What is decided, as far as the source tells.
    public enum Kind: String, Codable, Sendable {
        case general, primary, generalRunoff, primaryRunoff, special, other
    }

    /// How much of the ballot the source covers.
    public enum Level: String, Codable, Sendable {
        case federal, state, local
    }

    /// Of the source's own.
    public let id: String
    public let name: String
    public let day: CivilDate
    public let kind: Kind
    public let level: Level
    /// Where it is held.
    public let division: DivisionID
    public let source: CivicSource

    public init(
        id: String, name: String, day: CivilDate, kind: Kind, level: Level, division: DivisionID,
        source: CivicSource
    ) {
        self.source = source
        self.id = id
        self.name = name
        self.day = day
        self.kind = kind
        self.level = level
        self.division = division
    }
}

extension Election {
    /// Whether a race for Congress is voted on at a second vote; one whose source does not say what it is for has all.
    package func decides(_ race: RaceID) -> Bool {
        switch race {
        case .house(let district, _):
            division.houseDistrict.map { $0 == district } ?? !isOfSenate
        case .senate: source != .louisianaLaw && !id.contains(":H:")
        case .guide, .city: true
        }
    }

    private var isOfSenate: Bool { source == .openFEC && id.contains(":S:") }
}
