import Civic
import CivicFacts
import Conversation
import Locks

/// Answers that are the same for everybody: asked once at a time, kept for an hour, and left alone for a minute after
/// a failure, so that a thousand people asking at once are one request.
final class SharedLook<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// What came of asking, with the time at which it was asked.
    struct Found: Sendable {
        let value: Value
        let at: Moment
    }

    private struct State {
        var running: [Key: Task<Result<Found, SourceError>, Never>] = [:]
        var found: [Key: Found] = [:]
        var failed: [Key: (setback: SourceError, at: Moment)] = [:]
    }

    private let state = Locked(State())
    private static var kept: Span { .hours(1) }
    private static var resting: Span { .minutes(1) }
    private static var most: Int { 2_000 }

    /// The kept answer while it is young, else a new one, else the setback: the archive has the old one, and whoever
    /// reads it there is told that nobody could be asked.
    func look(
        _ key: Key, at now: Moment, _ ask: @escaping @Sendable () async -> Result<Value, SourceError>
    ) async -> Result<Found, SourceError> {
        let early = state.withLock { state -> Result<Found, SourceError>? in
            if let found = state.found[key], now.since(found.at) < Self.kept { return .success(found) }
            guard let failed = state.failed[key], now.since(failed.at) < Self.resting else { return nil }
            return .failure(failed.setback)
        }
        if let early { return early }
        let task = state.withLock { state in
            if let task = state.running[key] { return task }
            let task = Task { settle(await ask(), key, now) }
            state.running[key] = task
            return task
        }
        return await task.value
    }

    private func settle(_ result: Result<Value, SourceError>, _ key: Key, _ now: Moment) -> Result<
        Found, SourceError
    > {
        state.withLock { state in
            state.running[key] = nil
            switch result {
            case .success(let value):
                if state.found.count >= Self.most { state.found.removeAll() }
                let found = Found(value: value, at: now)
                state.found[key] = found
                state.failed[key] = nil
                return .success(found)
            case .failure(let setback):
                if state.failed.count >= Self.most { state.failed.removeAll() }
                state.failed[key] = (setback, now)
                return .failure(setback)
            }
        }
    }
}
