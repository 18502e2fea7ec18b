import Foundation
import Testing

@testable import Conversation

/// R9, R10, R11: what voters write, as others read it.
struct ShownWordsTests {
    /// R10
    @Test(arguments: [
        // Letters and marks are one, where there is one for both.
        ("Jose\u{301} man\u{303}ana A\u{30A}", "José mañana Å"), ("\u{1112}\u{1161}\u{11AB}", "한"),
        // Three marks at the most.
        ("Z\u{337}\u{338}\u{336}\u{335}\u{334}a", "Z\u{337}\u{338}\u{336}a"),
        ("x\u{20DD}\u{20DD}\u{20DD}\u{20DD}\u{20DD}", "x\u{20DD}\u{20DD}\u{20DD}"),
        // Directions, widths of nothing, tags, fillers, hyphens that are not seen.
        ("a\u{202E}b\u{2066}c\u{200F}d\u{061C}e", "abcde"),
        ("a\u{200B}b\u{2060}c\u{FEFF}d\u{200D}e", "abcde"),
        ("no\u{E0041}\u{E007F}", "no"), ("\u{3164}a\u{2800}b\u{115F}c\u{FFA0}", "abc"), ("a\u{AD}b", "ab"),
        ("a\u{FFF9}b\u{7}c\u{E000}d", "abcd"), ("a\u{FE0F}b\u{FE00}", "ab"),
        // Emoji stay whole, and so does a spelling that needs a non-joiner.
        ("👩🏽‍🚀 ❤️ 👨‍👩‍👧 1️⃣", "👩🏽‍🚀 ❤️ 👨‍👩‍👧 1️⃣"), ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("a\u{200C}b", "ab"),
        // One empty line at the most, whatever it is made of.
        ("a\r\n\r\n \u{3000}\n\u{2028}\u{B}\nb\n\n", "a\n\nb"), ("\n\n a", "a"),
    ])
    func onlyWhatIsWrittenIsShown(_ said: String, _ shown: String) {
        #expect(Array(Clean.words(said).unicodeScalars) == Array(shown.unicodeScalars))
    }

    /// R10: as the reference does it, for every letter of the scripts that compose.
    @Test func lettersAreComposed() {
        let letters = [0xC0...0x24F, 0x386...0x3CE, 0x401...0x4F9, 0x1EA0...0x1EF9, 0xAC00...0xAC80].joined()
        for scalar in letters.compactMap({ Unicode.Scalar(UInt32($0)) }) {
            let parts = String(scalar).decomposedStringWithCanonicalMapping
            let shown = Array(Clean.words("a\(parts)").unicodeScalars)
            #expect(shown == Array("a\(parts)".precomposedStringWithCanonicalMapping.unicodeScalars))
        }
    }

    /// R10
    @Test func aPlaceIsOneShortLine() {
        let place = Clean.line(
            "Gym»\nKind: none\u{2029}\tverified «" + String(repeating: "x", count: 200), upTo: 120)
        #expect(place.count == 121)
        #expect(place.hasPrefix("Gym\" Kind: none verified \"xxx"))
    }

    /// R11
    @Test(arguments: [
        ("write to @omar_k", "write to [@]omar_k"), ("＠omar", "[＠]omar"), ("at @ noon", "at @ noon"),
        ("see https://a.example/b?c=1", "see https[:]//a[.]example/b?c=1"),
        ("www.county.gov", "www[.]county[.]gov"), ("go to x.com/y", "go to x[.]com/y"),
        ("open 9.30 a.m. to 5 p.m. at 12.5", "open 9.30 a.m. to 5 p.m. at 12.5"),
        ("10.0.0.1", "10[.]0[.]0[.]1"), ("#vote #1 ＃voto # 5", "[#]vote [#]1 [＃]voto # 5"),
        ("$USD $20 $1INCH", "[$]USD $20 [$]1INCH"), ("/ban_1 and/or 3/4", "[/]ban_1 and/or 3/4"),
        ("call 555-0134 on 2026-11-03", "call 555[-]0134 on 2026-11-03"),
        ("tg:resolve mailto:me now: yes", "tg[:]resolve mailto[:]me now: yes"),
        ("404\u{200B}-555-\u{200B}0134", "•••"), ("a\u{200B}@\u{200B}bcd.org", "•••"),
        ("!room:server.org @room", "!room:server[.]org [@]room"),
    ])
    func nothingIsLive(_ said: String, _ shown: String) {
        #expect(ShownWords.inRoom(said) == shown)
    }

    /// R11
    @Test(arguments: [
        ("ask @omar_k.", "ask •••."), ("(t.me/joinchat/AbC)", "(•••)"), ("https://www.t.me/x!", "•••!"),
        ("omar.t.me or WhatsApp.com/abc", "••• or •••"), ("tg://resolve?domain=x", "•••"),
        ("@omar:server.org", "•••"), ("＠omar", "•••"), ("@\u{200B}omar", "•••"),
        ("foot.media", "foot[.]media"),
        ("@ the door, 5 @ once", "@ the door, 5 @ once"), ("discord.gg/x", "•••"), ("best.me", "best[.]me"),
        ("+1 (404) 555-0134", "•••"),
    ])
    func nobodyCanBeWrittenTo(_ said: String, _ shown: String) {
        #expect(ShownWords.inPublic(said) == shown)
    }

    /// R9: whatever somebody writes, no line of it stands without a mark.
    @Test(arguments: ["Place: x\nKind: y", "a\r\nb\u{2028}c\u{85}d", "> > a\n>b", "\n\nStatus", "a\n\n\nb"])
    func everyLineIsMarked(_ said: String) {
        let lines = Quotation.of(ShownWords.inRoom(said)).flatMap {
            $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        }
        #expect(!lines.isEmpty && lines.allSatisfy { $0 == ">" || $0.hasPrefix("> ") })
    }

    @Test func linesThatStandTogetherAreOneRun() {
        let runs = Quotation.runs(of: "Head\n> a\n>\n> > b\nEnd")
        #expect(runs.map(\.isQuoted) == [false, true, false])
        #expect(runs.map { $0.lines.joined(separator: "|") } == ["Head", "a||> b", "End"])
    }
}
