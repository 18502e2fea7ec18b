import Conversation

/// I5.
struct NoFourthAsk: Invariant {
    let name = "I5 never a fourth ask"
    let sentence = "A question is asked again twice at the most; then there is a way out."

    func fault(at world: World) -> String? {
        world.session.misses <= 2 ? nil : "asked again \(world.session.misses) times"
    }
}
