import Testing

@testable import Conversation

/// People's words in what a small phone shows.
@Suite struct FitTests {
    private let long = String(repeating: "queue ", count: 400)

    @Test func wordsThatFitAreWhole() {
        let shown = Fit.fit { most in "Report 1:\n" + "The door is locked".upTo(most) }
        #expect(shown.text == "Report 1:\nThe door is locked")
        #expect(!shown.isCut)
    }

    @Test func wordsAreCutAsLittleAsItTakes() {
        let shown = Fit.fit { most in
            [long.upTo(most), "The door is locked".upTo(most)].joined(separator: "\n")
        }
        #expect(shown.isCut)
        #expect((600...Limits.pageCharacters).contains(shown.text.count))
        #expect(shown.text.hasSuffix("…\nThe door is locked"))
    }

    @Test(arguments: ["queue ", "queue\n", "q", "é", "👍🏽"]) func partsHoldEveryWord(piece: String) {
        let text = String(repeating: piece, count: 2_000)
        let parts = Fit.parts(of: text)
        #expect(parts.allSatisfy { !$0.isEmpty && $0.count <= Limits.partCharacters })
        let kept = parts.joined().filter { !$0.isWhitespace }
        #expect(kept == text.filter { !$0.isWhitespace })
    }

    @Test func emptyWordsAreOnePart() { #expect(Fit.parts(of: "") == [""]) }

    @Test func pagesHoldEveryLineInOrder() {
        let lines = (1...23).map { "\($0) " + String(repeating: "x", count: $0 * 20) }
        let pages = Fit.pages(of: lines)
        #expect(pages.flatMap(\.self) == lines)
        #expect(pages.allSatisfy { $0.count <= Limits.pageSize })
        #expect(pages.allSatisfy { $0.joined(separator: "\n").count <= Limits.pageCharacters })
        #expect(Fit.pages(of: []).isEmpty)
        #expect(Fit.pages(of: [long]) == [[long]])
    }
}
