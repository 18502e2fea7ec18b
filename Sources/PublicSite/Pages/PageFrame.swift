import CivicFacts

/// A page: its head, its menu, what stands in it, and whom to ask.
struct PageFrame {
    let site: Site
    let file: SiteFile
    let language: SiteLanguage
    let title: String
    /// Report pages: no search engine keeps what may have to be taken back.
    var isIndexed = true
    /// Pages without a menu, for other sites' frames.
    var isEmbedded = false

    var words: SiteWords { SiteWords(language: language) }

    func html(_ content: [Markup]) -> [UInt8] {
        let whole =
            Markup.fixed("<!DOCTYPE html>\n")
            + .element(
                "html", [Attribute("lang", language.rawValue)], [head, body(content)])
        return Array((whole.source + "\n").utf8)
    }

    private var head: Markup {
        let other = file.translated(to: language.other)
        let links: [Markup] = [
            .void(
                "link", [Attribute("rel", "stylesheet"), Attribute("href", link(.style))]),
            .void(
                "link",
                [
                    Attribute("rel", "alternate"), Attribute("type", "application/atom+xml"),
                    Attribute("title", name), Attribute("href", link(.atom(state: nil))),
                ]),
            .void(
                "link",
                [
                    Attribute("rel", "alternate"), Attribute("hreflang", language.other.rawValue),
                    Attribute("href", site.address(of: other) ?? link(other)),
                ]),
        ]
        let canonical = site.address(of: file).map {
            [
                Markup.void("link", [Attribute("rel", "canonical"), Attribute("href", $0)]),
                meta(property: "og:url", $0),
            ]
        }
        return .element(
            "head", [],
            [
                .void("meta", [Attribute("charset", "utf-8")]),
                .void(
                    "meta",
                    [Attribute("http-equiv", "Content-Security-Policy"), Attribute("content", Self.policy)]),
                meta("referrer", "no-referrer"),
                meta("viewport", "width=device-width, initial-scale=1"),
                meta("robots", isIndexed ? "noarchive" : "noindex, noarchive"),
                .element("title", [], [.text(wholeTitle)]),
                meta(property: "og:title", title), meta(property: "og:type", "website"),
                meta(property: "og:site_name", name),
            ] + links + (canonical ?? []))
    }

    private var name: String { site.settings.name(in: language) }

    private var wholeTitle: String {
        title == name ? title : "\(title) · \(name)"
    }

    private func meta(_ name: String, _ content: String) -> Markup {
        .void("meta", [Attribute("name", name), Attribute("content", content)])
    }

    private func meta(property: String, _ content: String) -> Markup {
        .void("meta", [Attribute("property", property), Attribute("content", content)])
    }

    private func body(_ content: [Markup]) -> Markup {
        guard !isEmbedded else {
            return .element(
                "body", [Attribute("class", "embed")],
                [
                    .element("main", [Attribute("id", "main")], content),
                    .element("footer", [], [contact, asOf]),
                ])
        }
        let skip = Markup.element(
            "a", [Attribute("class", "skip"), Attribute("href", "#main")], [.text(words.skip)])
        return .element(
            "body", [], [skip, header, .element("main", [Attribute("id", "main")], content), footer])
    }

    private var header: Markup {
        let hotline = Markup.element("p", [Attribute("class", "hotline")], [.text(words.hotline)])
        let pages: [(SiteFile, String)] = [
            (.home(language), words.home), (.map(language), words.map), (.charts(language), words.charts),
            (.data(language), words.data), (.method(language), words.method),
            (.changes(language), words.changes),
        ]
        let other = Markup.element(
            "a",
            [
                Attribute("href", link(file.translated(to: language.other))),
                Attribute("hreflang", language.other.rawValue), Attribute("lang", language.other.rawValue),
            ], [.text(words.otherLanguage)])
        let items = pages.map { page, label in item(page, label) } + [.element("li", [], [other])]
        return .element(
            "header", [],
            [hotline, .element("nav", [Attribute("aria-label", words.menu)], [.element("ul", [], items)])])
    }

    private func item(_ page: SiteFile, _ label: String) -> Markup {
        guard page != file else {
            return .element(
                "li", [],
                [
                    .element(
                        "a", [Attribute("href", link(page)), Attribute("aria-current", "page")],
                        [.text(label)])
                ])
        }
        return .element("li", [], [anchor(page, label)])
    }

    private var footer: Markup {
        .element(
            "footer", [],
            [
                .element("p", [], [.text(words.notAMeasure)]), contact,
                .element("p", [], [.text(words.licence(site.settings.licence(in: language)))]), asOf,
            ])
    }

    private var contact: Markup {
        paragraph(site.settings.contact.map(words.removal) ?? words.removalWithoutContact)
    }

    /// To the hour: when it was made says nothing of when somebody decided.
    private var asOf: Markup {
        let hour = SiteTimes(language: language).line(PublicHour(site.now, in: .eastern))
        return .element("p", [Attribute("class", "as-of")], [.text(words.asOf(hour))])
    }

    // MARK: Pieces

    func link(_ page: SiteFile) -> String { site.link(page, from: file) }

    /// From another site's frame in the whole window: only what is made for it may stand in one.
    func anchor(_ page: SiteFile, _ label: String) -> Markup {
        let window = isEmbedded ? [Attribute("target", "_top")] : []
        return .element("a", [Attribute("href", link(page))] + window, [.text(label)])
    }

    func heading(_ text: String) -> Markup { .element("h1", [], [.text(text)]) }

    func section(_ title: String, _ content: [Markup]) -> Markup {
        .element("section", [], [.element("h2", [], [.text(title)])] + content)
    }

    func paragraph(_ text: String) -> Markup { .element("p", [], [.text(text)]) }

    /// A table with a caption and headers; the first cell of a row is its header.
    func table(_ caption: String, heads: [String], rows: [(label: Markup, values: [String])]) -> Markup {
        table(caption, heads: heads, marked: rows.map { ($0.label, $0.values.map(Markup.text)) })
    }

    /// The same with markup in its cells.
    func table(_ caption: String, heads: [String], marked rows: [(label: Markup, values: [Markup])]) -> Markup
    {
        let head = heads.map { Markup.element("th", [Attribute("scope", "col")], [.text($0)]) }
        let body = rows.map { row in
            Markup.element(
                "tr", [],
                [.element("th", [Attribute("scope", "row")], [row.label])]
                    + row.values.map { .element("td", [], [$0]) })
        }
        return .element(
            "div",
            [
                Attribute("class", "wide"), Attribute("tabindex", 0), Attribute("role", "region"),
                Attribute("aria-label", caption),
            ],
            [
                .element(
                    "table", [],
                    [
                        .element("caption", [], [.text(caption)]),
                        .element("thead", [], [.element("tr", [], head)]), .element("tbody", [], body),
                    ])
            ])
    }

    /// No script, nothing of another host, nothing that other sites may frame but what is made for it.
    static let policy =
        "default-src 'none'; style-src 'self'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'"
}

extension SiteLanguage {
    var other: SiteLanguage { self == .english ? .spanish : .english }
}
