import CivicFacts

/// The newest of a list, or one of its pages. Pages are counted from the oldest: a full one changes only when something on
/// it does.
struct ListPage {
    let site: Site
    let file: SiteFile
    let language: SiteLanguage
    let list: PublicList

    private var words: SiteWords { SiteWords(language: language) }

    /// Nil for a county, a kind or a day of which nothing is public.
    func html(_ number: Int?, from shelf: some PublicShelf) throws -> [UInt8]? {
        if list == .all, number == nil { return nil }
        let last = try shelf.lastPage(of: list)
        let found = try number.map { try shelf.page($0, of: list) }
        guard (number ?? 1) <= max(last, 1), (number ?? 1) > 0 else { return nil }
        let newest = try shelf.newest(of: list, limit: PublicList.pageSize)
        guard !newest.isEmpty || stays && number == nil else { return nil }
        let area = newest.first?.area ?? .unknown
        let title = Self.title(of: list, area, site, language)
        let whole = number.map { "\(title), \(words.page($0))" } ?? title
        let frame = PageFrame(site: site, file: file, language: language, title: whole)
        let content = found.map { paged($0, number: number ?? 1, frame) }
        return frame.html(
            [frame.heading(whole)] + (try content ?? self.newest(newest, last: last, frame, shelf)))
    }

    /// Each state has a page also while nothing is on it. The newest of all are on the front page.
    private var stays: Bool {
        if case .state = list { true } else { false }
    }

    private func newest(
        _ versions: [PublicVersion], last: Int, _ frame: PageFrame, _ shelf: some PublicShelf
    ) throws -> [Markup] {
        let cards = versions.map { ReportCard(frame: frame, version: $0).entry() }
        let shown = cards.isEmpty ? [frame.paragraph(words.nothing)] : cards
        let start = try around(frame, shelf)
        let end = [frame.section(words.newest, shown), pages(last, frame)]
        guard case .state(let state) = list else { return start + end }
        return start + end + [EmbedBox(frame: frame, state: state).markup]
    }

    /// A page that was filled once, the newest of it first; older pages of the same fifty are one step away.
    private func paged(_ versions: [PublicVersion], number: Int, _ frame: PageFrame) -> [Markup] {
        let cards = versions.map { ReportCard(frame: frame, version: $0).entry("h2") }
        let links = older(than: number).map { item($0, frame) }
        let newest = Markup.element(
            "p", [],
            [frame.anchor(list == .all ? .home(language) : .list(list, page: nil, language), words.toNewest)])
        let content = cards.isEmpty ? [frame.paragraph(words.emptied)] : cards
        guard !links.isEmpty else { return content + [newest] }
        return content + [
            newest, frame.section(words.olderPages, [.element("ul", [Attribute("class", "pages")], links)]),
        ]
    }

    /// The newest page of each fifty, and for what is older the newest of each fifty of those: from there the others are reached.
    func pages(_ last: Int, _ frame: PageFrame) -> Markup {
        guard last > 0 else { return .nothing }
        let large = Self.block * Self.block
        let old = stride(from: large, to: last, by: large)
        let young = stride(from: last / large * large + Self.block, to: last, by: Self.block)
        let links = (old.map { $0 } + young.map { $0 } + [last]).reversed().map { item($0, frame) }
        return frame.section(
            words.pages,
            [frame.paragraph(words.oldestFirst), .element("ul", [Attribute("class", "pages")], links)])
    }

    /// Older pages that are one step away: the rest of its fifty, and from the newest of fifty times fifty each fifty.
    private func older(than number: Int) -> [Int] {
        let first = (number - 1) / Self.block * Self.block + 1
        let own = (first..<number).reversed().map { $0 }
        let large = Self.block * Self.block
        guard number % large == 0 else { return own }
        return own + stride(from: number - Self.block, to: number - large, by: -Self.block)
    }

    private func item(_ number: Int, _ frame: PageFrame) -> Markup {
        .element("li", [], [frame.anchor(.list(list, page: number, language), words.page(number))])
    }

    private static let block = 50

    // MARK: What is within a state

    private func around(_ frame: PageFrame, _ shelf: some PublicShelf) throws -> [Markup] {
        guard case .state(let state) = list else { return [] }
        let kinds = try shelf.counts(.kindsOf(state: state))
        let areas = try shelf.counts(.areas(state: state))
        let byKind = site.kinds.filter { kinds[$0.code, default: 0] > 0 }.map { kind in
            (
                label: frame.anchor(
                    .list(.kind(state: state, code: kind.code), page: nil, language), kind.name[language]),
                values: [language.number(kinds[kind.code, default: 0])]
            )
        }
        let byArea = areas.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { slug, count in
            let name = PublicArea.area(slug: slug, in: state)?.name(in: language) ?? slug
            return (
                label: frame.anchor(.list(.area(state: state, slug: slug), page: nil, language), name),
                values: [language.number(count)]
            )
        }
        let total = try shelf.counts(.states)[state, default: 0]
        var content = [frame.paragraph(words.reports(total))]
        if state != PublicList.elsewhere {
            content.append(.element("p", [], [frame.anchor(.stateMap(state, language), words.map)]))
        }
        guard total > 0 else { return content }
        return content + [
            frame.table(words.byKind, heads: [words.kind, words.count], rows: byKind),
            frame.table(words.byArea, heads: [words.area, words.count], rows: byArea),
        ]
    }

    /// "Fulton County, Georgia", "Georgia: long line", "November 3, 2026"
    static func title(
        of list: PublicList, _ area: PublicArea, _ site: Site, _ language: SiteLanguage
    ) -> String {
        switch list {
        case .all: SiteWords(language: language).all
        case .state(let state): site.name(ofState: state, in: language)
        case .area(let state, let slug):
            PublicArea.area(slug: slug, in: state)?.name(in: language) ?? area.name(in: language)
        case .kind(let state, let code):
            "\(site.name(ofState: state, in: language)): \(site.name(of: code, in: language))"
        case .day(let day): SiteTimes(language: language).day(day)
        }
    }
}
