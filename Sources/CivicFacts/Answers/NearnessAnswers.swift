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
    public func nearest(to spot: Spot) -> ZIPPoint? { points(around: spot, within: 30).first?.point }

    private func points(around spot: Spot, within kilometers: Double) -> [(point: ZIPPoint, distance: Double)]
    {
        let reach = min(kilometers, 100)
        let near = spot.squares(within: reach).flatMap { all(on: $0) }.compactMap(\.point)
            .map { (point: $0, distance: $0.spot.distance(to: spot)) }.filter { $0.distance <= reach }
        return near.sorted { ($0.distance, $0.point.zip.digits) < ($1.distance, $1.point.zip.digits) }
    }
}
