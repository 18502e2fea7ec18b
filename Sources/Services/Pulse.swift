public import Conversation
import Locks

/// Signs of life of the house's loops: each says, whenever it comes round, within what time it will come round again.
public final class Pulse: Sendable {
    public enum Loop: Hashable, Sendable {
        case messages, photos, videos, looks
        case platform(Platform)
    }

    private struct State {
        var due: [Loop: SuspendingClock.Instant] = [:]
        var opened: [Platform: SuspendingClock.Instant] = [:]
        var heard: [Platform: SuspendingClock.Instant] = [:]
        /// Until when everybody may be waiting for something that is known to take long.
        var excused: SuspendingClock.Instant?
    }

    private let state = Locked(State())
    private let now: @Sendable () -> SuspendingClock.Instant

    private let began: SuspendingClock.Instant

    public init(now: @escaping @Sendable () -> SuspendingClock.Instant = { .now }) {
        (self.now, began) = (now, now())
    }

    public func beat(_ loop: Loop, within span: Duration) {
        let due = now() + span
        state.withLock { $0.due[loop] = due }
    }

    /// Nobody waits for it until its next beat.
    func rest(_ loop: Loop) { state.withLock { $0.due[loop] = nil } }

    /// The platform answers, and its settings are right.
    func open(_ platform: Platform) {
        let now = now()
        state.withLock { $0.opened[platform] = now }
    }

    /// The platform answered a look for news.
    public func hear(_ platform: Platform) {
        let now = now()
        state.withLock { $0.heard[platform] = now }
    }

    /// Since it last did; nil where it never has.
    func silence(of platform: Platform) -> Duration? {
        let now = now()
        return state.withLock { $0.heard[platform] }.map { now - $0 }
    }

    /// The same, and where it never has: since the start.
    func absence(of platform: Platform) -> Duration { silence(of: platform) ?? now() - began }

    public var opened: Set<Platform> { state.withLock { Set($0.opened.keys) } }

    /// Platforms that were reached, and that have answered not long ago.
    public var answering: Set<Platform> {
        let now = now()
        return state.withLock { state in
            Set(
                state.opened.filter { platform, opened in
                    now - max(opened, state.heard[platform] ?? opened) <= platform.longestSilence
                }.keys)
        }
    }

    /// For so long nobody is missed while the body runs.
    func excusing<Result>(for span: Duration, _ body: () async throws -> Result) async rethrows -> Result {
        let end = now() + span
        state.withLock { $0.excused = end }
        defer { state.withLock { $0.excused = nil } }
        return try await body()
    }

    /// Loops that did not come round in time.
    public var missed: Set<Loop> {
        let now = now()
        return state.withLock { state in
            if let excused = state.excused, excused > now { return [] }
            return Set(state.due.filter { $0.value < now }.keys)
        }
    }
}

extension Platform {
    /// Where it works, it answers a look for news within half a minute, and the next one follows at once.
    var longestSilence: Duration {
        switch self {
        case .telegram, .matrix: .seconds(60)
        case .terminal: .seconds(86_400)
        }
    }

    /// The longest that a look for news may take: the platform holds it for half a minute, a dead line is noticed a quarter
    /// of a minute later, and a Matrix that has much to catch up with has ten minutes.
    public var longestPoll: Duration {
        switch self {
        case .telegram: .seconds(65)
        case .matrix: .seconds(720)
        case .terminal: .seconds(86_400)
        }
    }
}
