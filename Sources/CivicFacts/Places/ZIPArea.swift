/// What Census areas tell of a ZIP code: every House district that its area touches, under one Congress's map.
public struct ZIPArea: Codable, Hashable, Sendable {
    public let zip: ZIP
    public let congress: Congress
    public let districts: [HouseDistrict]

    public init(zip: ZIP, congress: Congress, districts: [HouseDistrict]) {
        self.zip = zip
        self.congress = congress
        self.districts = districts
    }

    /// Postal abbreviations in order.
    public var states: [String] { Set(districts.map(\.state)).sorted() }
}
