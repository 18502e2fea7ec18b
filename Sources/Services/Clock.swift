import Basics
public import CivicFacts
import Conversation

/// Where the time comes from.
public struct Clock: Sendable {
    public let now: @Sendable () -> Moment

    public init(now: @escaping @Sendable () -> Moment) { self.now = now }

    /// The machine's own clock, which never goes back.
    public static let system = Clock { Moment(milliseconds: SteadyTime.ofMachine.now) }
}
