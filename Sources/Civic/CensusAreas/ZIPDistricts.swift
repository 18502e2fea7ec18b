import CivicFacts
import FoundationEssentials

/// The table of ZIP code areas and House districts. A table that does not say of which Congress is refused.
enum ZIPDistricts: Source {
    /// All rows and the Congress of the map.
    struct Finding: Sendable {
        let congress: Congress
        let pairs: Int
        let areas: [ZIPArea]
    }

    static let source = CivicSource.censusAreas

    static func request(_ question: Void, _ settings: CivicSettings) throws(SourceError) -> SourceRequest {
        SourceRequest(settings.address(CensusAreas.table), maxBytes: 16 * 1024 * 1024)
    }

    static func read(_ reply: SourceReply, to question: Void) throws(SourceError) -> Finding {
        // Rows of water leave fields out; a row of land that does so has no ZIP code to be read and is refused.
        let table = try DelimitedTable(reply.data(), isRagged: true)
        guard let congress = Self.congress(in: Array(table.columns.keys)) else { throw .unreadable }
        var districts: [ZIP: Set<HouseDistrict>] = [:]
        let pairs = try pairs(table, congress)
        for row in pairs {
            districts[row.zip, default: []].insert(row.district)
        }
        let areas = districts.map { ZIPArea(zip: $0.key, congress: congress, districts: $0.value.sorted()) }
        return Finding(
            congress: congress, pairs: pairs.count, areas: areas.sorted { $0.zip.digits < $1.zip.digits })
    }

    /// The number in `GEOID_CD119_20` or `cd119`.
    private static func congress(in columns: [String]) -> Congress? {
        let numbers = columns.compactMap { column in
            column.wholeMatch(of: /(?i)(?:geoid_)?cd(\d{3})(?:_20)?/).flatMap { Int($0.1) }
        }
        return Set(numbers).count == 1 ? numbers.first.map(Congress.init(rawValue:)) : nil
    }

    private static func pairs(_ table: DelimitedTable, _ congress: Congress) throws(SourceError) -> [(
        zip: ZIP, district: HouseDistrict
    )] {
        let number = congress.rawValue
        if let geoid = table.column("GEOID_CD\(number)_20"), let area = table.column("GEOID_ZCTA5_20") {
            return try census(table.rows, geoid, area)
        }
        guard let zip = table.column("zcta"), let state = table.column("state"),
            let cd = table.column("cd\(number)")
        else { throw .unreadable }
        var pairs: [(zip: ZIP, district: HouseDistrict)] = []
        for row in table.rows {
            guard let zip = ZIP(row[zip]), let number = Int(row[cd]),
                let district = HouseDistrict(state: row[state], number: number)
            else { throw .unreadable }
            pairs.append((zip, district))
        }
        return pairs
    }

    /// Rows without an area, or whose district is not defined (`ZZ`), are water and the like.
    private static func census(_ rows: [[String]], _ geoid: Int, _ area: Int) throws(SourceError) -> [(
        zip: ZIP, district: HouseDistrict
    )] {
        var pairs: [(zip: ZIP, district: HouseDistrict)] = []
        for row in rows where !row[geoid].hasSuffix("ZZ") && !row[area].isEmpty {
            guard let zip = ZIP(row[area]), row[geoid].utf8.count == 4,
                let state = StateFacts.named(fips: String(row[geoid].prefix(2)))
            else { throw .unreadable }
            pairs.append((zip, try CensusDistrict.district(String(row[geoid].suffix(2)), in: state.postal)))
        }
        return pairs
    }
}
