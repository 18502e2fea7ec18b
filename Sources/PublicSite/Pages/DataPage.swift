import CivicFacts

/// The page of the downloads: the newest parts with their size and SHA-256, all days, feeds, and what the columns hold.
struct DataPage {
    let site: Site
    let file: SiteFile
    let language: SiteLanguage

    /// Parts and days that a page has room for; older ones are named by their manifests, and the older manifests by their days.
    private static let (mostParts, mostDays) = (30, 250)

    private var words: SiteWords { SiteWords(language: language) }
    private var times: SiteTimes { SiteTimes(language: language) }

    func html(_ shelf: some PublicShelf) throws -> [UInt8] {
        let frame = PageFrame(site: site, file: file, language: language, title: words.data)
        let counts = try shelf.counts(.days).filter { $0.value > 0 }
        let days = counts.keys.compactMap(CivilDate.init).sorted(by: >)
        let links: [(SiteFile, String)] = [
            (.atom(state: nil), "Atom"), (.jsonFeed, "JSON Feed"), (.geoJSON, "GeoJSON"),
            (.schema, words.schema), (.logHeads, words.logHeads),
        ]
        let items = links.map { Markup.element("li", [], [frame.anchor($0, $1)]) }
        let columns = DataColumn.all.map { (label: Markup.text($0.name), values: [$0.meaning[language]]) }
        var found = [frame.paragraph(words.nothing)]
        if !days.isEmpty {
            found = [try parts(of: days, frame, shelf), manifests(of: days, counts, frame)]
        }
        return frame.html(
            [frame.heading(words.data), frame.paragraph(words.dataLead), .element("ul", [], items)] + found
                + [frame.table(words.columns, heads: [words.column, words.meaning], rows: columns)])
    }

    private func parts(
        of days: [CivilDate], _ frame: PageFrame, _ shelf: some PublicShelf
    ) throws -> Markup {
        var rows: [(label: Markup, values: [Markup])] = []
        for day in days where rows.count < 2 * Self.mostParts {
            for part in try shelf.parts(of: day).reversed() where part.rows > 0 {
                guard rows.count < 2 * Self.mostParts else { break }
                rows += [SiteFile.Format.csv, .json].map { row(part, of: day, $0, frame) }
            }
        }
        return frame.table(
            words.newestFiles, heads: [words.fileName, words.rows, words.size, "SHA-256"], marked: rows)
    }

    private func row(
        _ part: DownloadPart, of day: CivilDate, _ format: SiteFile.Format, _ frame: PageFrame
    ) -> (label: Markup, values: [Markup]) {
        let file = SiteFile.part(day, part.number, format)
        let sum = part.sum(format)
        return (
            frame.anchor(file, String(file.path.dropFirst("data/".utf8.count))),
            [
                .text(language.number(part.rows)), .text(sum.map { words.bytes($0.bytes) } ?? "–"),
                .element("code", [], [.text(sum?.hash ?? "–")]),
            ]
        )
    }

    private func manifests(of days: [CivilDate], _ counts: [String: Int], _ frame: PageFrame) -> Markup {
        let rows = days.prefix(Self.mostDays).map { day in
            (
                label: frame.anchor(.manifest(day), times.day(day)),
                values: [language.number(counts[day.description, default: 0])]
            )
        }
        let table = frame.table(words.byDay, heads: [words.day, words.count], rows: rows)
        return days.count > Self.mostDays ? table + frame.paragraph(words.olderManifests) : table
    }
}
