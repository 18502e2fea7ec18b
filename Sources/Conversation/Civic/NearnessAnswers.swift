/// How near ZIP codes are to each other.
extension CivicDesk {
    /// The middle of a ZIP code; nil if it is not kept.
    public func point(of zip: ZIP) -> ZIPPoint? {
        records.rows(on: .point(zip), skipping: 0, limit: 1).first?.point
    }

    /// ZIP codes around one, the nearest first and itself left out; by the distance of their middles.
    public func neighbors(of zip: ZIP, within kilometers: Double, limit: Int = 50) -> [ZIP] {
        guard let middle = point(of: zip) else { return [] }
        let reach = min(kilometers, 100)
        // A square degree is at least 111 km high, and in Alaska still 35 km wide: three squares each way hold 100 km.
        let squares = (-1...1).flatMap { north in
            (-3...3).map { east in
                CivicShelf.square(
                    latitude: Int(middle.latitude.rounded(.down)) + north,
                    longitude: Int(middle.longitude.rounded(.down)) + east)
            }
        }
        let near = squares.flatMap { all(on: $0) }.compactMap(\.point).filter { $0.zip != zip }
            .map { (zip: $0.zip, distance: $0.distance(to: middle)) }.filter { $0.distance <= reach }
        return near.sorted { ($0.distance, $0.zip.digits) < ($1.distance, $1.zip.digits) }.prefix(limit).map(
            \.zip)
    }
}

extension ZIPPoint {
    /// Kilometers along the ground, on a plane that touches the earth between the two: right to 1 % up to 200 km.
    public func distance(to other: ZIPPoint) -> Double {
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
