import Basics
public import CivicFacts
import Conversation

/// Time and chance as the adapter meets them; tests bring their own.
public struct AdapterTiming: Sendable {
    public let now: @Sendable () -> Moment
    /// Waits; throws when the task is cancelled.
    public let sleep: @Sendable (Span) async throws -> Void
    /// A number from 0 up to 1.
    public let chance: @Sendable () -> Double

    public init(
        now: @escaping @Sendable () -> Moment, sleep: @escaping @Sendable (Span) async throws -> Void,
        chance: @escaping @Sendable () -> Double
    ) {
        self.now = now
        self.sleep = sleep
        self.chance = chance
    }

    /// The machine's clock, which never goes back; waiting is monotonic, so a corrected clock changes no pause.
    public static let real = AdapterTiming(
        now: { Moment(milliseconds: SteadyTime.ofMachine.now) },
        sleep: { try await Task.sleep(for: .milliseconds($0.milliseconds)) },
        chance: { Double.random(in: 0..<1) })

    /// A pause before another attempt: full jitter between one second and `2^failures`, at most a minute.
    func pause(afterFailures failures: Int) -> Span {
        let ceiling = min(60_000, 1_000 << min(max(failures, 0), 10))
        return Span(milliseconds: 1_000 + Int64(chance() * Double(ceiling - 1_000)))
    }

    /// The silence that a platform asked for, and half a second more (T23, T59); at most a day.
    static func silence(_ seconds: Int) -> Span {
        Span(milliseconds: Int64(min(seconds, 86_400)) * 1_000 + 500)
    }

    /// The given pause, stretched by up to a fifth.
    func jittered(_ span: Span) -> Span {
        Span(milliseconds: span.milliseconds + Int64(chance() * Double(span.milliseconds) / 5))
    }
}
