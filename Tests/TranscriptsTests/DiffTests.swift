import Testing
import Transcripts

struct DiffTests {
    private let old = (1...20).map { "row \($0)\n" }.joined()

    @Test func sameTextsHaveNoDiff() {
        let diff = Diff(from: old, to: old)
        #expect(diff.isEmpty)
        #expect(diff.description == "")
    }

    @Test func changesStandInHunksWithThreeRowsAround() {
        let new = old.replacing("row 2\n", with: "row two\n").replacing("row 4\n", with: "")
            .replacing("row 19\n", with: "row 19\nmore\n")
        #expect(
            Diff(from: old, to: new, names: ("a", "b")).description == """
                --- a
                +++ b
                @@ -1,7 +1,6 @@
                 row 1
                -row 2
                +row two
                 row 3
                -row 4
                 row 5
                 row 6
                 row 7
                @@ -17,4 +16,5 @@
                 row 17
                 row 18
                 row 19
                +more
                 row 20

                """)
    }

    @Test func coloursAreForTerminalsOnly() {
        let diff = Diff(from: "a\n", to: "b\n")
        #expect(diff.text(coloured: true).contains("\u{1B}[31m-a\u{1B}[0m\n\u{1B}[32m+b\u{1B}[0m\n"))
        #expect(!diff.text(coloured: false).contains("\u{1B}"))
    }

    @Test func twoSpellingsOfOneLetterDiffer() { #expect(!Diff(from: "\u{E9}\n", to: "e\u{301}\n").isEmpty) }

    @Test func emptyTextsAreCompared() {
        #expect(Diff(from: "", to: "").isEmpty)
        #expect(Diff(from: "", to: "a\n").description == "--- old\n+++ new\n@@ -1,0 +1,1 @@\n+a\n")
    }
}
