internal import Glibc

/// A point on the map, in degrees north and east.
public struct Spot: Equatable, Sendable {
    public let latitude: Double
    public let longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The square degrees that lie within this many kilometers, or a little more: a degree north is at least 111 km, and
    /// one east gets smaller towards the poles.
    func squares(within reach: Double) -> [CivicKey] {
        let north = reach / 110
        let east = reach / (110 * max(0.2, cos((abs(latitude) + north) * .pi / 180)))
        return (floor(latitude - north)...floor(latitude + north)).flatMap { row in
            (floor(longitude - east)...floor(longitude + east)).map { column in
                CivicKey.square(latitude: row, longitude: column)
            }
        }
    }

    /// The square degree that it lies in.
    var square: CivicKey { .square(latitude: floor(latitude), longitude: floor(longitude)) }

    private func floor(_ degrees: Double) -> Int { Int(degrees.rounded(.down)) }

    /// Kilometers along the ground, right to 1 % up to 200 km.
    public func distance(to other: Spot) -> Double { length(to: other, north: 111.2, east: 111.3) }

    /// The same in miles.
    package func miles(to other: Spot) -> Double { length(to: other, north: 69.1, east: 69.2) }

    /// On a plane that touches the earth between the two, where a degree has these lengths at the equator.
    private func length(to other: Spot, north: Double, east: Double) -> Double {
        let north = (latitude - other.latitude) * north
        let middle = (latitude + other.latitude) / 2 * .pi / 180
        let east = (longitude - other.longitude) * east * cos(middle)
        return (north * north + east * east).squareRoot()
    }
}

/// The middles of the areas where ZIP codes begin with the same three digits: how far areas are from each other.
extension Spot {
    /// Nil for military mail, which has no place, and for digits that no ZIP code in use begins with.
    package init?(prefix: String) {
        guard let middle = Self.middles[prefix] else { return nil }
        self = middle
    }

    /// Every prefix that has a middle.
    package static let prefixes = middles.keys.sorted()

    private static let middles: [String: Spot] = {
        let rows = FactTable(.prefixMiddles).rows.compactMap {
            fields -> (String, Spot)? in
            guard fields.count == 3, let north = Double(fields[1]), let east = Double(fields[2]) else {
                return nil
            }
            return (fields[0], Spot(latitude: north, longitude: east))
        }
        return Dictionary(rows) { first, _ in first }
    }()
}
