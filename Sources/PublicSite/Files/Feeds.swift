import CivicFacts

/// The newest reports in the formats that others read: Atom (RFC 4287), JSON Feed 1.1 and GeoJSON (RFC 7946).
struct Feeds {
    let site: Site
    let now: Moment

    /// Entries of a feed at most; older ones are in the downloads.
    private static let most = 200
    /// And as many bytes of them: no file is larger than a megabyte.
    private static let mostBytes = 800_000
    /// How long readers are told to take an entry away.
    static let daysOfGone: Int64 = 30
    static let mostGone = 500
    private static let language = SiteLanguage.english

    func bytes(of file: SiteFile, from shelf: some PublicShelf) throws -> [UInt8]? {
        switch file {
        case .atom(let state):
            let list = state.map(PublicList.state) ?? .all
            let gone = try shelf.takenBack(since: now - .days(Self.daysOfGone), limit: Self.mostGone)
                .filter { state == nil || $0.state == state }
            return atom(try shelf.newest(of: list, limit: Self.most), gone, file, state)
        case .jsonFeed: return json(try shelf.newest(of: .all, limit: Self.most))
        case .geoJSON: return map(try shelf.newest(of: .all, limit: Self.most))
        default: return nil
        }
    }

    private func title(_ version: PublicVersion) -> String {
        "\(version.kind.name[Self.language]), \(version.area.name(in: Self.language))"
    }

    private func page(_ version: PublicVersion) -> String? {
        site.address(of: .report(token: version.token, Self.language))
    }

    // MARK: Atom

    private func atom(
        _ versions: [PublicVersion], _ gone: [TakenBack], _ file: SiteFile, _ state: String?
    ) -> [UInt8] {
        let updated = (versions.map(\.updated) + gone.map(\.at)).max() ?? Moment(milliseconds: 0)
        let name = state.map { "\(site.settings.name): \(site.name(ofState: $0, in: Self.language))" }
        let own = site.address(of: file).map {
            [Markup.empty("link", [Attribute("rel", "self"), Attribute("href", $0)])]
        }
        let feed = Markup.element(
            "feed",
            [
                Attribute("xmlns", "http://www.w3.org/2005/Atom"),
                Attribute("xmlns:at", "http://purl.org/atompub/tombstones/1.0"),
                Attribute("xmlns:georss", "http://www.georss.org/georss"),
            ],
            [
                leaf("id", "urn:uuid:\(identity(state))"),
                leaf("title", name ?? site.settings.name), leaf("updated", updated.universal),
                .element("author", [], [leaf("name", "Voters, through Turnout")]),
                leaf("generator", "Turnout"),
                leaf("rights", site.settings.licence),
            ] + (own ?? []) + gone.map(deleted) + fitting(versions.map(entry), \.size))
        return Array((Markup.fixed("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n") + feed).source.utf8)
    }

    /// The feed of a state has an identity of its own: the end of ours gives way to the letters of the state.
    private func identity(_ state: String?) -> String {
        guard let state else { return site.settings.identity }
        let letters = state == PublicList.elsewhere ? "ZZ" : state
        return String(site.settings.identity.dropLast(4))
            + letters.utf8.map { String($0, radix: 16) }.joined()
    }

    /// The newest that there is room for.
    private func fitting<Part>(_ parts: [Part], _ size: (Part) -> Int) -> [Part] {
        var left = Self.mostBytes
        return Array(
            parts.prefix {
                left -= size($0)
                return left >= 0
            })
    }

    private func leaf(_ name: StaticString, _ text: String) -> Markup {
        .element(name, [], [.text(Escape.cleaned(text))])
    }

    private func entry(_ version: PublicVersion) -> Markup {
        let link = page(version).map {
            Markup.empty("link", [Attribute("rel", "alternate"), Attribute("href", $0)])
        }
        let point = version.area.labelPoint.map {
            leaf("georss:point", "\(Self.degrees($0.latitude)) \(Self.degrees($0.longitude))")
        }
        let category = Markup.empty(
            "category",
            [Attribute("term", version.kind.code), Attribute("label", version.kind.name[Self.language])])
        return .element(
            "entry", [Attribute("xml:lang", version.language.rawValue)],
            [
                leaf("id", "urn:uuid:\(version.name)"), leaf("title", title(version)),
                leaf("published", version.published.universal), leaf("updated", version.updated.universal),
                category, link ?? .nothing, point ?? .nothing,
                .element("content", [Attribute("type", "text")], [.said(whole(version))]),
            ])
    }

    /// RFC 6721: a reader takes the entry away.
    private func deleted(_ gone: TakenBack) -> Markup {
        .element(
            "at:deleted-entry",
            [Attribute("ref", "urn:uuid:\(gone.name)"), Attribute("when", gone.at.universal)],
            [leaf("at:comment", gone.reason[Self.language])])
    }

    /// The words, and below them what the team corrected.
    private func whole(_ version: PublicVersion) -> Words {
        Words.joined([version.words] + [version.place].compactMap(\.self) + version.corrections.map(\.line))
    }

    // MARK: JSON

    private func json(_ versions: [PublicVersion]) -> [UInt8] {
        let items = versions.map { version in
            let url = page(version).map { "\"url\": \(Escape.json($0)), " } ?? ""
            return """
                    {"id": "urn:uuid:\(version.name)", \(url)"title": \(Escape.json(title(version))),
                     "content_text": \(Cell.said(whole(version)).json),
                     "date_published": "\(version.published.universal)", "date_modified": "\(version.updated.universal)",
                     "language": "\(version.language.rawValue)", "tags": [\(Escape.json(version.kind.code))],
                     "_turnout": {"about": \(Escape.json(Self.about)), \(facts(version))}}
                """
        }
        let home = site.address(of: .home(Self.language)).map { "  \"home_page_url\": \(Escape.json($0)),\n" }
        return Array(
            """
            {
              "version": "https://jsonfeed.org/version/1.1",
              "title": \(Escape.json(site.settings.name)),
            \(home ?? "")  "items": [
            \(fitting(items, \.utf8.count).joined(separator: ",\n"))
              ]
            }

            """.utf8)
    }

    private func map(_ versions: [PublicVersion]) -> [UInt8] {
        let features = versions.map { version in
            let point = version.area.labelPoint.map {
                "{\"type\": \"Point\", \"coordinates\": [\(Self.degrees($0.longitude)), \(Self.degrees($0.latitude))]}"
            }
            return """
                    {"type": "Feature", "id": "urn:uuid:\(version.name)", "geometry": \(point ?? "null"),
                     "properties": {"text": \(Cell.said(whole(version)).json), "kind": \(Escape.json(version.kind.code)),
                     "language": "\(version.language.rawValue)", "published": "\(version.published.universal)",
                     "updated": "\(version.updated.universal)", \(facts(version))}}
                """
        }
        return Array(
            """
            {
              "type": "FeatureCollection",
              "features": [
            \(fitting(features, \.utf8.count).joined(separator: ",\n"))
              ]
            }

            """.utf8)
    }

    private func facts(_ version: PublicVersion) -> String {
        """
        "area": \(Escape.json(version.area.name(in: Self.language))), "day": "\(version.hour.day)", \
        "hour": \(version.hour.hour), "zone": \(Escape.json(version.hour.zone)), \
        "verified": \(version.isVerified), "reporters": \(version.reporters)
        """
    }

    private static let about =
        "Reports of voters, each read by a person before it was published. Places are areas."

    /// From hundredths.
    private static func degrees(_ hundredths: Int) -> String {
        "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(two(abs(hundredths) % 100))"
    }
}
