import CivicFacts
import Foundation
import FoundationXML
import Testing

@testable import PublicSite

/// S24, S26: what people wrote, whatever context it would like to break out of, is read as it was approved, and is nothing else.
struct HostileTests {
    static let corpus = [
        "<script>alert(1)</script>", "</script><script>alert(1)//", "<img src=x onerror=alert(1)>",
        "<svg/onload=alert(1)>", "<svg><style><img title=\"</style><img src=1 onerror=alert(1)>\">",
        "\"><b>x</b>", "' onmouseover='alert(1)", "\" autofocus onfocus=\"alert(1)",
        "</title><h1>Closed</h1>",
        "</blockquote></article></main><main>", "</textarea><iframe src=//x.org>", "<!-- --> --!> <!--",
        "]]>",
        "<![CDATA[ x ]]>",
        "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>&a;",
        "javascript:alert(1)", "data:text/html,<b>x</b>", "url(//x.org) } body { display: none }",
        "expression(alert(1))", "@import url(//x.org);", "&lt;b&gt; &amp;amp; &#60; &#x3c; &nbsp &copy;",
        "{{7*7}} ${7*7} <%= 7*7 %> #{7*7}", "\\u003cscript\\u003e \\x3c \\074",
        "=HYPERLINK(\"//x.org\",\"here\")",
        "+1+1", "-2+3", "@SUM(A1)", "|cmd", "%0d%0aSet-Cookie: a=b", "a\tb\rc",
        "line one\nline two\n\n\nline five",
        "\u{202E}txt.exe\u{202C} \u{2066}x\u{2069}", "z\u{0}e\u{1B}[31mr\u{7F}o\u{85}",
        "a\u{2028}b\u{2029}c\u{FEFF}d",
        "a\u{FFFF}x", "Z" + String(repeating: "\u{301}\u{36F}", count: 60),
        "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{1F3F3}\u{FE0F}", "投票所 مركز الاقتراع ทดสอบ",
        "‘quotes’ “more” «and»",
        String(repeating: "<", count: 2_000), String(repeating: "&", count: 2_000),
        String(repeating: "w", count: 2_000), String(repeating: "\"", count: 2_000), "../../etc/passwd",
        "%2e%2e%2f",
        "{\"a\": 1}", "'; DROP TABLE reports; --", "{text} {0} %s %@", "</feed></rss>",
    ]

    nonisolated(unsafe) private static let shelf = SampleShelf(
        versions: corpus.enumerated().map { number, words in
            PublicVersion(
                token: "hostile\(100 + number)", name: "00000000-0000-8000-a000-00000000\(1_000 + number)",
                words: Words(words), language: number % 2 == 0 ? .english : .spanish,
                area: PublicArea(zip: "30310"),
                kind: Made.kinds[number % 8],
                hour: PublicHour(Moment(milliseconds: 1_793_790_000_000), in: Zone(of: nil)),
                published: Moment(milliseconds: 1_793_790_000_000),
                updated: Moment(milliseconds: 1_793_790_000_000),
                isVerified: false, corrections: [PublicNote(Words(words), in: .spanish)],
                comments: [PublicNote(Words(words), in: .english)])
        })
    private static let site = Site(
        settings: SiteSettings(identity: "id", address: "https://reports.example.org/"), kinds: Made.kinds)

    private func bytes(_ file: SiteFile) throws -> [UInt8] {
        try #require(
            try Self.site.bytes(of: file, from: Self.shelf, at: Moment(milliseconds: 1_793_800_000_000)))
    }

    private func text(_ file: SiteFile) throws -> String {
        try #require(String(validating: try bytes(file), as: UTF8.self), "\(file.path)")
    }

    /// Lines as they were written, but empty ones.
    private static func shown(_ said: String) -> String {
        Escape.cleaned(said).split(separator: "\n").joined()
    }

    @Test(arguments: corpus.indices, SiteLanguage.allCases)
    func aPageSaysWhatWasApproved(_ number: Int, _ language: SiteLanguage) throws {
        let page = try PlainHTML(text(.report(token: "hostile\(100 + number)", language)))
        let expected = Self.shown(Self.corpus[number])
        let quote = try #require(page.all("blockquote").first)
        #expect(quote.text == expected)
        #expect(quote.attributes == ["lang": number % 2 == 0 ? "en" : "es", "dir": "auto"])
        let notes = page.all("p").filter { $0.parents.last == "li" && $0.attributes["lang"] != nil }
        #expect(notes.map(\.attributes["lang"]) == ["es", "en"])
        #expect(notes.allSatisfy { $0.text.filter { $0 != "\n" } == expected || $0.text.hasSuffix("…") })
        let known: Set = [
            "html", "head", "meta", "title", "link", "body", "a", "header", "p", "nav", "ul", "li", "main",
            "h1", "h2",
            "blockquote", "section", "label", "input", "footer",
        ]
        #expect(Set(page.elements.map(\.name)).subtracting(known).isEmpty)
        // Nothing of it stands in a tag.
        let least = expected.unicodeScalars.count > 12 ? expected : "\u{0}"
        #expect(!page.elements.contains { $0.attributes.values.contains { $0.contains(least) } })
    }

    @Test func listsFeedsAndDownloadsHoldWhatWasApproved() throws {
        let expected = Self.corpus.map { Escape.cleaned($0) }
        let listed = try PlainHTML(text(.list(.all, page: 1, .english))).all("blockquote").map(\.text)
        #expect(listed.count == 30)
        for (shown, said) in zip(listed.reversed(), Self.corpus) {
            let whole = Self.shown(said)
            #expect(shown == whole || shown.hasSuffix("…") && whole.hasPrefix(shown.dropLast()))
        }
        let day = CivilDate(Moment(milliseconds: 1_793_790_000_000), in: Zone(of: nil))
        let rows = try #require(
            try JSONSerialization.jsonObject(with: Data(bytes(.part(day, 1, .json)))) as? [[String: Any]])
        #expect(rows.map { $0["text"] as? String } == expected)
        #expect(XMLReader.isWellFormed(try bytes(.atom(state: nil))))
        let feed = try #require(
            try JSONSerialization.jsonObject(with: Data(bytes(.jsonFeed))) as? [String: Any])
        #expect((feed["items"] as? [[String: Any]])?.count == Self.corpus.count)
    }
}

/// Foundation's reader of XML.
enum XMLReader {
    static func isWellFormed(_ bytes: [UInt8]) -> Bool { XMLParser(data: Data(bytes)).parse() }
}
