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
