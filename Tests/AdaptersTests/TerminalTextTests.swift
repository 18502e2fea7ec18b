import Testing

@testable import Adapters

struct TerminalTextTests {
    /// Escape sequences that recolour, move, rename the window, write the clipboard, or hide in one byte.
    @Test(arguments: [
        "\u{1B}[2J\u{1B}[H", "\u{1B}]0;owned\u{07}", "\u{1B}]52;c;AAAA\u{1B}\\", "\u{9B}2J",
        "\u{9D}0;x\u{9C}", "a\rb",
        "a\u{08}\u{08}b", "\u{0E}\u{0F}", "\u{7F}", "\u{0}", "a\u{0B}b\u{0C}c", "\u{85}", "\u{1B}P+q\u{1B}\\",
        "\r\n\u{1B}c",
        "e\u{301}\u{1B}[31m",
    ])
    func noControlCharacterReachesTheTerminal(_ hostile: String) {
        let lines = TerminalText("before\(hostile)after").wrapped(to: 20)
        for scalar in lines.joined().unicodeScalars {
            #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
        }
        #expect(lines.joined().hasPrefix("before") && lines.joined().hasSuffix("after"))
    }

    @Test func escapesAreMadeVisible() {
        #expect(TerminalText("\u{1B}[31mred").line == "␛[31mred")
        #expect(TerminalText("del\u{7F}").line == "del␡")
    }

    @Test func textCannotBeReorderedOrStackedWithoutEnd() {
        #expect(TerminalText("a\u{202E}cba").line == "a\u{FFFD}cba")
        #expect(TerminalText("\u{2067}x\u{2069}").line == "\u{FFFD}x\u{FFFD}")
        let tower = "z" + String(repeating: "\u{301}", count: 500)
        #expect(TerminalText(tower).line.unicodeScalars.count == 16)
    }

    @Test func ordinaryTextInAnyLanguageStaysAsItIs() {
        for text in ["¿Qué pasó?", "投票所の列", "👩‍👩‍👧‍👦 ok 🇺🇸", "नमस्ते", "שלום", "a — b … c"] {
            #expect(TerminalText(text).line == text)
        }
    }

    @Test func widthCountsColumns() {
        #expect(TerminalText.width(of: "abc") == 3)
        #expect(TerminalText.width(of: "é") == 1)
        #expect(TerminalText.width(of: "e\u{301}") == 1)
        #expect(TerminalText.width(of: "投票") == 4)
        #expect(TerminalText.width(of: "👩‍👩‍👧‍👦🇺🇸✅") == 6)
        #expect(TerminalText.width(of: "한국") == 4)
    }

    @Test func linesBreakBetweenWords() {
        #expect(TerminalText("one two three").wrapped(to: 8) == ["one two", "three"])
        #expect(TerminalText("one\n\ntwo").wrapped(to: 8) == ["one", "", "two"])
        #expect(TerminalText("a  b").wrapped(to: 8) == ["a  b"])
        #expect(TerminalText("").wrapped(to: 8) == [""])
    }

    @Test func noLineIsWiderThanItMay() {
        let long = String(repeating: "x", count: 100) + " " + String(repeating: "投", count: 33) + " end"
        for columns in [2, 7, 20, 78] {
            let lines = TerminalText(long).wrapped(to: columns)
            #expect(lines.allSatisfy { TerminalText.width(of: $0) <= columns })
            #expect(lines.joined().filter { $0 != " " } == long.filter { $0 != " " })
        }
    }
}
