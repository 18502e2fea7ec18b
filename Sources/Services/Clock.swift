public import Conversation
import Foundation

/// Where the time comes from.
public struct Clock: Sendable {
    public let now: @Sendable () -> Moment

    public init(now: @escaping @Sendable () -> Moment) {
        self.now = now
    }

    /// The machine's own clock.
    public static let system = Clock {
        Moment(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000))
    }
}
