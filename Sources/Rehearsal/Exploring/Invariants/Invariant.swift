import Conversation

/// One thing that has to be true of every step of every conversation, or of every place one can be in.
package protocol Invariant: Sendable {
    /// As in the design: `I1 never silent`.
    var name: String { get }
    var sentence: String { get }

    /// What is wrong with this step; nil if nothing is.
    func fault(in step: Transition) -> String?

    /// What is wrong with being here; nil if nothing is.
    func fault(at world: World) -> String?
}

extension Invariant {
    func fault(in step: Transition) -> String? { nil }
    func fault(at world: World) -> String? { nil }
}

/// All of them.
enum Invariants {
    static let all: [any Invariant] = [
        NeverSilent(), NoDeadEnd(), PureAnswers(), DraftsStay(), NoFourthAsk(), AskedAgain(), WithinLimits(),
        SameInBothLanguages(), OnceIsEnough(), StaleIsHarmless(), NoLeak(), GuessesNeverWrite(), RoundTrip(),
        KnownStates(), BanAndDeleteWin(), OneQuestion(), AddressesVanish(), AlarmsAreShown(),
        NoGivingInDanger(), NeverTwiceInARow(), KnownTraces(), QuestionsAreQuoted(), NoOwnDecision(),
        NoWordWithoutVerb(),
    ]
}
