import Conversation
import Testing

@testable import Adapters

/// Lines in columns keep their columns, on every platform.
struct FigureTests {
    private let month = "Dec 2026\n Su  Mo\n  6 [ 7]"

    @Test func telegramSetsThemInLettersOfOneWidth() {
        let message = Message(heading: "Head", text: "Dates & <days>:", figure: month)
        let parts = TelegramText(message).parts()
        #expect(
            parts.map(\.html) == [
                "<b>Head</b>\nDates &amp; &lt;days&gt;:\n<pre>Dec 2026\n Su  Mo\n  6 [ 7]</pre>"
            ])
        #expect(parts.map(\.plain) == ["Head\nDates & <days>:\nDec 2026\n Su  Mo\n  6 [ 7]"])
    }

    @Test func telegramCutsALongTextBeforeThem() {
        let message = Message(text: String(repeating: "word ", count: 900), figure: month)
        let parts = TelegramText(message).parts()
        #expect(parts.count == 2)
        #expect(parts[0].figure.isEmpty)
        #expect(parts[1].figure == month)
    }

    @Test func matrixHasThemInBothFormsWithTheChoicesBelow() {
        let rows = [[Button(label: "Close", token: "t")]]
        let message = Message(text: "Dates <now>:", figure: month, rows: rows)
        let part = MatrixText(message, isReview: false).parts.first
        #expect(part?.plain == "Dates <now>:\nDec 2026\n Su  Mo\n  6 [ 7]\n\n1) Close")
        #expect(
            part?.html
                == "Dates &lt;now&gt;:<br><pre><code>Dec 2026\n Su  Mo\n  6 [ 7]</code></pre><br><br>1) Close"
        )
    }

    @Test func aTerminalShowsThemAsTheyAre() {
        let plain = TerminalRendering(isColoured: false, dataDirectory: "/data")
        let message = Message(text: "Dates:", figure: month)
        #expect(
            plain.lines(for: .message(message, in: .voter("voter1"), about: nil, to: nil))
                == ["Bot → voter1", "  Dates:", "  Dec 2026", "   Su  Mo", "    6 [ 7]"])
    }

    @Test func aTerminalShowsAFileWhoseLinesEndInTwoCharacters() {
        let plain = TerminalRendering(isColoured: false, dataDirectory: "/data")
        let file = OutboxFile(name: "a.ics", mediaType: "text/calendar", bytes: Array("one\r\ntwo\r\n".utf8))
        #expect(
            plain.lines(for: .file(file, caption: "Look", in: .voter("voter1")))
                == ["Bot → voter1", "  Look", "  a.ics (10 bytes)", "    one", "    two"])
    }
}
