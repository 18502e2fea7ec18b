import Conversation
import Store

/// Public reports on the map as GeoJSON (RFC 7946): each at the middle of its ZIP code's area, or nowhere.
struct GeoJSON {
    private struct Collection: Encodable {
        let type = "FeatureCollection"
        let features: [Feature]
    }

    private struct Feature: Encodable {
        let type = "Feature"
        let id: String
        let geometry: Point?
        let properties: Properties

        private enum Key: String, CodingKey {
            case type, id, geometry, properties
        }

        /// A place that is not known is `null`, not missing.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(type, forKey: .type)
            try container.encode(id, forKey: .id)
            try container.encode(geometry, forKey: .geometry)
            try container.encode(properties, forKey: .properties)
        }
    }

    private struct Point: Encodable {
        let type = "Point"
        /// East, then north.
        let coordinates: [Double]
    }

    private struct Properties: Encodable {
        let report: Int64
        let text: String
        let language: String
        let place: String
        let kind: String
        let sent: String
        let published: String
        let likes: Int
        let comments: Int
        let verified: Bool
    }

    private let files: PublicFiles

    init(_ files: PublicFiles) {
        self.files = files
    }

    var text: String {
        get throws { try PublicFiles.encoded(Collection(features: files.records.map(feature))) }
    }

    private func feature(_ record: PublicRecord) -> Feature {
        Feature(
            id: "urn:uuid:\(record.name)",
            geometry: record.middle.map { Point(coordinates: [$0.longitude, $0.latitude]) },
            properties: Properties(
                report: record.report.rawValue, text: record.text, language: record.language.rawValue,
                place: record.place, kind: record.kind.rawValue, sent: PublicFiles.time(record.sentAt),
                published: PublicFiles.time(record.publicAt), likes: record.likes, comments: record.comments,
                verified: record.isVerified))
    }
}
