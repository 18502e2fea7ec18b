/// The record as comma-separated values (RFC 4180), safe to open in a spreadsheet.
struct RecordTable {
    private typealias Column = (name: String, cell: @Sendable (RecordRow) -> String?)

    private static let columns: [Column] = [
        ("report", { "\($0.report)" }), ("comment_on", { $0.commentOn.map { "\($0)" } }),
        ("state", { $0.state }),
        ("reason", { $0.reason }), ("kind", { $0.kind }), ("language", { $0.language }),
        ("text", { $0.text }),
        ("notes", { $0.notes.joined(separator: "\n") }), ("place", { $0.place }), ("zip", { $0.zip }),
        ("latitude", { $0.latitude.map { "\($0)" } }), ("longitude", { $0.longitude.map { "\($0)" } }),
        ("happened", { $0.happened }), ("happened_is", { $0.happenedIs }), ("sent", { $0.sent }),
        ("decided", { $0.decided }),
        ("published", { $0.published }), ("verified", { "\($0.verified)" }), ("likes", { "\($0.likes)" }),
        ("comments", { "\($0.comments)" }), ("photos", { $0.photos.joined(separator: " ") }),
    ]

    let rows: [RecordRow]

    var text: String {
        let head = Self.columns.map { SeparatedCell.written($0.name) }.joined(separator: ",")
        let lines = rows.map { row in
            Self.columns.map { SeparatedCell.written($0.cell(row) ?? "") }.joined(separator: ",")
        }
        return ([head] + lines).joined(separator: "\r\n") + "\r\n"
    }
}

/// A field of comma-separated values.
public enum SeparatedCell {
    /// In quotes. What begins like a formula, also behind what some spreadsheets take for the end of a field, would be run:
    /// an apostrophe keeps it words.
    public static func written(_ cell: String) -> String {
        let safe = Double(cell) == nil ? tamed(cell) : cell
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }

    /// Scalar by scalar: a mark above a sign makes another character of it, and no other formula.
    private static func tamed(_ cell: String) -> String {
        var tamed = String.UnicodeScalarView()
        var isStart = true
        if let first = cell.unicodeScalars.first, ends.contains(first) { tamed.append("'") }
        for scalar in cell.unicodeScalars {
            if isStart, signs.contains(scalar) { tamed.append("'") }
            tamed.append(scalar)
            isStart = ends.contains(scalar) || isStart && isUnseen(scalar)
        }
        return String(tamed)
    }

    private static let signs: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    ]
    private static let ends: Set<Unicode.Scalar> = [";", "\t", "\r", "\n"]

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    }
}
