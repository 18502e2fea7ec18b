/// What a street address is wanted for.
public enum AddressPurpose: String, Codable, Sendable, CaseIterable {
    case representatives, polling, ballot, measures
    /// The ward of an address in Winnipeg.
    case ward
}
