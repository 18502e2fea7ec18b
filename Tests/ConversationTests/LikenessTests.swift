import Foundation
import Testing

@testable import Conversation

/// Reports about the same thing are told from others: measured on reports that the project made up.
@Suite struct LikenessTests {
    private static func trial(_ name: String) throws -> LikenessTrial {
        let file = TranscriptTests.root.appending(path: "Tests/Duplicates/\(name).txt")
        return LikenessTrial(try String(contentsOf: file, encoding: .utf8))
    }

    /// The floors lie a little below what docs/duplicates.md says was measured.
    @Test(arguments: [("tuning", 0.90, 0.80), ("heldout", 0.75, 0.55)])
    func suggestionsAreMostlyRight(name: String, precision: Double, recall: Double) throws {
        let trial = try Self.trial(name)
        print(
            "\(name): precision \(trial.precision), recall \(trial.recall), met \(trial.met) of \(trial.same)"
        )
        #expect(trial.unreadable == nil)
        #expect(trial.same >= 30)
        #expect(trial.precision >= precision)
        #expect(trial.recall >= recall)
    }

    @Test func theIndexLosesLittle() throws {
        for name in ["tuning", "heldout"] {
            let trial = try Self.trial(name)
            let lost = trial.pairs.count { $0.isSame && $0.score >= Likeness.threshold && !$0.isMet }
            #expect(lost <= 1, "\(name)")
        }
    }

    @Test func whatTheDocumentsSayIsWhatIsMeasured() throws {
        let file = TranscriptTests.root.appending(path: "docs/duplicates.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        for name in ["tuning", "heldout"] {
            let trial = try Self.trial(name)
            let row = String(
                format: "| `%@.txt` | %d | %d | %d | %d | %.2f | %.2f |", name, trial.reports, trial.same,
                trial.found, trial.wrong, trial.precision, trial.recall)
            #expect(page.contains(row), "\(row)")
        }
    }

    /// Flips so many bits at random places; the same every time.
    @Test(arguments: 0...7) func picturesThatDifferInAFewBitsShareAPart(bits: Int) {
        var seed = UInt64(bits + 1)
        for _ in 0..<500 {
            seed = Trace.stirred(seed &+ 0x9E37_79B9)
            let look = seed
            var other = look
            for bit in 0..<bits { other ^= 1 << (Trace.stirred(seed ^ UInt64(bit)) % 64) }
            #expect(LookBands.isSame(look, other))
            #expect(!Set(LookBands.traces(of: look)).isDisjoint(with: LookBands.traces(of: other)))
        }
    }

    @Test func theSameWordsHaveTheSameTraceOnEveryMachine() {
        #expect(Trace(stem: "line").rawValue == Trace.words(of: "LINES!").first?.rawValue)
        #expect(Trace.words(of: "the and of").isEmpty)
    }
}
