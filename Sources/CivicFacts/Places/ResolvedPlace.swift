/// What is kept of a street address after its look-up: divisions only, with the maps they were read from.
public struct ResolvedPlace: Codable, Hashable, Sendable {
    /// Postal abbreviation.
    public let state: String
    /// The district under each Congress's map that was asked; another Congress's map says nothing about it.
    public let house: [MappedDistrict]
    /// Districts of the state legislature and the like.
    public let divisions: [DivisionID]
    public let resolver: CivicSource
    /// The map edition the resolver was asked for, such as `ACS2025_Current`.
    public let vintages: [String]
    public let resolvedOn: CivilDate

    /// A House district and the Congress whose map it belongs to.
    public struct MappedDistrict: Codable, Hashable, Sendable {
        public let congress: Congress
        public let district: HouseDistrict

        public init(congress: Congress, district: HouseDistrict) {
            self.congress = congress
            self.district = district
        }
    }

    public init(
        state: String, house: [MappedDistrict], divisions: [DivisionID], resolver: CivicSource,
        vintages: [String], resolvedOn: CivilDate
    ) {
        self.state = state
        self.house = house
        self.divisions = divisions
        self.resolver = resolver
        self.vintages = vintages
        self.resolvedOn = resolvedOn
    }

    /// Nil when that Congress's map was not asked.
    public func district(under congress: Congress) -> HouseDistrict? {
        house.first { $0.congress == congress }?.district
    }
}
