import CivicFacts

/// Districts out of the geocoder's layers, whose names change with the map edition.
enum CensusDistrict {
    typealias Layers = [(name: String, value: LooseJSON)]

    /// The House district under one Congress's map. Throws `.unreadable` where only another Congress's is there, and
    /// where two fields of the answer disagree; `.down` where the layer failed inside a good reply.
    static func read(_ layers: Layers, under congress: Congress) throws(SourceError) -> HouseDistrict {
        let wanted = "\(congress.rawValue)th Congressional Districts"
        guard let rows = layers.first(where: { $0.name == wanted })?.value.list else { throw .unreadable }
        guard rows.count == 1, let row = rows.first else { throw .unreadable }
        guard row["status"] == nil else { throw .down }
        guard row["CDSESSN"]?.text.map({ $0 == "\(congress.rawValue)" }) ?? true,
            let geoid = row["GEOID"]?.text, geoid.utf8.count == 4, let fips = row["STATE"]?.text,
            geoid.hasPrefix(fips), let state = StateFacts.named(fips: fips)
        else { throw .unreadable }
        let code = String(geoid.suffix(2))
        guard row["CD\(congress.rawValue)"]?.text.map({ $0 == code }) ?? true else { throw .unreadable }
        return try district(code, in: state.postal)
    }

    /// `00` is the one seat of a state, `98` that of a delegate, `ZZ` water and the like.
    static func district(_ code: String, in state: String) throws(SourceError) -> HouseDistrict {
        let isSingle = HouseDistrict.single.contains(state)
        guard let number = Int(code), let district = HouseDistrict(state: state, number: number % 98),
            number == 0 || number == 98 ? isSingle : !isSingle
        else { throw .unreadable }
        return district
    }

    /// Districts of the state legislature, as far as the layers are there.
    static func legislature(_ layers: Layers, in state: String) -> [DivisionID] {
        let chambers: [(String, Chamber, String)] = [("Upper", .upper, "SLDU"), ("Lower", .lower, "SLDL")]
        return chambers.compactMap { ending, chamber, field in
            let rows = layers.first { $0.name.hasSuffix("State Legislative Districts - \(ending)") }?.value
                .list
            guard let row = rows?.first, rows?.count == 1, row["status"] == nil else { return nil }
            let code = row[field]?.text ?? row["GEOID"]?.text.map { String($0.dropFirst(2)) }
            let name = row["BASENAME"]?.text ?? code
            // Numbers are safest in the code; names only stand in the name.
            let number = code.flatMap { Int($0) }.map(String.init)
            return (number == name ? number : name).map {
                DivisionID(state: state, chamber: chamber, name: $0)
            }
        }
    }
}
