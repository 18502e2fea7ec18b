import CivicFacts

/// The map of the country and those of its states, each with the same numbers as a table.
struct MapPages {
    let site: Site
    let file: SiteFile
    let language: SiteLanguage

    private var words: SiteWords { SiteWords(language: language) }

    func country(_ shelf: some PublicShelf) throws -> [UInt8] {
        let frame = PageFrame(site: site, file: file, language: language, title: words.map)
        let counts = try shelf.counts(.states)
        let drawing = countryMap(counts: counts, in: language) { state in
            frame.link(.list(.state(state), page: nil, language))
        }
        let rows = (PublicArea.allStates + [PublicList.elsewhere]).map { state in
            (name: site.name(ofState: state, in: language), state: state, count: counts[state, default: 0])
        }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map { name, state, count in
            (
                label: frame.anchor(.list(.state(state), page: nil, language), name),
                values: [language.number(count)]
            )
        }
        return frame.html([
            frame.heading(words.map), drawing,
            frame.table(words.byState, heads: [words.area, words.count], rows: rows),
            .element("p", [], [frame.anchor(.prefixes(language), words.findZIP)]),
        ])
    }

    func state(_ state: String, _ shelf: some PublicShelf) throws -> [UInt8]? {
        guard PublicArea.allStates.contains(state) else { return nil }
        let name = site.name(ofState: state, in: language)
        let frame = PageFrame(site: site, file: file, language: language, title: "\(words.map): \(name)")
        let bySlug = try shelf.counts(.areas(state: state))
        var counties: [String: Int] = [:]
        var (smaller, whole) = (0, 0)
        for (slug, count) in bySlug {
            switch PublicArea.area(slug: slug, in: state) {
            case .county(let fips): counties[fips] = count
            case .smaller: smaller = count
            case .state: whole = count
            case .unknown, nil: break
            }
        }
        let drawing = stateMap(state, counts: counties, smaller: smaller, whole: whole, in: language) {
            area in
            let list = PublicList.area(state: state, slug: area.slug)
            return bySlug[area.slug] == nil ? nil : frame.link(.list(list, page: nil, language))
        }
        let rows = bySlug.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { slug, count in
            let label = PublicArea.area(slug: slug, in: state)?.name(in: language) ?? slug
            return (
                label: frame.anchor(.list(.area(state: state, slug: slug), page: nil, language), label),
                values: [language.number(count)]
            )
        }
        let table =
            rows.isEmpty
            ? frame.paragraph(words.nothing)
            : frame.table(words.byArea, heads: [words.area, words.count], rows: rows)
        let back = Markup.element("p", [], [frame.anchor(.list(.state(state), page: nil, language), name)])
        return frame.html([frame.heading(frame.title), drawing, table, back])
    }
}

/// Reports by hour, kind, day and state, each chart with its table.
struct ChartPage {
    let site: Site
    let file: SiteFile
    let language: SiteLanguage
    let now: Moment

    private var words: SiteWords { SiteWords(language: language) }

    func html(_ shelf: some PublicShelf) throws -> [UInt8] {
        let frame = PageFrame(site: site, file: file, language: language, title: words.charts)
        let times = SiteTimes(language: language)
        let days = try shelf.counts(.days).filter { $0.value > 0 }
        let sorted = days.keys.compactMap(CivilDate.init).sorted()
        guard let newest = sorted.last else {
            return frame.html([frame.heading(words.charts), frame.paragraph(words.nothing)])
        }
        let hours = try shelf.counts(.hours(newest))
        let byHour = (0..<24).map { (times.hour($0), hours[two($0), default: 0]) }
        let kinds = try shelf.counts(.kinds)
        let byKind = site.kinds.map { ($0.name[language], kinds[$0.code, default: 0]) }
        let first = max(newest.days - Self.days + 1, sorted[0].days)
        let byDay = (first...newest.days).map { number in
            let day = CivilDate(days: number)
            return (times.day(day), days[day.description, default: 0])
        }
        let states = try shelf.counts(.states).filter { $0.value > 0 }
        let byState = states.map { (site.name(ofState: $0.key, in: language), $0.value) }.sorted {
            ($1.1, $0.0) < ($0.1, $1.0)
        }
        return frame.html([
            frame.heading(words.charts),
            chart(words.byHour(times.day(newest)), words.hour, byHour, frame),
            chart(words.byKind, words.kind, byKind, frame), chart(words.byDay, words.day, byDay, frame),
            byStateSection(byState, states, frame), rates(states, frame),
        ])
    }

    /// Days of the chart, and states that have a bar: the page has room for so many. The tables have all states.
    private static let (days, bars): (Int64, Int) = (14, 20)

    private func byStateSection(
        _ rows: [(String, Int)], _ counts: [String: Int], _ frame: PageFrame
    ) -> Markup {
        let rates = Dictionary(
            counts.map { state, count in
                let rate = MapFigure.perResidents.value(
                    count, residents: AreaTable.shared.residents(of: state))
                return (site.name(ofState: state, in: language), rate)
            }
        ) { first, _ in first }
        let table = frame.table(
            words.byState, heads: [words.area, words.count, words.perResidentsHead],
            rows: rows.map { name, count in
                let rate = rates[name].flatMap(\.self).map { MapFigure.perResidents.text($0, language) }
                return (label: Markup.text(name), values: [language.number(count), rate ?? "–"])
            })
        let bars = rows.prefix(Self.bars).map { (label: $0.0, count: $0.1) }
        return frame.section(
            words.byState,
            [barChart(title: words.byState, axis: words.area, bars: bars, in: language), table])
    }

    /// A state with more people has more reports: beside the number what it is for 100,000 residents. // S15
    private func rates(_ counts: [String: Int], _ frame: PageFrame) -> Markup {
        let drawing = countryMap(counts: counts, in: language, showing: .perResidents) { state in
            frame.link(.list(.state(state), page: nil, language))
        }
        return frame.section(words.perResidents, [drawing])
    }

    private func chart(
        _ title: String, _ head: String, _ bars: [(label: String, count: Int)], _ frame: PageFrame
    ) -> Markup {
        frame.section(
            title,
            [
                barChart(title: title, axis: head, bars: bars, in: language),
                frame.table(
                    title, heads: [head, words.count],
                    rows: bars.map { (label: .text($0.label), values: [language.number($0.count)]) }),
            ])
    }
}
