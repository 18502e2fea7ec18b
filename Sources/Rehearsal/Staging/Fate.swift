import Locks
import Store
import Transcripts

/// What happens to a staged house at its commits: deaths at certain writes, or a disk without room.
final class Fate: Sendable {
    private struct State {
        /// The kind of each write so far; every commit is two of them.
        var writes: [String] = []
        var cue = ""
        let deaths: Deaths?
        var hasStruck = false
        var isDiskFull = false
    }

    private let state: Locked<State>

    init(_ deaths: Deaths?) { state = Locked(State(deaths: deaths)) }

    var hasStruck: Bool { state.withLock { $0.hasStruck } }

    var isDiskFull: Bool {
        get { state.withLock { $0.isDiskFull } }
        set { state.withLock { $0.isDiskFull = newValue } }
    }

    /// The kind of each write so far, in order: the side of the commit it is on, what is happening on the stage, what was
    /// asked of the platforms since the last commit, and which tables get (+), change (~) or lose (-) rows. After a death
    /// only what is in the tables and on the platforms goes on, so two deaths that are alike in all of this leave the same
    /// work to whoever comes up next.
    var writes: [String] { state.withLock { $0.writes } }

    /// What is happening on the stage.
    func begin(_ cue: Cue) {
        let name =
            switch cue {
            case .deed(_, let act): "\(act)"
            case .world(let weather): "\(weather)"
            }
        state.withLock { $0.cue = String(name.prefix { $0 != "(" }) }
    }

    /// Every commit is two chances to die: just before it, and just after.
    func meet(_ point: CommitPoint, _ circumstances: [String]) throws(StoreError) {
        let verdict: StoreError? = state.withLock { state in
            if state.isDiskFull, point == .before { return .full }
            let kind = (["\(point)", state.cue] + circumstances).joined(separator: " ")
            state.writes.append(kind)
            let (write, hasStruck) = (state.writes.count, state.hasStruck)
            guard state.deaths?.strike(write, of: kind, hasStruck: hasStruck) == true else { return nil }
            state.hasStruck = true
            return .halted
        }
        if let verdict { throw verdict }
    }
}
