import Basics
import CivicFacts
import FoundationEssentials

/// The middle of every ZIP code: GeoNames' table, the Census gazetteer, or any table with such columns; zipped or not.
enum ZIPPoints: Source {
    static let source = CivicSource.geoNames

    static func request(_ question: Void, _ settings: CivicSettings) throws(SourceError) -> SourceRequest {
        SourceRequest(settings.address(GeoNames.table), maxBytes: 16 * 1024 * 1024)
    }

    static func read(_ reply: SourceReply, to question: Void) throws(SourceError) -> [ZIPPoint] {
        var bytes = try reply.data()
        if bytes.starts(with: [0x50, 0x4B]) { bytes = try ZipArchive(bytes).largest() }
        // GeoNames' table has no header: its first field is the country.
        if bytes.starts(with: Data("US\t".utf8)) { bytes = Data(Self.geoNamesHeader.utf8) + bytes }
        let table = try DelimitedTable(bytes)
        guard let zip = table.column("zip", "GEOID", "postal"),
            let latitude = table.column("lat", "INTPTLAT"),
            let longitude = table.column("lng", "INTPTLONG")
        else { throw .unreadable }
        let (place, state) = (table.column("place"), table.column("state"))
        let field = { (row: [String], column: Int?) in
            column.map { row[$0] }.flatMap { $0.isEmpty ? nil : $0 }
        }
        return table.rows.compactMap { row in
            guard let zip = ZIP(row[zip]), let north = Self.degrees(row[latitude], most: 90),
                let east = Self.degrees(row[longitude], most: 180)
            else { return nil }
            return ZIPPoint(
                zip: zip, place: field(row, place), state: field(row, state), latitude: north, longitude: east
            )
        }
    }

    private static func degrees(_ text: String, most: Double) -> Double? {
        Double(text.trimmed).flatMap { abs($0) <= most ? $0 : nil }
    }

    private static let geoNamesHeader =
        "country\tpostal\tplace\tname1\tstate\tname2\tcode2\tname3\tcode3\tlat\tlng\taccuracy\n"
}
