/// How near ZIP codes are to each other.
extension CivicDesk {
    /// The middle of a ZIP code; nil if it is not kept.
    public func point(of zip: ZIP) -> ZIPPoint? {
        records.rows(on: .point(zip), skipping: 0, limit: 1).first?.point
    }

    /// ZIP codes around one, the nearest first and itself left out; by the distance of their middles.
    public func neighbors(of zip: ZIP, within kilometers: Double, limit: Int = 50) -> [ZIP] {
        points(around: zip, within: kilometers, limit: limit).map(\.point.zip)
    }

    /// The same with how far each is, in kilometers.
    func points(
        around zip: ZIP, within kilometers: Double, limit: Int
    ) -> [(point: ZIPPoint, distance: Double)] {
        guard let middle = point(of: zip) else { return [] }
        let reach = min(kilometers, 100)
        let near = middle.squares(within: reach).flatMap { all(on: $0) }.compactMap(\.point)
            .filter { $0.zip != zip }
            .map { (point: $0, distance: $0.distance(to: middle)) }.filter { $0.distance <= reach }
        return Array(
            near.sorted { ($0.distance, $0.point.zip.digits) < ($1.distance, $1.point.zip.digits) }
                .prefix(limit))
    }
}

extension ZIPPoint {
    /// The square degrees that lie within this many kilometers, or a little more: a degree north is at least 111 km, and
    /// one east gets smaller towards the poles.
    fileprivate func squares(within reach: Double) -> [CivicShelf] {
        let north = reach / 110
        let east = reach / (110 * max(0.2, Self.cosine((abs(latitude) + north) * .pi / 180)))
        return (floor(latitude - north)...floor(latitude + north)).flatMap { row in
            (floor(longitude - east)...floor(longitude + east)).map { column in
                CivicShelf.square(latitude: row, longitude: column)
            }
        }
    }

    private func floor(_ degrees: Double) -> Int { Int(degrees.rounded(.down)) }

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
