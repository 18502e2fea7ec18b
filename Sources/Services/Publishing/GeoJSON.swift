import Conversation
import Store

/// Public reports on the map as GeoJSON (RFC 7946): each at the middle of its ZIP code's area, or nowhere.
struct GeoJSON {
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
        let takenBack: Bool
    }

    private let files: PublicFiles

    init(_ files: PublicFiles) { self.files = files }

    var text: String {
        get throws { try PublicFiles.encoded(FeatureCollection(files.records.map(feature))) }
    }

    private func feature(_ record: PublicRecord) -> FeatureCollection<Properties>.Feature {
        FeatureCollection.Feature(
            id: "urn:uuid:\(record.name)", at: record.middle.map { ($0.latitude, $0.longitude) },
            properties: Properties(
                report: record.report.rawValue, text: PublicFiles.text(of: record),
                language: record.language.rawValue,
                place: record.place, kind: record.kind.rawValue, sent: PublicFiles.time(record.sentAt),
                published: PublicFiles.time(record.publicAt), likes: record.likes, comments: record.comments,
                verified: record.isVerified, takenBack: record.isTakenBack))
    }
}
