/// The middle of a ZIP code, in degrees, and the name of its place.
public struct ZIPPoint: Codable, Hashable, Sendable {
    public let zip: ZIP
    public let place: String?
    public let state: String?
    public let latitude: Double
    public let longitude: Double

    public init(zip: ZIP, place: String?, state: String?, latitude: Double, longitude: Double) {
        self.zip = zip
        self.place = place
        self.state = state
        self.latitude = latitude
        self.longitude = longitude
    }
}

extension ZIPPoint {
    public var spot: Spot { Spot(latitude: latitude, longitude: longitude) }

    /// Found by its ZIP code, and by the square degree that it lies in.
    public var record: CivicRecord {
        CivicRecord(
            key: zip.digits, shelves: [.point(zip), spot.square], order: zip.digits, value: .point(self))
    }
}
