import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// Words of danger come while an earlier report waits for an answer whether it goes on.
@Suite struct ReturningTests {
    private func afterDanger() throws -> Steps {
        var steps = try Steps("/start", "30310", "The line is very long at the zebra gate and nothing moves")
        let late = Input(.delay, "late", .wakes(late: .hours(2)), line: "")
        _ = try steps.take(late)
        #expect(steps.world.session.page is ReturningPage)
        let danger = try steps.says("Two men threaten voters at the zebra gate of the school")
        #expect(danger.turn.session.draft?.isAlarming == true)
        return steps
    }

    @Test(arguments: ["no thank you", "The line is very long here too and nobody helps"])
    func theyAreKeptWhateverIsSaidOfTheEarlierOne(words: String) throws {
        var steps = try afterDanger()
        let step = try steps.says(words)
        #expect(step.turn.session.draft?.text.hasPrefix("Two men threaten") == true, "\(words)")
        #expect(DraftsStay().fault(in: step) == nil)
        #expect(AlarmsAreShown().fault(in: step) == nil)
    }

    @Test func throwingTheEarlierOneAwayKeepsThem() throws {
        var steps = try afterDanger()
        _ = try steps.says("it is not danger")
        let step = try steps.says("no thank you")
        #expect(step.turn.session.draft?.text.hasPrefix("Two men threaten") == true)
        #expect(step.turn.session.parked.contains { $0.reason == .discarded })
    }
}
