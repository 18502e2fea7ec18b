/// How near ZIP codes are to each other.
extension CivicAnswers {
    /// The middle of a ZIP code; nil if it is not kept.
    public func point(of zip: ZIP) -> ZIPPoint? {
        records.rows(on: .point(zip), skipping: 0, limit: 1).first?.point
    }

    /// ZIP codes around one, the nearest first and itself left out; by the distance of their middles.
    public func neighbors(of zip: ZIP, within kilometers: Double, limit: Int = 50) -> [ZIP] {
        points(around: zip, within: kilometers, limit: limit).map(\.point.zip)
    }

    /// The same with how far each is, in kilometers.
    package func points(
        around zip: ZIP, within kilometers: Double, limit: Int
    ) -> [(point: ZIPPoint, distance: Double)] {
        guard let middle = point(of: zip) else { return [] }
        return Array(
            points(around: middle.spot, within: kilometers).filter { $0.point.zip != zip }.prefix(limit))
    }

    /// The ZIP code whose middle is nearest to a point on the map; nil if none is kept within 30 km.
    public func nearest(to spot: Spot) -> ZIPPoint? {
        points(around: spot, within: 30).first?.point
    }

    private func points(around spot: Spot, within kilometers: Double) -> [(point: ZIPPoint, distance: Double)]
    {
        let reach = min(kilometers, 100)
        let near = spot.squares(within: reach).flatMap { all(on: $0) }.compactMap(\.point)
            .map { (point: $0, distance: $0.spot.distance(to: spot)) }.filter { $0.distance <= reach }
        return near.sorted { ($0.distance, $0.point.zip.digits) < ($1.distance, $1.point.zip.digits) }
    }
}

extension ZIPPoint {
    public var spot: Spot { Spot(latitude: latitude, longitude: longitude) }
}

/// A point on the map, in degrees north and east.
public struct Spot: Sendable {
    public let latitude: Double
    public let longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The square degrees that lie within this many kilometers, or a little more: a degree north is at least 111 km, and
    /// one east gets smaller towards the poles.
    fileprivate func squares(within reach: Double) -> [CivicKey] {
        let north = reach / 110
        let east = reach / (110 * max(0.2, Self.cosine((abs(latitude) + north) * .pi / 180)))
        return (floor(latitude - north)...floor(latitude + north)).flatMap { row in
            (floor(longitude - east)...floor(longitude + east)).map { column in
                CivicKey.square(latitude: row, longitude: column)
            }
        }
    }

    /// The square degree that it lies in.
    var square: CivicKey { .square(latitude: floor(latitude), longitude: floor(longitude)) }

    private func floor(_ degrees: Double) -> Int { Int(degrees.rounded(.down)) }

    /// Kilometers along the ground, on a plane that touches the earth between the two: right to 1 % up to 200 km.
    public func distance(to other: Spot) -> Double {
        let north = (latitude - other.latitude) * 111.2
        let middle = (latitude + other.latitude) / 2 * .pi / 180
        let east = (longitude - other.longitude) * 111.3 * Self.cosine(middle)
        return (north * north + east * east).squareRoot()
    }

    /// The cosine to six digits for a quarter turn, by its series: this target imports nothing.
    private static func cosine(_ angle: Double) -> Double {
        let square = angle * angle
        return 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56 * (1 - square / 90))))
    }
}
