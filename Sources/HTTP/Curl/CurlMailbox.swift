import Locks

/// What tasks tell the loop: new jobs, cancellations, the order to stop.
///
/// A task may be cancelled before its job is posted, so early cancellations are remembered.
final class CurlMailbox: Sendable {
    /// What the loop finds when it looks.
    struct Mail {
        var arrived: [CurlJob] = []
        var cancelled: Set<UInt64> = []
        var isStopping = false
    }

    private struct State {
        var mail = Mail()
        var cancelledEarly: Set<UInt64> = []
        var lastID: UInt64 = 0
        var isClosed = false
        var awaitingClose: [CheckedContinuation<Void, Never>] = []

        /// Rings for the first piece of mail: what is already in the box has rung before.
        mutating func put(_ change: (inout Mail) -> Void) {
            let wasEmpty = mail.arrived.isEmpty && mail.cancelled.isEmpty && !mail.isStopping
            change(&mail)
            if wasEmpty { CurlBell.shared.ring() }
        }
    }

    private let state = Locked(State())

    func newID() -> UInt64 {
        state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
    }

    func post(_ job: CurlJob) {
        let isAccepted = state.withLock { state in
            guard state.cancelledEarly.remove(job.id) == nil, !state.mail.isStopping, !state.isClosed else {
                return false
            }
            state.put { $0.arrived.append(job) }
            return true
        }
        if !isAccepted { CurlBell.shared.send { _ in job.finish(.failure(.cancelled)) } }
    }

    func cancel(_ id: UInt64) {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.cancelledEarly.insert(id)
            state.put { $0.cancelled.insert(id) }
        }
    }

    /// Called when the cancelled task has its outcome: nobody can cancel or post under this number again.
    func forget(_ id: UInt64) { _ = state.withLock { $0.cancelledEarly.remove(id) } }

    func stop() {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.put { $0.isStopping = true }
        }
    }

    /// Returns once the loop has let go of everything.
    func awaitClose() async {
        await withCheckedContinuation { waiter in
            let isClosed = state.withLock { state in
                if !state.isClosed { state.awaitingClose.append(waiter) }
                return state.isClosed
            }
            if isClosed { waiter.resume() }
        }
    }

    // MARK: The loop's side

    func take() -> Mail {
        state.withLock { state in
            defer { state.mail = Mail(isStopping: state.mail.isStopping) }
            return state.mail
        }
    }

    /// From here on everything posted is refused; returns what had arrived last.
    func seal() -> [CurlJob] {
        state.withLock { state in
            state.mail.isStopping = true
            defer { state.mail.arrived = [] }
            return state.mail.arrived
        }
    }

    func close() {
        let waiters = state.withLock { state in
            state.isClosed = true
            defer { state.awaitingClose = [] }
            return state.awaitingClose
        }
        for waiter in waiters { waiter.resume() }
    }
}
