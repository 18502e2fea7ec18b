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
                .list(.all, page: 12, language), .list(.all, page: 1_000, language),
                .list(.day(day), page: 33_334, language),
                .list(.state("GA"), page: nil, language), .list(.state("elsewhere"), page: 3, language),
                .list(.area(state: "GA", slug: "fulton"), page: 1, language),
                .list(.kind(state: "PR", code: "long-line"), page: nil, language),
                .list(.day(day), page: 2, language),
                .prefixes(language), .prefix("303", language), .charts(language), .data(language),
                .method(language),
                .changes(language), .embed("elsewhere", language), .embed("WY", language), .missing(language),
            ]
        } + [
            .style, .schema, .robots, .atom(state: nil), .atom(state: "ND"), .jsonFeed, .geoJSON,
            .part(day, 1, .csv),
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

    /// S31
    @Test func noFolderHasMoreThanFiveThousandNames() {
        let pages = (1...40_000).map { SiteFile.list(.all, page: $0, .english).path }
        let folders = Dictionary(grouping: pages) {
            $0.split(separator: "/").dropLast().joined(separator: "/")
        }
        #expect(folders.values.allSatisfy { $0.count <= 1_000 } && folders.count == 41)
    }

    /// What others put into the folder keeps its name.
    @Test(arguments: [
        "photos/lo/logo.jpg", "r/ab/about.html", "zip/notes.html", "embed/us/banner.html",
        "us/pictures/index.html",
        "us/ga/news/index.html", "videos/in/intro.mp4",
    ])
    func namesOfOthersAreNotTheSites(_ path: String) {
        #expect(SiteFile(path: path)?.isNamedBySite != true)
    }

    @Test func namesOfTheSiteAreTheSites() {
        for file in Self.files { #expect(file.isNamedBySite, "\(file.path)") }
        #expect(SiteFile.photo(String(repeating: "0f", count: 10)).isNamedBySite)
        #expect(SiteFile.photo(String(repeating: "0f", count: 10) + ".webm").isNamedBySite)
        #expect(SiteFile.list(.area(state: "GA", slug: "smaller"), page: nil, .spanish).isNamedBySite)
        #expect(SiteFile.isOlder("style.css") && SiteFile.isOlder("style-0000000000000000.css"))
        #expect(!SiteFile.isOlder("style-mine.css") && !SiteFile.isOlder(SiteFile.style.path))
    }

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
