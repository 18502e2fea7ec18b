import Conversation
import Testing

@testable import Adapters

/// Escaping and cutting.
struct TelegramTextTests {
    private func pieces(_ text: String, limit: Int) -> [String] {
        TextSplitter(limit: limit).split(text).map(String.init)
    }

    @Test func onlyThreeCharactersAreEscaped() {  // T78
        let text = TelegramText(heading: "A < B", text: #"<b>"fish" & 'chips'</b> &apos;"#)
        #expect(
            text.parts().map(\.html) == [
                #"<b>A &lt; B</b>\#n&lt;b&gt;"fish" &amp; 'chips'&lt;/b&gt; &amp;apos;"#
            ])
        #expect(text.parts().map(\.plain) == ["A < B\n<b>\"fish\" & 'chips'</b> &apos;"])
    }

    @Test func nothingToSeeIsNoMessage() {  // T88
        #expect(TelegramText(text: " \n\t ").parts().isEmpty)
        #expect(TelegramText(heading: " ", text: "").parts().isEmpty)
        #expect(TelegramText(heading: "Only", text: " ").parts().map(\.html) == ["<b>Only</b>"])
    }

    @Test func shortTextsStayWhole() {
        #expect(pieces(String(repeating: "a", count: 4_000), limit: 4_000).count == 1)
    }

    @Test func cutsComeBetweenParagraphsBeforeSentencesBeforeWords() {  // T80
        #expect(pieces("aaaa bb. cc\n\ndddd ee. ffff", limit: 16) == ["aaaa bb. cc", "dddd ee. ffff"])
        #expect(pieces("aaaaaa bb. cc dddd", limit: 14) == ["aaaaaa bb.", "cc dddd"])
        #expect(pieces("aaaaaa bbbb cccc", limit: 13) == ["aaaaaa bbbb", "cccc"])
        #expect(pieces("aaaaaaaaaa", limit: 4) == ["aaaa", "aaaa", "aa"])
    }

    @Test(arguments: [
        "👩‍👩‍👧‍👦", "🇺🇸", "e\u{301}\u{327}", "👍🏽", "مَ", "ก็",
        "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    ])
    func whatPeopleSeeAsOneCharacterStaysOne(character: String) {  // T80, T82
        let text = String(repeating: character, count: 120)
        let pieces = pieces(text, limit: 50)
        #expect(pieces.joined() == text)
        #expect(pieces.allSatisfy { $0.utf16.count <= 50 })
        #expect(pieces.allSatisfy { piece in piece.allSatisfy { String($0) == character } })
    }

    @Test func aMonsterOfOneCharacterIsStillSent() {  // T80
        let monster = "a" + String(repeating: "\u{301}", count: 9_000)
        let pieces = TextSplitter(limit: 4_000).split(monster)
        #expect(pieces.allSatisfy { $0.utf16.count <= 4_000 && !$0.isEmpty })
        #expect(pieces.reduce(0) { $0 + $1.unicodeScalars.count } == 9_001)
    }

    @Test func everyPartOfALongTextFitsAndNoWordIsLost() {  // T80
        let words = (0..<3_000).map { "word\($0)" }
        let text = TelegramText(heading: "Report 12", text: words.joined(separator: " "))
        let parts = text.parts()
        #expect(parts.count > 4)
        #expect(parts.allSatisfy { $0.plain.unicodeScalars.count <= 4_096 && $0.html.utf8.count <= 32_768 })
        #expect(
            parts.flatMap { $0.plain.split(whereSeparator: \.isWhitespace) }.dropFirst(2).map(String.init)
                == words)
        #expect(parts.first?.html.hasPrefix("<b>Report 12</b>\n") == true)
        #expect(parts.dropFirst().allSatisfy { !$0.html.contains("<b>") })
    }

    @Test func aHeadingLongerThanAMessageStaysBoldInEveryPart() {  // T80
        let text = TelegramText(heading: String(repeating: "h", count: 5_000), text: "end")
        #expect(text.parts().map(\.html.count) == [4_007, 1_007 + 4])
        #expect(text.parts().allSatisfy { $0.html.hasPrefix("<b>h") && $0.html.contains("</b>") })
    }

    @Test func amplifiedTextStaysBelowTheRawLimit() {  // T80
        let parts = TelegramText(text: String(repeating: "&", count: 9_000)).parts()
        #expect(parts.allSatisfy { $0.html.utf8.count <= 32_768 })
        #expect(parts.map(\.plain).joined().count == 9_000)
    }

    @Test func onePartIsCutWithAnEllipsis() {
        let part = TelegramText(text: String(repeating: "ab ", count: 100)).onePart(limit: 50)
        #expect(part?.plain.hasSuffix("…") == true)
        #expect((part?.plain.utf16.count ?? 99) <= 50)
        #expect(TelegramText(text: "short").onePart(limit: 50)?.plain == "short")
        #expect(TelegramText(text: "").onePart(limit: 50) == nil)
    }

    @Test func nulNeverLeaves() { #expect(TelegramText(text: "a\0b").parts().map(\.plain) == ["ab"]) }
}
