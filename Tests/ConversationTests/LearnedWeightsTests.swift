internal import Testing

@testable import Understanding

/// The learned weights name their classes; what reads them goes by these names and by no place in an enum.
struct LearnedWeightsTests {
    @Test func intentsAreNamedInTheFile() {
        #expect(LinearModel.intents.classes == Intent.toLearn.map(\.rawValue))
        #expect(Intent.learned == Intent.toLearn)
    }

    @Test func dangersAreNamedInTheFile() {
        #expect(LinearModel.dangers.classes == Danger.classes.map { $0.map { "\($0)" } ?? "none" })
    }

    @Test func whatIsExactOnlyIsNeverLearned() {
        let exact = Set(Intent.allCases).subtracting(Intent.toLearn)
        #expect(exact.isSuperset(of: [.menu, .undo, .spanish, .guide]))
        #expect(Intent.toLearn.count == Set(Intent.toLearn).count)
    }
}
