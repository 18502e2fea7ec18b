import CivicFacts

/// A path read back: which file it is.
extension SiteFile {
    /// Nil for a path that no file of the site has.
    public init?(path: String) {
        var steps = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        var language = SiteLanguage.english
        if steps.first == SiteLanguage.spanish.rawValue {
            language = .spanish
            steps.removeFirst()
        }
        guard let found = Self.page(steps, language) ?? (language == .english ? Self.file(steps) : nil),
            found.path == path
        else { return nil }
        self = found
    }

    private static func page(_ steps: [String], _ language: SiteLanguage) -> SiteFile? {
        let name = steps.last.flatMap { $0.hasSuffix(".html") ? String($0.dropLast(5)) : nil }
        guard let name else { return nil }
        let folders = Array(steps.dropLast())
        switch (folders, name) {
        case ([], "index"): return .home(language)
        case ([], "404"): return .missing(language)
        case (["map"], "index"): return .map(language)
        case (["charts"], "index"): return .charts(language)
        case (["data"], "index"): return .data(language)
        case (["method"], "index"): return .method(language)
        case (["changes"], "index"): return .changes(language)
        case (["zip"], "index"): return .prefixes(language)
        case (["zip"], _): return .prefix(name, language)
        case (["embed", "us"], _): return .embed(state(name), language)
        default: break
        }
        if folders.count == 2, folders[0] == "r" { return .report(token: name, language) }
        if folders.count == 3, folders[0] == "us", folders[2] == "map", name == "index" {
            return .stateMap(state(folders[1]), language)
        }
        return listed(folders, name, language)
    }

    private static func listed(_ folders: [String], _ name: String, _ language: SiteLanguage) -> SiteFile? {
        var folders = folders
        var number: Int?
        if name != "index" {
            guard let page = Int(name), page > 0 else { return nil }
            if page >= 1_000, !folders.isEmpty { folders.removeLast() }
            guard folders.last == "p" else { return nil }
            number = page
            folders.removeLast()
        }
        return PublicList(folders: folders).map { .list($0, page: number, language) }
    }

    private static func file(_ steps: [String]) -> SiteFile? {
        switch steps {
        case [SiteFile.style.path]: return .style
        case ["data", "schema.json"]: return .schema
        case ["robots.txt"]: return .robots
        case ["log-heads.txt"]: return .logHeads
        case ["feed.atom"]: return .atom(state: nil)
        case ["feed.json"]: return .jsonFeed
        case ["reports.geojson"]: return .geoJSON
        default: break
        }
        if steps.count == 3, steps[0] == "us", steps[2] == "feed.atom" {
            return .atom(state: state(steps[1]))
        }
        if steps.count == 3, steps[0] == "photos", steps[2].hasSuffix(".jpg") {
            return .photo(String(steps[2].dropLast(4)))
        }
        if steps.count == 3, steps[0] == "videos" { return .photo(String(steps[2])) }
        guard steps.count == 5, steps[0] == "data", let day = CivilDate(steps[1...3].joined(separator: "-"))
        else { return nil }
        if steps[4] == "manifest.json" { return .manifest(day) }
        let parts = steps[4].split(separator: ".")
        guard parts.count == 2, let number = Int(parts[0]), let format = Format(rawValue: String(parts[1]))
        else { return nil }
        return .part(day, number, format)
    }

    private static func state(_ step: String) -> String {
        step == PublicList.elsewhere ? step : step.uppercased()
    }
}

extension SiteFile {
    /// Whether a file that lies under this path is one that the site gives: the names of others are theirs, whatever folder they
    /// are put into.
    public var isNamedBySite: Bool {
        switch self {
        case .report(let token, _): token.utf8.count == 10 && token.utf8.allSatisfy(Self.isPlain)
        case .photo(let name): Self.isPhoto(name)
        case .prefix(let digits, _): digits.utf8.count == 3 && Int(digits) != nil
        case .embed(let state, _), .stateMap(let state, _), .list(.state(let state), _, _),
            .list(.kind(let state, _), _, _):
            Self.isState(state)
        case .atom(let state): state.map(Self.isState) ?? true
        case .list(.area(let state, let slug), _, _):
            slug == PublicArea.unknown.slug || PublicArea.area(slug: slug, in: state) != nil
        default: true
        }
    }

    /// What versions before this one wrote under another name.
    public static func isOlder(_ path: String) -> Bool {
        path == "style.css"
            || path.hasPrefix("style-") && path.hasSuffix(".css") && path.utf8.count == style.path.utf8.count
                && path != style.path
    }

    private static func isState(_ state: String) -> Bool {
        state == PublicList.elsewhere || PublicArea.allStates.contains(state)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Twenty digits of a digest, and what files of its kind end with.
    private static func isPhoto(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isHexadecimal =
            parts[0].utf8.count == 20 && parts[0].allSatisfy { "0123456789abcdef".contains($0) }
        return isHexadecimal && (parts.count == 1 || parts.count == 2 && ["mp4", "webm"].contains(parts[1]))
    }
}

extension PublicList {
    fileprivate init?(folders: [String]) {
        switch folders.first {
        case "all" where folders.count == 1: self = .all
        case "d" where folders.count == 2:
            guard let day = CivilDate(folders[1]) else { return nil }
            self = .day(day)
        case "us" where folders.count == 2 || folders.count == 3:
            let state = folders[1] == Self.elsewhere ? folders[1] : folders[1].uppercased()
            guard folders.count == 3 else {
                self = .state(state)
                return
            }
            self =
                PublicKind.codes.contains(folders[2])
                ? .kind(state: state, code: folders[2]) : .area(state: state, slug: folders[2])
        default: return nil
        }
    }
}
