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
            guard folders.last == "p", let page = Int(name) else { return nil }
            number = page
            folders.removeLast()
        }
        return PublicList(folders: folders).map { .list($0, page: number, language) }
    }

    private static func file(_ steps: [String]) -> SiteFile? {
        switch steps {
        case ["style.css"]: return .style
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
