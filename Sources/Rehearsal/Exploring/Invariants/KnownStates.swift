import Conversation

/// I14.
struct KnownStates: Invariant {
    let name = "I14 old sessions live"
    let sentence =
        "Every state that is reached has a name that was promised to stay, and the schema is this one's."

    /// The promised names; a test compares them with `states.lock`.
    var promised = Set(StateName.all.map(\.rawValue))

    func fault(at world: World) -> String? {
        if world.session.schema != Session.currentSchema { return "schema \(world.session.schema)" }
        let name = world.session.state.rawValue
        return promised.contains(name) ? nil : "the state \(name) was never promised"
    }
}
