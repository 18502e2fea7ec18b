import Basics
import Conversation
import Glibc
import Rehearsal

/// `turnout explore [--part NAME] [--depth N] [--limit N] [--seconds N]`: walks the real engine and checks the
/// twenty invariants; 0 if all of them hold, 1 if not.
struct ExploreCommand {
    let arguments: [String]

    func run() async throws -> Int32 {
        let (parts, bounds) = try limits()
        var isClean = true
        var reached: Set<StateName> = []
        for part in parts {
            let walk = await Exploration(part, bounds: bounds).walked { Self.note(of: $0) }
            isClean = isClean && walk.violations.isEmpty
            reached.formUnion(walk.reached)
            print(summary(of: walk))
            for violation in walk.violations.prefix(20) {
                print()
                print(Counterexample(exploration: walk, violation: violation).text, terminator: "")
            }
            // A part takes minutes; what it found is not to be lost with the next one.
            fflush(nil)
        }
        if parts.count > 1 {
            print("All walks: \(reached.count) of \(StateName.all.count) dialog states reached")
        }
        return isClean ? 0 : 1
    }

    /// How far a walk is: beside the result, for whoever waits.
    private static func note(of walk: Exploration) {
        let line =
            "\(walk.part.rawValue): \(walk.states) states, \(walk.transitions) transitions, \(Int(walk.seconds)) s; "
            + "distance \(walk.longest), \(walk.violations.count) faults …"
        StandardStream.errors.say(line)
    }

    private func summary(of walk: Exploration) -> String {
        let missing = StateName.all.filter { !walk.reached.contains($0) }.map(\.rawValue)
        let faults = Dictionary(grouping: walk.violations, by: \.invariant)
        let verdicts = walk.invariants.map { invariant in
            let found = faults[invariant.name]?.count ?? 0
            return "  \(found == 0 ? "holds" : "\(found) ✗") \(invariant.name). \(invariant.sentence)"
        }
        return """
            \(walk.part.rawValue): \(walk.states) states, \(walk.transitions) transitions, \((walk.seconds * 10).rounded() / 10) s; \
            longest shortest path \(walk.longest)
            \(walk.bound.map { "ended by a bound: \($0)" } ?? "complete: nothing new turns up any more")
            states by distance: \(walk.levels.map(String.init).joined(separator: " "))
            \(walk.reached.count) of \(StateName.all.count) dialog states reached\
            \(missing.isEmpty ? "" : ", not: " + missing.joined(separator: ", "))
            \(verdicts.joined(separator: "\n"))
            """
    }

    private func limits() throws -> (parts: [Exploration.Part], bounds: Exploration.Bounds) {
        var parts = Exploration.Part.allCases
        var bounds = Exploration.Bounds()
        var words = arguments[...]
        while let word = words.popFirst() {
            let value = words.popFirst() ?? ""
            if word == "--part" {
                guard let part = parts.first(where: { "\($0)" == value }) else { throw fault }
                parts = [part]
                continue
            }
            guard let number = Int(value), number > 0 else { throw fault }
            switch word {
            case "--depth": bounds.depth = number
            case "--limit": bounds.states = number
            case "--seconds": bounds.seconds = Double(number)
            default: throw fault
            }
        }
        return (parts, bounds)
    }

    private var fault: CommandArguments.Fault {
        CommandArguments.Fault(description: "Usage: \(Command.explore.usage)")
    }
}
