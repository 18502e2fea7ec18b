import Foundation
import Testing

@testable import Conversation
@testable import Rehearsal

/// The real engine is walked in every test run, for some seconds; in `make test-all` for minutes, and `make explore` goes
/// all the way.
@Suite struct ExplorationTests {
    @Test(arguments: Exploration.Part.allCases) func everyInvariantHolds(part: Exploration.Part) async {
        let (states, seconds) = Thoroughness.isFull ? (5_000, 180) : (200, 10)
        let bounds = Exploration.Bounds(states: states, seconds: Double(seconds))
        let walk = await Exploration(part, bounds: bounds).walked()
        #expect(walk.states > 50)
        #expect(walk.bound == "\(states) states" || walk.bound == "\(seconds) seconds")
        for violation in walk.violations {
            Issue.record("\(Counterexample(exploration: walk, violation: violation).text)")
        }
    }

    /// Sessions as earlier releases stored them go on like any other.
    @Test func everyInvariantHoldsForStoredSessions() async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        // What waited for an answer there joins the report with whatever comes next; StoredSessionTests say how.
        let waiting = "question-in-report.json"
        let starts = try files.filter { $0.hasSuffix(".json") && $0 != waiting }.map { file in
            let stored = try Data(contentsOf: folder.appending(path: file))
            return World.start.with(try JSONDecoder().decode(Session.self, from: stored))
        }
        let walk = await Exploration(
            .moderated, starts: starts, bounds: Exploration.Bounds(depth: 1)
        ).walked()
        #expect(walk.states > starts.count)
        for violation in walk.violations {
            Issue.record("\(Counterexample(exploration: walk, violation: violation).text)")
        }
    }

    /// A fault is found, counted once, and told with the shortest way to it.
    @Test func violationIsToldAsATranscript() async throws {
        var exploration = Exploration(.alone, bounds: Exploration.Bounds(depth: 2))
        exploration.invariants = [KnownStates(promised: ["home", "onb.zip"])]
        let walk = await exploration.walked()
        let first = try #require(walk.violations.first)
        let text = Counterexample(exploration: walk, violation: first).text
        #expect(text.hasPrefix("I14 old sessions live: the state "))
        #expect(text.contains("\nDana"))
        #expect(text.contains("\nBot to Dana: "))
        #expect(Set(walk.violations.map(\.fault)).count == walk.violations.count)
    }

    @Test func walkIsTheSameEveryTime() async {
        let bounds = Exploration.Bounds(depth: 1)
        let first = await Exploration(.moderated, bounds: bounds).walked()
        let second = await Exploration(.moderated, bounds: bounds).walked()
        #expect(first.states == second.states)
        #expect(first.transitions == second.transitions)
        #expect(first.bound == "depth 1")
    }
}
