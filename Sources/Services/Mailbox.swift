import Conversation
import Locks

/// Where a loop waits for letters, for a ring, or for a time to come. One loop waits; anybody may post.
final class Mailbox<Letter: Sendable>: Sendable {
    private struct State {
        var letters: [Letter] = []
        var isRung = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Locked(State())

    func post(_ letter: Letter) {
        wake { $0.letters.append(letter) }
    }

    /// Wakes the waiting loop without a letter.
    func ring() {
        wake { $0.isRung = true }
    }

    /// All letters so far; waits for the first one, for a ring, for the span to pass, or for cancellation.
    func collect(within span: Span) async -> [Letter] {
        if let ready = takeReady() { return ready }
        let alarm = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(max(0, span.milliseconds)))
            if !Task.isCancelled { self?.ring() }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    if state.isRung || !state.letters.isEmpty { return true }
                    state.waiting = continuation
                    return false
                }
                if isReady || Task.isCancelled { wake { $0.isRung = true } }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            ring()
        }
        alarm.cancel()
        return takeReady() ?? []
    }

    /// What is there without waiting; nil if neither letter nor ring came.
    private func takeReady() -> [Letter]? {
        state.withLock { state in
            guard state.isRung || !state.letters.isEmpty else { return nil }
            defer { state.letters = [] }
            state.isRung = false
            return state.letters
        }
    }

    private func wake(_ change: (inout State) -> Void) {
        let continuation = state.withLock { state in
            change(&state)
            defer { state.waiting = nil }
            return state.waiting
        }
        continuation?.resume()
    }
}

/// A bell that one loop listens for.
struct Bell: Sendable {
    private let mailbox = Mailbox<Never>()

    func ring() {
        mailbox.ring()
    }

    /// Waits for a ring, for the span to pass, or for cancellation.
    func wait(within span: Span) async {
        _ = await mailbox.collect(within: span)
    }
}
