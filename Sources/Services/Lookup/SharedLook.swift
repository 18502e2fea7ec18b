import Civic
import CivicFacts
import Conversation
import Locks

/// Answers that are the same for everybody: asked once at a time, kept for an hour, and left alone for a minute after
/// a failure, so that a thousand people asking at once are one request.
final class SharedLook: Sendable {
    /// Under way, or done and kept.
    private struct Look {
        let task: Task<Looked<LookedValue>, Never>
        let at: Moment
        var kept: Span = .hours(1)
    }

    private let looks = Locked([String: Look]())
    private static var most: Int { 2_000 }

    /// The kept answer while it is young, else a new one, else a referral: the archive has the old one, and whoever
    /// reads it there is told that nobody could be asked.
    func look(
        _ question: LookQuestion, at now: Moment, _ ask: @escaping @Sendable () async -> Looked<LookedValue>
    ) async -> Looked<LookedValue> {
        let name = question.name
        let task = looks.withLock { looks in
            if let look = looks[name], now.since(look.at) < look.kept { return look.task }
            if looks.count >= Self.most { looks.removeAll() }
            let task = Task {
                let looked = await ask()
                if case .referred = looked { self.looks.withLock { $0[name]?.kept = .minutes(1) } }
                return looked
            }
            looks[name] = Look(task: task, at: now)
            return task
        }
        return await task.value
    }
}
