/// How the record of reports can be handed out.
public enum RecordFormat: String, Codable, CaseIterable, Sendable {
    case csv, json, geojson

    public var mediaType: String {
        switch self {
        case .csv: "text/csv"
        case .json: "application/json"
        case .geojson: "application/geo+json"
        }
    }
}
