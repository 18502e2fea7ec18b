import Basics
import CCurl
import Locks

/// What other threads use to reach the one thread that runs the transfers of all clients.
///
/// A ring wakes the loop where it sleeps, and costs no system call where it does not. The counter behind the descriptor
/// is never read: epoll reports each write by itself (edge-triggered).
final class CurlBell: Sendable {
    typealias Errand = @Sendable (CurlLoop) -> Void

    private struct State {
        var errands: [Errand] = []
        var isRung = false
        var isLoopAsleep = false
    }

    /// The process's loop, whose thread starts with the first client and stays.
    static let shared: CurlBell = {
        let bell = CurlBell()
        OwnThread.start { CurlLoop(bell).run() }
        return bell
    }()

    let descriptor: Int32
    private let state = Locked(State())

    private init() {
        descriptor = turnout_bell_new()
        precondition(descriptor >= 0, "no descriptor is left to start with")
    }

    /// Makes the loop look into its mailboxes.
    func ring() { state.withLock { ring(&$0) } }

    /// Has the loop's thread do this.
    func send(_ errand: @escaping Errand) {
        state.withLock { state in
            state.errands.append(errand)
            ring(&state)
        }
    }

    private func ring(_ state: inout State) {
        state.isRung = true
        guard state.isLoopAsleep else { return }
        state.isLoopAsleep = false
        turnout_bell_ring(descriptor)
    }

    // MARK: The loop's side

    /// What is to be done; rings up to here are heard.
    func take() -> [Errand] {
        state.withLock { state in
            state.isRung = false
            state.isLoopAsleep = false
            guard !state.errands.isEmpty else { return [] }
            defer { state.errands = [] }
            return state.errands
        }
    }

    /// Whether the loop may fall asleep: nobody has rung since it last looked.
    func mayRest() -> Bool {
        state.withLock { state in
            state.isLoopAsleep = !state.isRung
            return state.isLoopAsleep
        }
    }
}
