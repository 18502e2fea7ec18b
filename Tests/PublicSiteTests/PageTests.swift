import CivicFacts
import Foundation
import FoundationXML
import Testing

@testable import PublicSite

/// What pages hold, whatever people wrote.
struct PageTests {
    private static let hostile = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "]]> --> </style>",
        "javascript:alert(1)",
        "=HYPERLINK(\"x\")", String(repeating: "<", count: 2_000), String(repeating: "w", count: 2_000),
        "a\u{202E}b\u{0}c\u{1B}[31m", "café 投票 🗳️ &amp; \u{1F3F3}\u{FE0F}\u{200D}\u{1F308}",
    ]
    private static let now = Moment(milliseconds: 1_793_800_000_000)
    private static let site = Site(
        settings: SiteSettings(
            identity: "id", address: "https://reports.example.org/votes/", contact: "desk@example.org"),
        kinds: Made.kinds)
    nonisolated(unsafe) private static let shelf = SampleShelf(
        versions: hostile.enumerated().map {
            Made.version($0, words: $1, zip: ["30310", "85003", "78701"][$0 % 3], kind: $0 % 8)
        }
            + (20..<90).map { Made.version($0, zip: "30310", hour: $0 % 20) },
        gone: [
            TakenBack(
                token: "gonetoken1", name: "n",
                reason: Bilingual(english: "it is a copy", spanish: "es una copia"),
                at: Moment(milliseconds: 1_793_790_000_000))
        ])

    /// Every file of the shelf.
    private static let made = Result {
        try shelf.all.reduce(into: [String: String]()) { made, file in
            made[file.path] = try site.bytes(of: file, from: shelf, at: now).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    private let shelf = Self.shelf

    private func made() throws -> [String: String] { try Self.made.get() }

    @Test func everyLinkLeadsToAFileAndEveryPageIsFourStepsAway() throws {
        let made = try made()
        var steps = ["index.html": 0, "es/index.html": 0]
        var open = ["index.html", "es/index.html"]
        while let path = open.popLast() {
            let text = try #require(made[path])
            for link in links(in: text) where !link.contains(":") {
                if link.hasPrefix("#") {
                    #expect(text.contains("id=\"\(link.dropFirst())\""), "\(link) in \(path)")
                    continue
                }
                // The page for what is missing says where the site begins.
                let isRooted = link.hasPrefix("/")
                if isRooted { #expect(path.hasSuffix("404.html") && link.hasPrefix("/votes/")) }
                var folders = isRooted ? [] : path.split(separator: "/").dropLast().map(String.init)
                let link = isRooted ? String(link.dropFirst("/votes/".count)) : link
                for step in link.split(separator: "/") {
                    if step == ".." { folders.removeLast() } else { folders.append(String(step)) }
                }
                let target = folders.joined(separator: "/")
                #expect(made[target] != nil, "\(link) in \(path)")
                let count = (steps[path] ?? 0) + 1
                if count < steps[target] ?? .max, target.hasSuffix(".html") {
                    steps[target] = count
                    open.insert(target, at: 0)
                }
            }
        }
        let frames = made.keys.filter { $0.contains("404") }
        for path in made.keys where path.hasSuffix(".html") && !frames.contains(path) {
            #expect((steps[path] ?? .max) <= 4, "\(path)")
        }
    }

    @Test func nothingThatPeopleWroteIsMarkupOrLeavesTheSite() throws {
        for (path, text) in try made() where path.hasSuffix(".html") {
            #expect(
                !text.contains("<script") && !text.contains("<img src=x") && !text.contains("style="),
                "\(path)")
            #expect(
                !text.contains("\u{202E}") && !text.contains("\u{0}") && !text.contains("\u{1B}"), "\(path)")
            #expect(text.contains("default-src 'none'"), "\(path)")
            #expect(text.components(separatedBy: "<h1>").count == 2, "\(path)")
            #expect(text.utf8.count <= 50_000, "\(path): \(text.utf8.count)")
            for link in links(in: text) where link.contains("://") {
                let isKnown = ["https://reports.example.org/votes/", "https://t.me/share/", "https://wa.me/"]
                    .contains(where: link.hasPrefix)
                #expect(isKnown, "\(link) in \(path)")
            }
        }
    }

    /// S12: other pages may not stand in a frame.
    @Test func linksOfAnEmbeddedPageOpenInTheWholeWindow() throws {
        let page = try PlainHTML(#require(made()["embed/us/ga.html"]))
        #expect(page.all("a").count > 8 && page.all("a").allSatisfy { $0.attributes["target"] == "_top" })
        for state in ["ga", "wy", "elsewhere"] {
            let box = try PlainHTML(#require(made()["us/\(state)/index.html"])).all("textarea").first
            #expect(
                box?.text.contains("src=\"https://reports.example.org/votes/embed/us/\(state).html\"") == true
            )
        }
    }

    @Test func feedsAndPagesAreWellFormed() throws {
        for (path, text) in try made() {
            switch path.split(separator: ".").last {
            case "atom": #expect(XMLParser(data: Data(text.utf8)).parse(), "\(path)")
            case "json", "geojson": _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
            default: continue
            }
        }
    }

    @Test func allCountsAgree() throws {
        let total = shelf.versions.count
        #expect(shelf.counts(.all).values.reduce(0, +) == total)
        #expect(shelf.counts(.states).values.reduce(0, +) == total)
        #expect(shelf.counts(.days).values.reduce(0, +) == total)
        let made = try made()
        let rows = made.filter { $0.key.hasSuffix(".csv") }.values.map {
            $0.components(separatedBy: "\r\n").count - 2
        }
        #expect(rows.reduce(0, +) == total)
        #expect(made["index.html"]?.contains("\(total) reports") == true)
        #expect(made["es/index.html"]?.contains("\(total) reportes") == true)
    }

    @Test func whatWasTakenBackSaysWhyAndNothingElse() throws {
        let page = try #require(made()["r/go/gonetoken1.html"])
        #expect(page.contains("it is a copy"))
        #expect(try #require(made()["feed.atom"]).contains("at:deleted-entry"))
    }

    private func links(in text: String) -> [String] {
        text.components(separatedBy: "href=\"").dropFirst().compactMap {
            $0.split(separator: "\"").first.map(String.init)
        }
    }
}
