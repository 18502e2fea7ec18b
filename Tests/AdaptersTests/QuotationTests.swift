import Conversation
import PlainJSON
import Testing

@testable import Adapters

/// Somebody's words in a message stand in a block of their own on both platforms. // R9
struct QuotationTests {
    private let message = Message(
        heading: "Report 1", text: "Place: «a»\n> b < c\n>\n> Place: d\nOmar asked:\n> e")

    @Test func telegramGetsBlocks() {
        #expect(
            TelegramText(message).parts().map(\.html) == [
                "<b>Report 1</b>\nPlace: «a»\n<blockquote>b &lt; c\n\nPlace: d</blockquote>\nOmar asked:\n"
                    + "<blockquote>e</blockquote>"
            ])
        #expect(TelegramText(message).parts().map(\.plain) == ["Report 1\n\(message.text)"])
    }

    @Test func matrixGetsBlocksAndMarks() {
        let part = MatrixText(message, isReview: true).onePart
        #expect(part?.plain == "Report 1\n\(message.text)")
        #expect(
            part?.html
                == "<strong>Report 1</strong><br>Place: «a»<blockquote>b &lt; c<br><br>Place: d</blockquote>"
                + "Omar asked:<blockquote>e</blockquote>")
    }

    /// A long line that is cut goes on as a quotation in the next message.
    @Test func aCutQuotationGoesOn() {
        let words = (0..<900).map { "word\($0)" }.joined(separator: " ")
        let long = Message(text: "Omar asked:\n> \(words)")
        let telegram = TelegramText(long).parts()
        #expect(telegram.count == 2)
        #expect(telegram.last?.html.hasPrefix("<blockquote>word") == true)
        #expect(telegram.last?.plain.hasPrefix("> word") == true)
        let matrix = MatrixText(long, isReview: false).parts
        #expect(matrix.count == 2)
        #expect(matrix.last?.plain.hasPrefix("> word") == true)
        #expect(matrix.last?.html?.hasPrefix("<blockquote>word") == true)
    }

    /// E42: a change of it, encrypted, stays under 60,000 bytes, whatever it is written in.
    @Test(arguments: ["漢", "\"", "&", "😀", "\\", "a"]) func aPartIsCutByWhatItTakes(letter: String) {
        let words = String(repeating: letter, count: 3_900)
        let message = Message(heading: "Report 1", text: words)
        let text = MatrixText(message, isReview: true)
        for part in text.parts + [text.onePart].compactMap(\.self) {
            // Twice as JSON, then in base64, and what stands around it.
            let content = JSON.object(MatrixContent(part, isNotice: false).fields)
            let change: JSON = ["m.new_content": content, "type": "m.room.message", "body": content]
            #expect(change.bytes.count * 4 / 3 + 2_000 < 60_000)
        }
        #expect(text.parts.map(\.plain).joined().count { String($0) == letter } == 3_900)
        #expect((text.parts.count == 1) == ["a", "\\"].contains(letter))
    }

    @Test func emptyLinesAreNoBlock() {
        #expect(TelegramText(text: "a\n>\nb").parts().map(\.html) == ["a\n\nb"])
    }
}
