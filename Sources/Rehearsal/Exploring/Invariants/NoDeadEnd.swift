import Conversation

/// I2.
struct NoDeadEnd: Invariant {
    let name = "I2 no dead end"
    let sentence = "From everywhere two cancels lead home."

    func fault(at world: World) -> String? {
        var world = world
        for _ in 0..<2 where !isHome(world.session) {
            let cancel = Input.says(.cancel, "cancel", "cancel")
            guard let step = Transition(from: world, by: cancel) else { return "cancel is not heard" }
            world = step.after
        }
        return isHome(world.session) ? nil : "two cancels lead to \(world.session.state.rawValue)"
    }

    private func isHome(_ session: Session) -> Bool { session.overlay == nil && session.draft == nil }
}
