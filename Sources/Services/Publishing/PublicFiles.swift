import CivicFacts
import Conversation
import FoundationEssentials
import Store

/// Public reports in the formats that others read.
struct PublicFiles {
    /// A UUID of the whole that stays.
    let name: String
    let records: [PublicRecord]
    let at: Moment
    /// Where a report can be opened; nil where nobody knows.
    let address: @Sendable (ReportID) -> String?

    init(
        name: String, records: [PublicRecord], at: Moment, address: @escaping @Sendable (ReportID) -> String?
    ) {
        self.name = name
        self.records = records
        self.at = at
        self.address = address
    }

    static let title = "Problems at the polls, as voters reported them"

    /// Each file's name with its text.
    var all: [(name: String, text: String)] {
        get throws {
            [
                ("feed.atom", AtomFeed(self).text), ("feed.json", try JSONFeed(self).text),
                ("reports.geojson", try GeoJSON(self).text),
            ]
        }
    }

    /// The newest moment of all, for a feed that says when it changed.
    var updated: Moment { records.map(\.updatedAt).max() ?? Moment(milliseconds: 0) }

    static func title(of record: PublicRecord) -> String {
        "Report \(record.report): \(record.isTakenBack ? "taken back" : record.place)"
    }

    /// The words, and below them what the team corrected.
    static func text(of record: PublicRecord) -> String {
        ([record.text] + record.notes).joined(separator: "\n")
    }

    static func kind(of record: PublicRecord) -> String { Catalogue(.english).text(record.kind.phrase) }

    /// 2026-11-03T16:12:00Z
    static func time(_ moment: Moment) -> String { moment.iso8601 }

    static func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
