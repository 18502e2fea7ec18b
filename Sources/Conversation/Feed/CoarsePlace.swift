public import CivicFacts

/// Where something lies as far as everybody may know: the middle of its ZIP code, or of the area with the same first
/// three digits. It never comes from a point that somebody shared.
public struct CoarsePlace: Equatable, Sendable {
    /// Degrees north, in hundredths: about a kilometer.
    public let latitude: Double
    /// Degrees east, in hundredths.
    public let longitude: Double

    /// Nil for military mail and for what nothing is known of.
    public init?(of zip: ZIP, knowing desk: CivicAnswers) {
        if let point = desk.point(of: zip) {
            latitude = Self.rounded(point.latitude)
            longitude = Self.rounded(point.longitude)
        } else if let middle = Spot(prefix: zip.prefix) {
            latitude = middle.latitude
            longitude = middle.longitude
        } else {
            return nil
        }
    }

    private static func rounded(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }
}
