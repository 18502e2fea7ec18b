import CivicFacts

/// Pages of which there is one: the front page, map, charts, data, how it works, what changed; and the small ones by state.
struct FrontPages {
    let site: Site
    let file: SiteFile
    let now: Moment

    func html(from shelf: some PublicShelf) throws -> [UInt8]? {
        switch file {
        case .home(let language): try home(language, shelf)
        case .map(let language): try MapPages(site: site, file: file, language: language).country(shelf)
        case .stateMap(let state, let language):
            try MapPages(site: site, file: file, language: language).state(state, shelf)
        case .charts(let language):
            try ChartPage(site: site, file: file, language: language, now: now).html(shelf)
        case .data(let language): try DataPage(site: site, file: file, language: language).html(shelf)
        case .method(let language): MethodPage(site: site, file: file, language: language).html
        case .changes(let language): try ChangesPage(site: site, file: file, language: language).html(shelf)
        case .embed(let state, let language): try embed(state, language, shelf)
        case .missing(let language): missing(language)
        case .prefixes(let language): prefixes(language)
        case .prefix(let digits, let language): prefix(digits, language)
        case .report, .photo, .list, .style, .schema, .robots, .logHeads, .atom, .jsonFeed, .geoJSON, .part,
            .manifest:
            nil
        }
    }

    private func frame(_ language: SiteLanguage, _ title: String) -> PageFrame {
        PageFrame(site: site, file: file, language: language, title: title)
    }

    private func home(_ language: SiteLanguage, _ shelf: some PublicShelf) throws -> [UInt8] {
        let frame = frame(language, site.settings.name(in: language))
        let words = frame.words
        let newest = try shelf.newest(of: .all, limit: PublicList.pageSize)
        let cards = newest.map { ReportCard(frame: frame, version: $0).entry() }
        let total = try shelf.counts(.all).values.first ?? 0
        var content = [
            frame.heading(frame.title), frame.paragraph(words.reports(total)),
        ]
        if let day = newest.map(\.hour.day).max() {
            let counts = try shelf.counts(.kindsOn(day))
            let rows = site.kinds.filter { counts[$0.code, default: 0] > 0 }.map {
                (
                    label: Markup.text($0.name[language]),
                    values: [language.number(counts[$0.code, default: 0])]
                )
            }
            let title = words.kinds(on: SiteTimes(language: language).day(day))
            content.append(frame.table(title, heads: [words.kind, words.count], rows: rows))
        }
        content += [
            frame.section(words.newest, cards.isEmpty ? [frame.paragraph(words.nothing)] : cards),
            try states(frame, shelf), try days(frame, shelf),
            ListPage(site: site, file: file, language: language, list: .all).pages(
                try shelf.lastPage(of: .all), frame),
        ]
        return frame.html(content)
    }

    private func states(_ frame: PageFrame, _ shelf: some PublicShelf) throws -> Markup {
        let counts = try shelf.counts(.states).filter { $0.value > 0 }
        let named = counts.map {
            (name: site.name(ofState: $0.key, in: frame.language), state: $0.key, count: $0.value)
        }
        let rows = named.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map { row in
            (
                label: frame.anchor(.list(.state(row.state), page: nil, frame.language), row.name),
                values: [frame.language.number(row.count)]
            )
        }
        guard !rows.isEmpty else { return .nothing }
        return frame.table(frame.words.byState, heads: [frame.words.area, frame.words.count], rows: rows)
    }

    /// Days that the page has room for; the reports of older ones are on the pages of all.
    private static let mostDays = 45

    private func days(_ frame: PageFrame, _ shelf: some PublicShelf) throws -> Markup {
        let counts = try shelf.counts(.days).filter { $0.value > 0 }
        let rows = counts.keys.compactMap(CivilDate.init).sorted(by: >).prefix(Self.mostDays).map { day in
            (
                label: frame.anchor(
                    .list(.day(day), page: nil, frame.language), SiteTimes(language: frame.language).day(day)),
                values: [frame.language.number(counts[day.description, default: 0])]
            )
        }
        guard !rows.isEmpty else { return .nothing }
        return frame.table(frame.words.byDay, heads: [frame.words.day, frame.words.count], rows: rows)
    }

    private func embed(_ state: String, _ language: SiteLanguage, _ shelf: some PublicShelf) throws -> [UInt8]
    {
        let name = site.name(ofState: state, in: language)
        var frame = frame(language, name)
        frame.isEmbedded = true
        let cards = try shelf.newest(of: .state(state), limit: 8).map {
            ReportCard(frame: frame, version: $0).entry("h2")
        }
        let all = frame.anchor(.list(.state(state), page: nil, language), frame.words.allOnSite)
        let more = Markup.element("p", [], [all])
        return frame.html(
            [
                frame.heading(name),
                .element("p", [Attribute("class", "hotline")], [.text(frame.words.hotline)]),
            ]
                + (cards.isEmpty ? [frame.paragraph(frame.words.nothing)] : cards) + [more])
    }

    private func missing(_ language: SiteLanguage) -> [UInt8] {
        var frame = frame(language, SiteWords(language: language).missing)
        frame.isIndexed = false
        return frame.html([
            frame.heading(frame.words.missing), frame.paragraph(frame.words.missingLead),
            .element("p", [], [frame.anchor(.home(language), frame.words.home)]),
        ])
    }

    private func prefixes(_ language: SiteLanguage) -> [UInt8] {
        let frame = frame(language, SiteWords(language: language).findZIP)
        let links = PublicArea.allPrefixes.map { digits in
            Markup.element("li", [], [frame.anchor(.prefix(digits, language), digits)])
        }
        return frame.html([
            frame.heading(frame.title), frame.paragraph(frame.words.prefixesLead),
            .element("ul", [Attribute("class", "pages")], links),
        ])
    }

    private func prefix(_ digits: String, _ language: SiteLanguage) -> [UInt8]? {
        let codes = PublicArea.counties(ofPrefix: digits, in: language)
        guard !codes.isEmpty else { return nil }
        let frame = frame(language, SiteWords(language: language).prefix(digits))
        let words = frame.words
        let rows = codes.map { (label: Markup.text($0.zip), values: [$0.county]) }
        let states = Set(codes.compactMap { PublicArea(zip: $0.zip).state }).sorted()
        let links = states.map { state in
            Markup.element(
                "li", [],
                [
                    frame.anchor(
                        .list(.state(state), page: nil, language), site.name(ofState: state, in: language))
                ])
        }
        return frame.html([
            frame.heading(frame.title), frame.paragraph(words.prefixLead), .element("ul", [], links),
            frame.table(frame.title, heads: [words.zip, words.county], rows: rows),
        ])
    }
}

extension Zone {
    /// For moments of the team and of the site, which have no place of their own.
    static let eastern = Zone(of: nil)
}
