/// Where a person's questions are about: a ZIP code, the divisions of a street address, or a state or town they named.
public struct CivicPlace: Codable, Hashable, Sendable {
    public var zip: ZIP?
    public var resolved: ResolvedPlace?
    /// Postal abbreviation, chosen by the person where the ZIP code has several.
    public var chosenState: String?
    /// The first three signs of a postal code of Canada, for whoever has that instead of a ZIP code.
    public var canada: String?
    /// A town of the chosen state, for whoever names that alone.
    public var town: String?

    public init(
        zip: ZIP? = nil, resolved: ResolvedPlace? = nil, chosenState: String? = nil, town: String? = nil,
        canada: String? = nil
    ) {
        self.canada = canada
        self.town = town
        self.zip = zip
        self.resolved = resolved
        self.chosenState = chosenState
    }

    /// Codes of Manitoba begin with R, and those of Winnipeg and its edge with R2 or R3.
    package var isInManitoba: Bool { canada?.hasPrefix("R") ?? false }
    package var isInWinnipeg: Bool { ["R2", "R3"].contains(canada?.prefix(2)) }
}
