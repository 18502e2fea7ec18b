/// The one thread that runs all clients, for other work too: what an answer sets off there wakes nobody.
///
/// Whoever works here holds up every transfer meanwhile.
public final class HTTPThread: SerialExecutor, TaskExecutor {
    public static let shared = HTTPThread()

    private init() {}

    public func enqueue(_ job: consuming ExecutorJob) { CurlBell.shared.send(UnownedJob(job)) }

    /// Calls the body on the thread once the span has passed, and not before.
    public func alarm(after span: Duration, _ body: @escaping @Sendable () -> Void) -> Alarm {
        let (seconds, attoseconds) = span.components
        // The millisecond under way counts for nothing.
        let wait = UInt64(max(0, seconds) * 1000 + max(0, attoseconds) / 1_000_000_000_000_000) + 1
        return Alarm(number: CurlBell.shared.setAlarm(at: CurlClock.now() + wait, body))
    }

    /// One call that is to come.
    public struct Alarm: Sendable {
        fileprivate let number: UInt64

        public func cancel() { CurlBell.shared.cancelAlarm(number) }
    }

    func run(_ job: UnownedJob) {
        job.runSynchronously(
            isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
    }
}
