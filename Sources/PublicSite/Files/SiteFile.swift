public import CivicFacts

/// A file of the site. Its path says all that is needed to make it.
public enum SiteFile: Hashable, Sendable {
    case home(SiteLanguage)
    case report(token: String, SiteLanguage)
    /// A photo by its name, or a video, whose name has an ending.
    case photo(String)
    /// The newest of a list, or one of its pages.
    case list(PublicList, page: Int?, SiteLanguage)
    /// Which first three digits ZIP codes have, and the page of one of them.
    case prefixes(SiteLanguage)
    case prefix(String, SiteLanguage)
    case map(SiteLanguage)
    case stateMap(String, SiteLanguage)
    case charts(SiteLanguage)
    case data(SiteLanguage)
    case method(SiteLanguage)
    case changes(SiteLanguage)
    case embed(String, SiteLanguage)
    case missing(SiteLanguage)
    case style
    /// What the rows of downloads hold, for programs.
    case schema
    case robots
    /// Where the audit log ended, day by day.
    case logHeads
    /// Of everything, or of one state.
    case atom(state: String?)
    case jsonFeed
    case geoJSON
    case part(CivilDate, Int, Format)
    case manifest(CivilDate)

    public enum Format: String, Sendable { case csv, json }

    /// Where it lies in the folder.
    public var path: String {
        switch self {
        case .home(let language): language.folder + "index.html"
        case .report(let token, let language): "\(language.folder)r/\(token.prefix(2))/\(token).html"
        case .photo(let name):
            name.contains(".")
                ? "videos/\(name.prefix(2))/\(name)" : "photos/\(name.prefix(2))/\(name).jpg"
        case .list(let list, let page, let language):
            language.folder + list.folder + (page.map(Self.path(ofPage:)) ?? "index.html")
        case .prefixes(let language): language.folder + "zip/index.html"
        case .prefix(let digits, let language): "\(language.folder)zip/\(digits).html"
        case .map(let language): language.folder + "map/index.html"
        case .stateMap(let state, let language):
            "\(language.folder)us/\(state.lowercased())/map/index.html"
        case .charts(let language): language.folder + "charts/index.html"
        case .data(let language): language.folder + "data/index.html"
        case .method(let language): language.folder + "method/index.html"
        case .changes(let language): language.folder + "changes/index.html"
        case .embed(let state, let language): "\(language.folder)embed/us/\(state.lowercased()).html"
        case .missing(let language): language.folder + "404.html"
        case .style: "style-\(SiteStyle.mark).css"
        case .schema: "data/schema.json"
        case .robots: "robots.txt"
        case .logHeads: "log-heads.txt"
        case .atom(let state): (state.map { "us/\($0.lowercased())/" } ?? "") + "feed.atom"
        case .jsonFeed: "feed.json"
        case .geoJSON: "reports.geojson"
        case .part(let day, let number, let format):
            "data/\(day.folder)/\(String(repeating: "0", count: max(0, 4 - "\(number)".count)))\(number).\(format)"
        case .manifest(let day): "data/\(day.folder)/manifest.json"
        }
    }

    /// A thousand in each folder.
    private static func path(ofPage number: Int) -> String {
        number < 1_000 ? "p/\(number).html" : "p/\(number / 1_000)/\(number).html"
    }

    /// Where a file stands in the order in which they are written, so that none names one that is not there yet and no count
    /// is ahead of what it counts; and, for a step that takes something away, in the other order. What
    /// names the hashes of downloads is written once more when they are there: see `namesHashes`.
    public func turn(removing: Bool) -> Int {
        switch self {
        case .part: removing ? 5 : 0
        case .manifest: removing ? 3 : 4
        // Before the page that shows it, and gone after it.
        case .photo: removing ? 8 : -1
        default: removing ? 7 - rank : rank
        }
    }

    /// Whether it says what other files of the same step are made of.
    public var namesHashes: Bool {
        switch self {
        case .manifest, .data: true
        default: false
        }
    }

    private var rank: Int {
        switch self {
        case .report, .prefix, .style, .schema, .part, .photo: 0
        case .list(_, page: .some, _): 1
        case .list(.state, page: nil, _): 3
        case .list: 2
        case .home, .map, .stateMap, .prefixes, .charts, .embed, .method, .changes, .missing, .robots,
            .logHeads, .manifest:
            5
        case .data, .atom, .jsonFeed, .geoJSON: 6
        }
    }

    /// The page in one of the languages; the same file where it has none.
    func translated(to language: SiteLanguage) -> SiteFile {
        switch self {
        case .home: .home(language)
        case .report(let token, _): .report(token: token, language)
        case .list(let list, let page, _): .list(list, page: page, language)
        case .prefixes: .prefixes(language)
        case .prefix(let digits, _): .prefix(digits, language)
        case .map: .map(language)
        case .stateMap(let state, _): .stateMap(state, language)
        case .charts: .charts(language)
        case .data: .data(language)
        case .method: .method(language)
        case .changes: .changes(language)
        case .embed(let state, _): .embed(state, language)
        case .missing: .missing(language)
        case .style, .schema, .robots, .logHeads, .atom, .jsonFeed, .geoJSON, .part, .manifest, .photo: self
        }
    }

    /// The way from one file to another, as a relative address: it holds in any folder and on any server.
    func link(from file: SiteFile) -> String {
        let here = file.path.split(separator: "/").dropLast()
        let there = path.split(separator: "/")
        let shared = zip(here, there).prefix { $0 == $1 }.count
        return String(repeating: "../", count: here.count - shared)
            + there.dropFirst(shared).joined(separator: "/")
    }
}

extension SiteLanguage {
    var folder: String { self == .english ? "" : "\(rawValue)/" }
}

extension PublicList {
    /// The folder of its pages; that of everything is the front page's, and has no pages of its own.
    var folder: String {
        switch self {
        case .all: "all/"
        case .state(let state): "us/\(state.lowercased())/"
        case .area(let state, let slug): "us/\(state.lowercased())/\(slug)/"
        case .kind(let state, let code): "us/\(state.lowercased())/\(code)/"
        case .day(let day): "d/\(day)/"
        }
    }
}

extension CivilDate {
    /// `2026/11/03`
    fileprivate var folder: String { description.replacing("-", with: "/") }
}
