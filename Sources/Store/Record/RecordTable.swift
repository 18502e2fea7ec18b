import PublicSite

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
        ("video", { $0.video }),
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
