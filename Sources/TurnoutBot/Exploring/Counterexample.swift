import Conversation
import Foundation
import Transcripts

/// A violation with the shortest way to it, as a transcript.
struct Counterexample {
    let exploration: Exploration
    let violation: Exploration.Violation

    /// What happened, from the start.
    var inputs: [Input] {
        var chain: [Int] = []
        var place = violation.place
        while exploration.origins[place].parent >= 0 {
            chain.insert(exploration.origins[place].input, at: 0)
            place = exploration.origins[place].parent
        }
        var world = exploration.starts[exploration.origins[place].input]
        var inputs: [Input] = []
        for index in chain + [violation.input].compactMap(\.self) {
            let input = world.inputs[index]
            inputs.append(input)
            if case .passes(let span) = input.action {
                world.now = world.now + span
            } else if let step = Transition(from: world, by: input) {
                world = step.after
            }
        }
        return inputs
    }

    /// The transcript without the bot's lines.
    var script: String {
        let lines = inputs.map(\.line)
        return """
            \(violation.invariant): \(violation.fault)

            Dana is a voter on Matrix.
            Omar is a moderator on Matrix.
            Quinn is a moderator on Matrix.
            Gus is a guest on Matrix.
            It is Tue 2026-11-03 09:12 in Phoenix.

            \(lines.joined(separator: "\n"))
            # Here: \(violation.fault)

            """
    }

    /// The transcript as the engine alone plays it; without the bot's lines where a line cannot be played.
    func text() async -> String {
        guard let transcript = try? Transcript(text: script, file: violation.invariant),
            let performance = try? await Performance.of(
                transcript, on: EngineStage(folder: URL(filePath: "transcripts")))
        else { return script }
        return performance.text
    }
}
