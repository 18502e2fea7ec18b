import Testing

@testable import PublicSite

/// What people write stays text wherever it stands.
struct WritingTests {
    @Test(arguments: [
        "<script>alert(1)</script>", "\" onload=\"x", "]]>", "</title><b>", "a & b", "'><svg/onload=x>",
    ])
    func wordsNeverBecomeMarkup(_ said: String) {
        let source = Markup.element("p", [Attribute("title", said)], [.said(Words(said))]).source
        #expect(source.filter { $0 == "<" }.count == 2)
        #expect(source.hasSuffix("</p>"))
        #expect(!source.dropFirst(3).dropLast(4).contains("<"))
    }

    @Test func whatNoFileMayHoldIsGone() {
        #expect(Markup.said(Words("a\u{0}b\u{1B}c\u{2028}de\u{202E}f\u{3164}g")).source == "abcdefg")
        let marked = "e" + String(repeating: "\u{301}", count: 40)
        #expect(Words(marked) == Words("e\u{301}\u{301}\u{301}"))
    }

    @Test(arguments: ["=1+1", "+1", "-2", "@x", "  =1", "\u{202E}=1"])
    func noCellIsAFormula(_ said: String) {
        let cell = Cell.said(Words(said)).csv
        #expect(cell.dropFirst().first == "'")
    }

    /// Some spreadsheets take these signs for the end of a cell.
    @Test(arguments: ["the line;=1+1", "the line\t=1+1", "the line;@x"])
    func noCellBecomesAFormulaBehindAnotherSign(_ said: String) {
        let cell = Cell.said(Words(said)).csv
        #expect(!cell.contains(";=") && !cell.contains("\t=") && !cell.contains(";@"))
    }

    @Test func valuesOfJSONCannotEndAScript() {
        #expect(Cell.said(Words("</script>\n\"\\")).json == #""\u003c/script>\n\"\\""#)
    }
}
