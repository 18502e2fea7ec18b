import Conversation
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

    @Test func emptyLinesAreNoBlock() {
        #expect(TelegramText(text: "a\n>\nb").parts().map(\.html) == ["a\n\nb"])
    }
}
