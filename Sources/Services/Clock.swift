public import CivicFacts
import Conversation
import Glibc

/// Where the time comes from.
public struct Clock: Sendable {
    public let now: @Sendable () -> Moment

    public init(now: @escaping @Sendable () -> Moment) { self.now = now }

    /// The machine's own clock.
    public static let system = Clock {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Moment(milliseconds: Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000)
    }
}
