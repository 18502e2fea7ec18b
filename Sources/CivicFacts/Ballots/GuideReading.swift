/// What asking for the voter guide of an address came to.
public enum GuideReading: Codable, Hashable, Sendable {
    case guide(VoterGuide)
    /// The words could not be read as an address: ask for street, city, state and ZIP code.
    case notAnAddress
}
