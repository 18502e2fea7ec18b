import Conversation

/// I9.
struct OnceIsEnough: Invariant {
    let name = "I9 at least once is safe"
    let sentence = "The same happening delivered twice happens once, and two presses of Send make one report."

    func fault(in step: Transition) -> String? {
        guard step.repeated == Turn(session: step.turn.session) else { return "a repeat did something" }
        guard step.kept.contains(where: { $0.deed == .sent }),
            let author = [World.Person.dana, .ines].first(where: { $0.sender == step.inbound.sender })
        else { return nil }
        let again = step.after.turn(step.after.inbound(step.inbound.event, by: author))
        let isDoubled = again?.changes.contains {
            if case .keep(_, .sent) = $0 { true } else { false }
        }
        return isDoubled == true ? "a second press sent a second report" : nil
    }
}
