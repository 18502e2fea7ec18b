import Locks
import Store

/// Counts a store's commits and lets some of them fall on a full disk.
final class FullDisk: Sendable {
    private struct State {
        var commits = 0
        var full: Set<Int>
    }

    private let state: Locked<State>
    private let afterFull = Gate()

    /// The commits, counted from 1, that find the disk full.
    init(full: Set<Int>) { state = Locked(State(full: full)) }

    /// From now on the next commit finds the disk full.
    func strikeNext() { state.withLock { _ = $0.full.insert($0.commits + 1) } }

    var commits: Int { state.withLock { $0.commits } }

    var strikesLeft: Int { state.withLock { state in state.full.count { $0 > state.commits } } }

    @Sendable func meet(_ point: CommitPoint, _: [String]) throws(StoreError) {
        guard point == .before else { return }
        let isFull = state.withLock { state in
            state.commits += 1
            return state.full.contains(state.commits)
        }
        if isFull { throw .full }
        if strikesLeft == 0 { afterFull.open() }
    }

    /// Returns when a commit went well after the last one that did not.
    func pass() async { await afterFull.pass() }
}
