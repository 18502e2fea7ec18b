import CivicFacts
import Testing

@testable import PublicSite

/// A path says which file it is, and links lead from any file to any other.
struct PathTests {
    private static let day = CivilDate(year: 2026, month: 11, day: 3)
    static let files: [SiteFile] =
        SiteLanguage.allCases.flatMap { language -> [SiteFile] in
            [
                .home(language), .report(token: "k7m3q2xa9t", language), .map(language),
                .stateMap("TX", language),
                .list(.all, page: 12, language),
                .list(.state("GA"), page: nil, language), .list(.state("elsewhere"), page: 3, language),
                .list(.area(state: "GA", slug: "fulton"), page: 1, language),
                .list(.kind(state: "PR", code: "long-line"), page: nil, language),
                .list(.day(day), page: 2, language),
                .prefixes(language), .prefix("303", language), .charts(language), .data(language),
                .method(language),
                .changes(language), .embed("elsewhere", language), .embed("WY", language), .missing(language),
            ]
        } + [
            .style, .robots, .atom(state: nil), .atom(state: "ND"), .jsonFeed, .geoJSON, .part(day, 1, .csv),
            .part(day, 12345, .json), .manifest(day),
        ]

    @Test(arguments: files) func aPathIsReadBack(_ file: SiteFile) {
        #expect(SiteFile(path: file.path) == file)
    }

    @Test func linksLeadThere() {
        for from in Self.files {
            for to in Self.files {
                var steps = from.path.split(separator: "/").dropLast().map(String.init)
                for step in to.link(from: from).split(separator: "/") {
                    if step == ".." { steps.removeLast() } else { steps.append(String(step)) }
                }
                #expect(steps.joined(separator: "/") == to.path)
            }
        }
    }

    @Test(arguments: [
        "", "index.htm", "fr/index.html", "es/style.css", "us/ga/p/x.html", "../index.html",
        "data/2026/13/40/0001.csv",
        "us/GA/index.html", "r/aa/k7m3q2xa9t.html",
    ])
    func otherPathsAreNoFiles(_ path: String) { #expect(SiteFile(path: path) == nil) }

    /// S32
    @Test func anApprovalTouchesAtMostFortyFiles() {
        let version = Made.version(1)
        let own = SiteLanguage.allCases.map { SiteFile.report(token: version.token, $0) }
        let pages = PublicList.lists(of: version).flatMap { list in
            SiteLanguage.allCases.map { SiteFile.list(list, page: 1, $0) }
        }
        #expect(Set(own + pages + Site.touched(by: version, part: 1)).count <= 40)
    }
}
