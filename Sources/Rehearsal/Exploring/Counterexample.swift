import CivicFacts
import Conversation

/// A violation with the shortest way to it, as a transcript: what Dana did, and what the engine said.
package struct Counterexample {
    let exploration: Exploration
    let violation: Exploration.Violation

    package init(exploration: Exploration, violation: Exploration.Violation) {
        self.exploration = exploration
        self.violation = violation
    }

    /// The steps from the start; nil stands for time that goes by.
    private var path: [(input: Input, step: Transition?)] {
        var chain: [Int] = []
        var place = violation.place
        while exploration.origins[place].parent >= 0 {
            chain.insert(exploration.origins[place].input, at: 0)
            place = exploration.origins[place].parent
        }
        var world = exploration.starts[exploration.origins[place].input]
        var path: [(Input, Transition?)] = []
        for index in chain + [violation.input].compactMap(\.self) {
            let input = exploration.inputs(at: world)[index]
            let step = Transition(from: world, by: input)
            if case .passes(let span) = input.action { world.now = world.now + span }
            world = step?.after ?? world
            path.append((input, step))
        }
        return path
    }

    /// In the language of transcripts; what that has no sentence for stands in a note.
    package var text: String {
        let steps = path.flatMap { input, step in
            [input.line] + (step?.turn.deliveries.flatMap { lines(of: $0.order) } ?? [])
        }
        return """
            \(violation.invariant): \(violation.fault)

            Dana is a voter on Matrix.
            Omar is a moderator on Matrix.
            Quinn is a moderator on Matrix.
            Gus is a guest on Matrix.
            It is Tue 2026-11-03 09:12 in Phoenix.

            # Reports 1 and 2 are of somebody else. Five seconds pass with every line.
            \(steps.joined(separator: "\n"))
            # Here: \(violation.fault)

            """
    }

    private func lines(of order: Order) -> [String] {
        switch order {
        case .say(let message, _), .ask(let message, _, _): block("Bot to Dana:", message)
        case .rephrase(_, let message, _): block("Bot to Dana changes that:", message)
        case .announce(let message, _, _, _, _), .showOutgoing(_, let message, _, _, _),
            .point(let message, _, _), .showDigest(let message, _),
            .brief(let message):
            block("Bot in review room:", message)
        case .showCard(let report, let message): block("Bot in review room shows report \(report):", message)
        case .serve(let report, let message, _): block("Bot to Omar shows report \(report):", message)
        case .servePhotos(let report, let photos, _):
            ["Bot to Omar: \(photos.count) photos of report \(report)"]
        case .grid(.show(_, _, let caption), _, _): ["Bot in review room: \(caption)"]
        case .grid(.hide, let report, _): ["# The photo of report \(report) under a grid goes."]
        case .grid(.video(_, let caption), _, _): ["Bot to Omar: \(caption)"]
        case .grid(.hideVideo, let report, _): ["# The video of report \(report) goes."]
        case .unserve(let report, _, _): ["# Report \(report) goes from a moderator's chat."]
        case .vacate: ["# All reports go from a moderator's chat."]
        case .showPhotos(let report, let photos):
            ["Bot in review room posts \(photos.count) photos of report \(report)."]
        case .clear(let report, _): ["# Whatever shows anything of report \(report) goes."]
        case .hidePhotos(let report): ["Bot in review room takes the photos of report \(report) away."]
        case .sendPhotos(let photos, _, _): ["Bot to Dana: \(photos.count) photos"]
        case .export(_, let caption, _): ["Bot sends Dana a file: \(caption)"]
        case .exportRecord(_, let caption, _): ["Bot sends Dana the record: \(caption)"]
        case .acknowledge(_, _, let note, _): note.map { ["Bot answers: \($0)"] } ?? []
        case .hand(let file, let caption, _): ["Bot sends Dana the file \(file.name): \(caption)"]
        case .publish(let report): ["# Report \(report) appears in public rooms."]
        case .unpublish(let report): ["# Report \(report) goes from public rooms."]
        case .unask(let report, _, _): ["# The newest question about report \(report) goes from the chat."]
        case .fetch, .mask, .vouch, .look, .payment: []
        }
    }

    private func block(_ head: String, _ message: Message) -> [String] {
        let text = [message.heading, message.words].compactMap(\.self).joined(separator: "\n")
        let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return ["\(head) \(words.first ?? "")"] + words.dropFirst().map { $0.isEmpty ? "" : "    \($0)" }
            + message.rows.map { "    " + $0.map { "[\($0.label)]" }.joined(separator: " ") }
    }
}
