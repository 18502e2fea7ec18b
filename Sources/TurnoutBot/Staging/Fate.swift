import Locks
import Store

/// What happens to a staged house at its commits: a death at the nth write, or a disk without room.
final class Fate: Sendable {
    private struct State {
        var writes = 0
        var deathAt: Int?
        var hasStruck = false
        var isDiskFull = false
    }

    private let state: Locked<State>

    init(deathAt: Int?) {
        state = Locked(State(deathAt: deathAt))
    }

    var hasStruck: Bool { state.withLock { $0.hasStruck } }

    var isDiskFull: Bool {
        get { state.withLock { $0.isDiskFull } }
        set { state.withLock { $0.isDiskFull = newValue } }
    }

    /// Every commit is two chances to die: just before it, and just after.
    func meet(_ point: CommitPoint) throws(StoreError) {
        let verdict: StoreError? = state.withLock { state in
            if state.isDiskFull, point == .before { return .full }
            state.writes += 1
            guard state.writes == state.deathAt else { return nil }
            state.hasStruck = true
            return .halted
        }
        if let verdict { throw verdict }
    }
}
