import Locks
import Store
import Transcripts

/// What happens to a staged house at its commits: deaths at certain writes, or a disk without room.
final class Fate: Sendable {
    private struct State {
        var writes = 0
        let deaths: Deaths?
        var hasStruck = false
        var isDiskFull = false
    }

    private let state: Locked<State>

    init(_ deaths: Deaths?) {
        state = Locked(State(deaths: deaths))
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
            guard state.deaths?.strike(state.writes) == true else { return nil }
            state.hasStruck = true
            return .halted
        }
        if let verdict { throw verdict }
    }
}
