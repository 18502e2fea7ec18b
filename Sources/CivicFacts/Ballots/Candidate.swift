/// A person who runs for an office, in the words of the source.
public struct Candidate: Codable, Hashable, Sendable {
    /// What the source vouches for.
    public enum Standing: String, Codable, Sendable {
        /// Listed on a ballot.
        case onBallot
        /// Has filed with the Federal Election Commission; that is not yet a place on a ballot.
        case filedWithFEC
        /// Registered with the city.
        case registered
        case withdrawn
    }

    public let name: String
    public let party: String?
    public let standing: Standing
    public let website: OfficialLink?
    /// The place on the ballot, where the source gives it.
    public let order: Int?
    /// The source's own id, where it has one.
    public let id: String?

    public init(
        name: String, party: String? = nil, standing: Standing, website: OfficialLink? = nil,
        order: Int? = nil,
        id: String? = nil
    ) {
        self.name = name
        self.party = party
        self.standing = standing
        self.website = website
        self.order = order
        self.id = id
    }

    /// The source gives each a place of its own on the ballot.
    public static func haveBallotOrder(_ candidates: [Candidate]) -> Bool {
        let places = candidates.compactMap(\.order)
        return !places.isEmpty && places.count == candidates.count && Set(places).count == places.count
    }

    /// In ballot order where the source gives one to all, else from A to Z.
    public static func inFairOrder(_ candidates: [Candidate]) -> [Candidate] {
        guard haveBallotOrder(candidates) else {
            return candidates.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
        }
        return candidates.sorted { ($0.order ?? 0) < ($1.order ?? 0) }
    }
}
