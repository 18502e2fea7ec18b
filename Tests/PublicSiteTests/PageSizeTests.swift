import CivicFacts
import Testing

@testable import PublicSite

/// S22, S26, S31: pages and files stay small whatever people write, and however much of it.
struct PageSizeTests {
    private static let site = Site(
        settings: SiteSettings(
            identity: "00000000-0000-8000-a000-000000000000", address: "https://reports.example.org/votes/",
            contact: "desk@example.org"),
        kinds: Made.kinds)
    private static let now = Moment(milliseconds: 1_793_900_000_000)

    private static let texts = [
        String(repeating: "The line is long. ", count: 105),
        "long line " + String(repeating: "<", count: 1_900),
        String(repeating: "&", count: 2_000), String(repeating: "\"", count: 2_000),
        String(repeating: "a\n", count: 1_000), String(repeating: "\u{1F5F3}\u{FE0F}", count: 2_000),
    ]

    private func size(_ file: SiteFile, _ shelf: SampleShelf) throws -> Int {
        try Self.site.bytes(of: file, from: shelf, at: Self.now)?.count ?? 0
    }

    /// One ZIP code, one kind, and every kind of sign.
    @Test(arguments: texts) func listsAndEmbedsShortenWords(_ words: String) throws {
        let shelf = SampleShelf(versions: (0..<64).map { Made.version($0, words: words) })
        let lists: [PublicList] = [
            .state("GA"), .area(state: "GA", slug: "fulton"), .kind(state: "GA", code: "long-line"),
            .day(Made.version(0).hour.day),
        ]
        for language in SiteLanguage.allCases {
            let pages = lists.flatMap {
                [SiteFile.list($0, page: nil, language), .list($0, page: 1, language)]
            }
            for page in pages + [.home(language), .list(.all, page: 2, language)] {
                let size = try size(page, shelf)
                #expect(size > 10_000 && size <= 50_000, "\(page.path): \(size)")
            }
            let embed = try size(.embed("GA", language), shelf)
            #expect(embed > 2_000 && embed <= 20_000, "\(embed)")
        }
        for file in [SiteFile.atom(state: nil), .jsonFeed, .geoJSON] {
            #expect(try size(file, shelf) <= 1_000_000)
        }
    }

    /// Two thousand plain letters; and such as take four times as much.
    @Test func aReportTakesTenKilobytes() throws {
        for (words, most) in zip(Self.texts.prefix(2), [10_000, 12_000]) {
            let version = Made.version(1, words: words)
            let shelf = SampleShelf(versions: [version])
            for language in SiteLanguage.allCases {
                let size = try size(.report(token: version.token, language), shelf)
                #expect(size > 4_000 && size <= most, "\(size)")
            }
        }
    }

    /// Fifty comments of two thousand letters, and what is worse.
    @Test(arguments: texts) func aReportThatManySpokeOfStaysSmall(_ words: String) throws {
        let note = PublicNote(Words(words), in: .english)
        let plain = Made.version(1, words: words)
        let version = PublicVersion(
            token: plain.token, name: plain.name, words: plain.words, language: .english, area: plain.area,
            kind: plain.kind, hour: plain.hour, published: plain.published, updated: plain.updated,
            isVerified: true,
            corrections: Array(repeating: note, count: 20), comments: Array(repeating: note, count: 50))
        let shelf = SampleShelf(versions: [version])
        let size = try size(.report(token: version.token, .spanish), shelf)
        #expect(size <= 50_000, "\(size)")
    }

    @Test func wordsAreCutWhereAWordEnds() {
        let words = Words("One two three four five six")
        #expect(words.shortened(to: 100) == words)
        #expect(words.shortened(to: 16) == Words("One two three…"))
        #expect(Words(String(repeating: "<", count: 100)).shortened(to: 43).size <= 43)
    }

    /// Every state, every county of the largest, two months of days, a million reports' pages.
    @Test func aYearOfReportsEverywhereIsNotTooLarge() throws {
        let shelf = ManyShelf()
        for language in SiteLanguage.allCases {
            let files: [SiteFile] = [
                .home(language), .map(language), .charts(language), .data(language), .changes(language),
                .stateMap("TX", language), .list(.state("TX"), page: nil, language),
                .list(.all, page: 2_500, language), .list(.all, page: 33_334, language), .prefixes(language),
            ]
            for file in files {
                let bytes = try #require(try Self.site.bytes(of: file, from: shelf, at: Self.now))
                #expect(bytes.count <= 50_000, "\(file.path): \(bytes.count)")
            }
        }
    }
}

/// As after a million reports: every area and day has some.
private struct ManyShelf: PublicShelf {
    private func versions(_ count: Int) -> [PublicVersion] {
        (0..<count).map {
            Made.version($0, words: "The line is long. " + String(repeating: "<", count: 900), zip: "78701")
        }
    }

    func version(_ token: String) -> PublicVersion? { nil }
    func photo(_ name: String) -> [UInt8]? { nil }
    func logHeads() -> [String] { [] }
    func takenBack(_ token: String) -> TakenBack? { nil }
    func takenBack(since: Moment, limit: Int) -> [TakenBack] {
        (0..<min(limit, 500)).map {
            TakenBack(
                token: "gonetok\(100 + $0)", name: "n",
                reason: Bilingual(
                    english: "it is about a private person", spanish: "trata de una persona particular"),
                at: since)
        }
    }
    func corrected(since: Moment, limit: Int) -> [PublicVersion] { versions(min(limit, 500)) }
    func newest(of list: PublicList, limit: Int) -> [PublicVersion] { versions(min(limit, 30)) }
    func page(_ number: Int, of list: PublicList) -> [PublicVersion] { versions(30) }
    func lastPage(of list: PublicList) -> Int { 33_334 }
    func ever(of list: PublicList) -> Int { 1_000_000 }
    func counts(_ tally: Tally) -> [String: Int] {
        let names: [String] =
            switch tally {
            case .all: [""]
            case .states: PublicArea.allStates + [PublicList.elsewhere]
            case .areas(let state): PublicArea.all(in: state).map(\.slug)
            case .kinds, .kindsOf, .kindsOn: PublicKind.codes
            case .days: (0..<365).map { CivilDate(days: 20_760 - $0).description }
            case .hours: (0..<24).map { two($0) }
            }
        return Dictionary(names.enumerated().map { ($1, 12_345 + $0) }) { first, _ in first }
    }
    func part(_ number: Int, of day: CivilDate) -> [PublicVersion] { [] }
    func parts(of day: CivilDate) -> [DownloadPart] {
        let sum = String(repeating: "0123456789abcdef", count: 4) + " 654321"
        return (1...12).map { DownloadPart(number: $0, rows: 1_000, csv: sum, json: sum) }
    }
}
