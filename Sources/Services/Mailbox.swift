import CivicFacts
import Conversation
import HTTP
import Locks

/// Where a loop waits for letters, for a ring, or for a time to come. One loop waits; anybody may post.
final class Mailbox<Letter: Sendable>: Sendable {
    private struct State {
        var letters: [Letter] = []
        var isRung = false
        var isClosed = false
        var waiting: CheckedContinuation<Void, Never>?
        var alarm: Alarm?
    }

    /// Outlives the wait that set it: most waits end before their time, and the next one is glad of it.
    private struct Alarm {
        let end: ContinuousClock.Instant
        let call: HTTPThread.Alarm
    }

    private let state = Locked(State())

    deinit { state.withLock { $0.alarm?.call.cancel() } }

    /// False if nobody reads letters here any more.
    @discardableResult
    func post(_ letter: Letter) -> Bool {
        var isOpen = false
        wake { state in
            isOpen = !state.isClosed
            if isOpen { state.letters.append(letter) }
        }
        return isOpen
    }

    /// Takes no letters from now on; the result is what nobody has read.
    func close() -> [Letter] {
        state.withLock { state in
            state.isClosed = true
            defer { state.letters = [] }
            return state.letters
        }
    }

    /// Wakes the waiting loop without a letter.
    func ring() { wake { $0.isRung = true } }

    /// All letters so far; waits for the first one, for a ring, for the span to pass, or for cancellation.
    func collect(within span: Span) async -> [Letter] {
        let end = ContinuousClock.now + .milliseconds(max(0, span.milliseconds))
        while true {
            if let ready = takeReady() { return ready }
            if ContinuousClock.now >= end || Task.isCancelled { return [] }
            setAlarm(end)
            await withTaskCancellationHandler {
                await sleep()
            } onCancel: {
                ring()
            }
        }
    }

    /// Until a letter, a ring or the alarm comes; at once if one has come.
    private func sleep() async {
        await withCheckedContinuation { continuation in
            let isReady = state.withLock { state in
                if state.isRung || !state.letters.isEmpty || state.alarm == nil { return true }
                state.waiting = continuation
                return false
            }
            if isReady { continuation.resume() }
        }
    }

    /// Sees to it that the loop wakes at this time at the latest. One alarm that is set for earlier will do.
    private func setAlarm(_ end: ContinuousClock.Instant) {
        state.withLock { state in
            if let alarm = state.alarm, alarm.end <= end { return }
            state.alarm?.call.cancel()
            let call = HTTPThread.shared.alarm(after: end - .now) { [weak self] in
                self?.wake { $0.alarm = nil }
            }
            state.alarm = Alarm(end: end, call: call)
        }
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

    func ring() { mailbox.ring() }

    /// Waits for a ring, for the span to pass, or for cancellation.
    func wait(within span: Span) async { _ = await mailbox.collect(within: span) }
}
