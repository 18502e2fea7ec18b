import Civic
import CivicFacts
import Conversation
import Locks

/// What came of asking, with the time at which it was asked.
struct Found<Value: Sendable>: Sendable {
    let value: Value
    let at: Moment
}

/// Answers that are the same for everybody: asked once at a time, kept for an hour, and left alone for a minute after
/// a failure, so that a thousand people asking at once are one request.
final class SharedLook<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// Under way, or done and kept.
    private struct Look {
        let task: Task<Result<Found<Value>, SourceError>, Never>
        let at: Moment
        var kept: Span = .hours(1)
    }

    private let looks = Locked([Key: Look]())
    private static var most: Int { 2_000 }

    /// The kept answer while it is young, else a new one, else the setback: the archive has the old one, and whoever
    /// reads it there is told that nobody could be asked.
    func look(
        _ key: Key, at now: Moment, _ ask: @escaping @Sendable () async -> Result<Value, SourceError>
    ) async -> Result<Found<Value>, SourceError> {
        let task = looks.withLock { looks in
            if let look = looks[key], now.since(look.at) < look.kept { return look.task }
            if looks.count >= Self.most { looks.removeAll() }
            let task = Task {
                let result = await ask()
                if case .failure = result { self.looks.withLock { $0[key]?.kept = .minutes(1) } }
                return result.map { Found(value: $0, at: now) }
            }
            looks[key] = Look(task: task, at: now)
            return task
        }
        return await task.value
    }
}

extension Result where Failure == SourceError {
    /// As a person is told it: with its origin, or where to look instead, which is the same page.
    func told<Value, Said>(
        from source: CivicSource, at page: OfficialLink? = nil, _ say: (Value) -> Answer<Said>.Content
    ) -> Looked<Said> where Success == Found<Value> {
        let page = page ?? source.home
        switch self {
        case .failure(let setback): return .referred(Referral(reason: setback.reason, official: page))
        case .success(let found):
            let origin = Provenance(source: source, asOf: found.at, official: page)
            switch say(found.value) {
            case .known(let value): return .answered(Answer(value, from: origin))
            case .absent(let absence): return .answered(Answer(absence, from: origin))
            }
        }
    }
}
