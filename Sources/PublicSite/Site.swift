public import CivicFacts

/// The public site: each of its files is made from its path and from what is public now.
public struct Site: Sendable {
    /// Pages are made anew when this grows: another look of the same facts.
    public static let edition = 4

    public let settings: SiteSettings
    /// In the order in which the bot offers them.
    public let kinds: [PublicKind]
    /// When the file is made.
    private(set) var now = Moment(milliseconds: 0)

    public init(settings: SiteSettings, kinds: [PublicKind]) {
        self.settings = settings
        self.kinds = kinds
    }

    /// The bytes of a file; nil where there is no such file, or not any more.
    public func bytes(of file: SiteFile, from shelf: some PublicShelf, at now: Moment) throws -> [UInt8]? {
        var site = self
        site.now = now
        return try site.bytes(of: file, from: shelf)
    }

    private func bytes(of file: SiteFile, from shelf: some PublicShelf) throws -> [UInt8]? {
        switch file {
        case .style: Array(SiteStyle.css.utf8)
        case .photo(let name): try shelf.photo(name)
        case .robots: Array("User-agent: *\nAllow: /\n".utf8)
        case .logHeads: Array(try shelf.logHeads().map { $0 + "\n" }.joined().utf8)
        case .part, .manifest, .schema: try Downloads(site: self).bytes(of: file, from: shelf)
        case .atom, .jsonFeed, .geoJSON: try Feeds(site: self, now: now).bytes(of: file, from: shelf)
        case .report(let token, let language):
            try ReportPage(site: self, file: file, language: language).html(of: token, from: shelf)
        case .list(let list, let page, let language):
            try ListPage(site: self, file: file, language: language, list: list).html(page, from: shelf)
        default: try FrontPages(site: self, file: file, now: now).html(from: shelf)
        }
    }

    /// Files that are there from the beginning, whatever is public.
    public static var standing: [SiteFile] {
        let states = PublicArea.allStates + [PublicList.elsewhere]
        let paged = SiteLanguage.allCases.flatMap { language in
            [
                .home(language), .map(language), .charts(language), .data(language), .method(language),
                .changes(language), .missing(language), .prefixes(language),
            ]
                + states.flatMap { state -> [SiteFile] in
                    [.list(.state(state), page: nil, language), .embed(state, language)]
                }
                + PublicArea.allStates.map { .stateMap($0, language) }
                + PublicArea.allPrefixes.map { .prefix($0, language) }
        }
        return [.style, .robots, .logHeads, .schema, .atom(state: nil), .jsonFeed, .geoJSON]
            + states.map { .atom(state: $0) } + paged
    }

    /// Files that a version's coming, going or changing touches, but its own page and its pages in lists.
    public static func touched(by version: PublicVersion, part: Int) -> [SiteFile] {
        touched(byNames: Tally.names(of: version), day: version.hour.day, part: part)
    }

    /// The same for one of which nothing is left but the names of its counts.
    public static func touched(byNames names: [String], day: CivilDate, part: Int) -> [SiteFile] {
        let lists = names.compactMap(PublicList.init(name:)).filter { $0 != .all }
        let state = lists.lazy.compactMap(\.stateItself).first ?? PublicList.elsewhere
        let paged = SiteLanguage.allCases.flatMap { language -> [SiteFile] in
            var files: [SiteFile] = [
                .home(language), .map(language), .charts(language), .data(language), .embed(state, language),
            ]
            if state != PublicList.elsewhere { files.append(.stateMap(state, language)) }
            return files + lists.map { .list($0, page: nil, language) }
        }
        return paged + [
            .atom(state: nil), .atom(state: state), .jsonFeed, .geoJSON, .part(day, part, .csv),
            .part(day, part, .json), .manifest(day),
        ]
    }

    /// Files that time alone makes other ones: what was taken back is forgotten after thirty days.
    public func timed(from shelf: some PublicShelf, at now: Moment) throws -> [SiteFile] {
        let gone = try shelf.takenBack(since: now - .days(Feeds.daysOfGone + 2), limit: Feeds.mostGone)
        let states = Set(gone.compactMap(\.state)).sorted()
        return [.logHeads, .changes(.english), .changes(.spanish), .atom(state: nil)]
            + states.map { .atom(state: $0) }
    }

    /// The way from a page to a file. The page for what is missing is served under any address: it alone says where the site
    /// begins.
    func link(_ target: SiteFile, from file: SiteFile) -> String {
        if case .missing = file { settings.root + target.path } else { target.link(from: file) }
    }

    /// Where a file is served; nil where nobody knows.
    func address(of file: SiteFile) -> String? { settings.address.map { $0 + file.path } }

    func name(of code: String, in language: SiteLanguage) -> String {
        kinds.first { $0.code == code }?.name[language] ?? code
    }

    func name(ofState state: String, in language: SiteLanguage) -> String {
        state == PublicList.elsewhere
            ? SiteWords(language: language).elsewhere : PublicArea.state(state).name(in: language)
    }
}
