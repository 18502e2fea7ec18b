/// Who sits in Congress for a place.
public struct Representation: Codable, Hashable, Sendable {
    public let congress: Congress
    /// Two for a state, none for a district or territory; for a ZIP code in two states, those of both.
    public let senate: [Seat]
    /// One for every possible district.
    public let house: [Seat]
    public let reading: DistrictReading
}
