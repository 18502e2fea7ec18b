/// Where a person's questions are about: a ZIP code, the divisions of a street address, or a state they named.
public struct CivicPlace: Codable, Hashable, Sendable {
    public var zip: ZIP?
    public var resolved: ResolvedPlace?
    /// Postal abbreviation, chosen by the person where the ZIP code has several.
    public var chosenState: String?

    public init(zip: ZIP? = nil, resolved: ResolvedPlace? = nil, chosenState: String? = nil) {
        self.zip = zip
        self.resolved = resolved
        self.chosenState = chosenState
    }
}
