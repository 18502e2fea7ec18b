/// A place where a ballot can be cast or left.
public struct VotingSite: Codable, Hashable, Sendable {
    /// What can be done there.
    public enum Kind: String, Codable, Sendable {
        case pollingPlace, earlyVoting, dropOff
    }

    public let kind: Kind
    public let name: String?
    public let address: String
    /// In the source's words; nil where it gives none.
    public let hours: String?
    public let notes: String?
    public let first: CivilDate?
    public let last: CivilDate?
    public let isOfficial: Bool

    public init(
        kind: Kind, name: String?, address: String, hours: String?, notes: String?, first: CivilDate?,
        last: CivilDate?, isOfficial: Bool
    ) {
        self.kind = kind
        self.name = name
        self.address = address
        self.hours = hours
        self.notes = notes
        self.first = first
        self.last = last
        self.isOfficial = isOfficial
    }
}
