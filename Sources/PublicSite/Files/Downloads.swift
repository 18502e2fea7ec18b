import CivicFacts

/// The day's reports as CSV and JSON, in parts, with a manifest, and what their rows hold.
struct Downloads {
    let site: Site

    func bytes(of file: SiteFile, from shelf: some PublicShelf) throws -> [UInt8]? {
        switch file {
        case .part(let day, let number, let format):
            let versions = try shelf.part(number, of: day)
            guard !versions.isEmpty else { return nil }
            return format == .csv ? csv(versions) : json(versions)
        case .manifest(let day): return try manifest(day, shelf)
        case .schema: return schema
        default: return nil
        }
    }

    // MARK: Rows

    /// Names of columns with what they hold; the schema of both formats.
    static let columns = DataColumn.all.map(\.name)

    private func cells(_ version: PublicVersion) -> [Cell] {
        [
            .text(version.token), .text(version.kind.code), .text(version.area.state ?? ""),
            .text(version.area.countyFIPS ?? ""), .text(version.area.name(in: .english)),
            .text(version.hour.day.description), .number(version.hour.hour), .text(version.hour.zone),
            .text(version.published.universal), .text(version.updated.universal),
            .text(version.language.rawValue), .flag(version.isVerified), .number(version.reporters),
            .said(version.words), .said(Words.joined(version.corrections.map(\.line))),
            .said(version.place ?? Words("")),
        ]
    }

    private func csv(_ versions: [PublicVersion]) -> [UInt8] {
        let head = Self.columns.joined(separator: ",")
        let rows = versions.map { cells($0).map(\.csv).joined(separator: ",") }
        return Array(([head] + rows).map { $0 + "\r\n" }.joined().utf8)
    }

    private func json(_ versions: [PublicVersion]) -> [UInt8] {
        let rows = versions.map { version in
            let fields = zip(Self.columns, cells(version)).map { "\"\($0)\": \($1.json)" }
            return "  {" + fields.joined(separator: ", ") + "}"
        }
        return Array(("[\n" + rows.joined(separator: ",\n") + "\n]\n").utf8)
    }

    // MARK: What there is

    private func manifest(_ day: CivilDate, _ shelf: some PublicShelf) throws -> [UInt8]? {
        let parts = try shelf.parts(of: day).filter { $0.rows > 0 }
        guard !parts.isEmpty else { return nil }
        let rows = parts.map { part in
            let files = [SiteFile.Format.csv, .json].map { format in
                let name = SiteFile.part(day, part.number, format).link(from: .manifest(day))
                let sum = part.sum(format).map {
                    ", \"bytes\": \($0.bytes), \"sha256\": \(Escape.json($0.hash))"
                }
                return "{\"name\": \(Escape.json(name)), \"rows\": \(part.rows)\(sum ?? "")}"
            }
            return files.map { "    " + $0 }.joined(separator: ",\n")
        }
        let total = parts.map(\.rows).reduce(0, +)
        let ever = try shelf.ever(of: .day(day))
        return Array(
            """
            {
              "day": "\(day)",
              "rows": \(total),
              "removed": \(max(0, ever - total)),
              "licence": \(Escape.json(site.settings.licence)),
              "files": [
            \(rows.joined(separator: ",\n"))
              ]
            }

            """.utf8)
    }

    // MARK: What the rows are

    /// JSON Schema of the files of a day.
    private var schema: [UInt8] {
        let fields = DataColumn.all.map { column in
            let meaning = Escape.json(column.meaning.english)
            return "      \(Escape.json(column.name)): {\(column.type), \"description\": \(meaning)}"
        }
        let names = Self.columns.map(Escape.json).joined(separator: ", ")
        return Array(
            """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "title": "Public reports of a day",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": [\(names)],
                "properties": {
            \(fields.joined(separator: ",\n"))
                }
              }
            }

            """.utf8)
    }
}
