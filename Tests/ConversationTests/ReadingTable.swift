import CivicFacts
import Foundation
import Testing

@testable import Conversation

/// What people write, and what is to be read out of it: `Tests/Readings`.
///
/// A heading names a reader, and what it reads where that is always the same; a row is a text and, behind the last ` = `,
/// what is read. A text in quotation marks is spelled as in JSON.
enum ReadingTable {
    struct Row: Sendable, CustomStringConvertible {
        let place: String
        let reader: String
        let text: String
        let expected: String

        var description: String { place }
    }

    /// Tuesday, November 3, 2026, 14:30 in Phoenix.
    static let now = Moment(day: CivilDate(year: 2026, month: 11, day: 3), hour: 14, minute: 30, in: phoenix)
    static let phoenix = Zone(of: ZIP("85003"))

    static let files = ["answers", "corrections", "intents", "numbers", "places", "safety", "times"]
    static let rows = files.flatMap(rows(of:))

    private static func rows(of name: String) -> [Row] {
        let file = TranscriptTests.root.appending(path: "Tests/Readings/\(name).txt")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.components(separatedBy: "\n") ?? []
        var heading: [String] = []
        var rows: [Row] = []
        for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            if line.hasPrefix("[") {
                heading = line.dropFirst().dropLast().components(separatedBy: " = ")
                continue
            }
            let parts = (line + (heading.count == 2 ? " = " + heading[1] : "")).components(separatedBy: " = ")
            rows.append(
                Row(
                    place: "\(name).txt, line \(index + 1)", reader: heading[0],
                    text: text(parts.dropLast().joined(separator: " = ")), expected: parts[parts.count - 1]))
        }
        return rows
    }

    private static func text(_ written: String) -> String {
        guard written.hasPrefix("\"") else { return written }
        return (try? JSONDecoder().decode(String.self, from: Data(written.utf8))) ?? written
    }
}
