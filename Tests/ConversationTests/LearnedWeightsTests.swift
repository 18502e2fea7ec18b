internal import Testing

@testable import Conversation
@testable import Understanding

/// The learned weights name their classes; what reads them goes by these names and by no place in an enum.
struct LearnedWeightsTests {
    @Test func intentsAreNamedInTheFile() {
        #expect(LinearModel.intents.classes == Intent.toLearn.map(\.rawValue))
        #expect(Intent.learned == Intent.toLearn)
    }

    /// What is understood must be answered by a feature.
    @Test func everyLearnedIntentHasItsWish() {
        for intent in Intent.learned + Intent.toLearn { #expect(intent.wish != nil, "\(intent.rawValue)") }
    }

    @Test func dangersAreNamedInTheFile() {
        #expect(LinearModel.dangers.classes == Danger.classes.map { $0.map { "\($0)" } ?? "none" })
    }

    @Test func ordersAreNamedInTheFile() {
        #expect(LinearModel.orders.classes == ReportOrder.classes.map { $0?.rawValue ?? "none" })
        for order in ReportOrder.allCases { #expect(ReportWish(rawValue: order.rawValue) != nil) }
    }

    @Test func whatIsExactOnlyIsNeverLearned() {
        let exact = Set(Features.wishes.keys).subtracting(Intent.toLearn)
        #expect(exact.isSuperset(of: [.menu, .undo, .spanish, .guide]))
        #expect(Intent.toLearn.count == Set(Intent.toLearn).count)
    }
}
