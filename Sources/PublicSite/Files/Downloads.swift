import CivicFacts

/// The day's reports as CSV and JSON, in parts, with a manifest; and the page that names them.
struct Downloads {
    let site: Site

    func bytes(of file: SiteFile, from shelf: some PublicShelf) throws -> [UInt8]? {
        switch file {
        case .part(let day, let number, let format):
            let versions = try shelf.part(number, of: day)
            guard !versions.isEmpty else { return nil }
            return format == .csv ? csv(versions) : json(versions)
        case .manifest(let day): return try manifest(day, shelf)
        default: return nil
        }
    }

    // MARK: Rows

    /// Names of columns with what they hold; the schema of both formats.
    static let columns = [
        "id", "kind", "state", "county_fips", "area", "day", "hour", "zone", "published", "updated",
        "language",
        "verified", "reporters", "text", "corrections", "place",
    ]

    private func cells(_ version: PublicVersion) -> [Cell] {
        [
            .text(version.token), .text(version.kind.code), .text(version.area.state ?? ""),
            .text(version.area.countyFIPS ?? ""), .text(version.area.name(in: .english)),
            .text(version.hour.day.description), .number(version.hour.hour), .text(version.hour.zone),
            .text(version.published.universal), .text(version.updated.universal),
            .text(version.language.rawValue), .flag(version.isVerified), .number(version.reporters),
            .said(version.words), .said(Words.joined(version.corrections)), .said(version.place ?? Words("")),
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
            let files = [(SiteFile.Format.csv, part.csvHash), (.json, part.jsonHash)].map { format, hash in
                let name = SiteFile.part(day, part.number, format).link(from: .manifest(day))
                let sum = hash.map { ", \"sha256\": \(Escape.json($0))" } ?? ""
                return "{\"name\": \(Escape.json(name)), \"rows\": \(part.rows)\(sum)}"
            }
            return files.map { "    " + $0 }.joined(separator: ",\n")
        }
        let total = parts.map(\.rows).reduce(0, +)
        return Array(
            """
            {
              "day": "\(day)",
              "rows": \(total),
              "licence": \(Escape.json(site.settings.licence)),
              "files": [
            \(rows.joined(separator: ",\n"))
              ]
            }

            """.utf8)
    }

    func page(_ file: SiteFile, _ language: SiteLanguage, from shelf: some PublicShelf) throws -> [UInt8] {
        let words = SiteWords(language: language)
        let frame = PageFrame(site: site, file: file, language: language, title: words.data)
        let counts = try shelf.counts(.days).filter { $0.value > 0 }
        let times = SiteTimes(language: language)
        let rows = counts.keys.compactMap(CivilDate.init).sorted(by: >).map { day in
            (
                label: frame.anchor(.manifest(day), times.day(day)),
                values: ["\(counts[day.description, default: 0])"]
            )
        }
        let feeds: [(SiteFile, String)] = [
            (.atom(state: nil), "Atom"), (.jsonFeed, "JSON Feed"), (.geoJSON, "GeoJSON"),
        ]
        let links = feeds.map { Markup.element("li", [], [frame.anchor($0, $1)]) }
        let columns = Self.meanings.map { (label: Markup.text($0.name), values: [$0.meaning[language]]) }
        let table =
            rows.isEmpty
            ? frame.paragraph(words.nothing)
            : frame.table(words.byDay, heads: [words.day, words.count], rows: rows)
        return frame.html([
            frame.heading(words.data), frame.paragraph(words.dataLead), .element("ul", [], links), table,
            frame.table(words.columns, heads: [words.column, words.meaning], rows: columns),
        ])
    }

    private static let meanings: [(name: String, meaning: Bilingual)] = [
        (
            "id",
            Bilingual(
                english: "Code of the report; its address ends in it",
                spanish: "Clave del reporte; su dirección termina con ella")
        ),
        ("kind", Bilingual(english: "Kind of problem", spanish: "Tipo de problema")),
        (
            "state",
            Bilingual(
                english: "Postal abbreviation; empty where none is known",
                spanish: "Abreviatura postal; vacía si no se conoce")
        ),
        (
            "county_fips",
            Bilingual(
                english: "County, five digits of FIPS; empty for a smaller county",
                spanish: "Condado, cinco cifras FIPS; vacío si es un condado pequeño")
        ),
        ("area", Bilingual(english: "Name of the area, in English", spanish: "Nombre de la zona, en inglés")),
        (
            "day, hour, zone",
            Bilingual(
                english: "When it was sent, in the place's own time, to the hour",
                spanish: "Cuándo se envió, en la hora del lugar, sin minutos")
        ),
        (
            "published, updated",
            Bilingual(
                english: "When it became public (to the hour) and when the team last changed it, UTC",
                spanish: "Cuándo se hizo público (sin minutos) y cuándo lo cambió el equipo, UTC")
        ),
        (
            "language",
            Bilingual(english: "Language of the chat, en or es", spanish: "Idioma del chat, en o es")
        ),
        (
            "verified",
            Bilingual(english: "A second source told the same", spanish: "Otra fuente contó lo mismo")
        ),
        (
            "reporters",
            Bilingual(
                english: "How many people reported the same", spanish: "Cuántas personas reportaron lo mismo")
        ),
        (
            "text",
            Bilingual(
                english: "What was written, as a moderator made it public",
                spanish: "Lo que se escribió, como se hizo público")
        ),
        (
            "corrections",
            Bilingual(
                english: "Notes of the team, each on its line", spanish: "Notas del equipo, una por línea")
        ),
        (
            "place",
            Bilingual(
                english: "Name of the place, where a moderator chose to name it; else empty",
                spanish: "Nombre del lugar, si un moderador decidió nombrarlo; si no, vacío")
        ),
    ]
}
