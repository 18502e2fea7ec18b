import Dispatch
import Glibc

/// Runs something until it ends, or until the process is asked to stop (SIGTERM, SIGINT, and SIGHUP where that asks for
/// nothing else).
enum Interruption {
    /// The body's own result; a stop cancels the body and waits for it to tidy up.
    static func guarding(
        endingAtHangup: Bool, _ body: @escaping @Sendable () async throws -> Int32
    ) async throws -> Int32 {
        let task = Task { try await body() }
        let sources = ([SIGTERM, SIGINT] + (endingAtHangup ? [SIGHUP] : [])).compactMap { number in
            // Whoever started it under nohup wants it to outlive the terminal.
            let isUnwanted = signal(number, SIG_IGN).map { unsafeBitCast($0, to: Int.self) } == 1
            return number == SIGHUP && isUnwanted ? nil : source(of: number) { task.cancel() }
        }
        defer { sources.forEach { $0.cancel() } }
        do {
            return try await task.value
        } catch is CancellationError {
            return 0
        }
    }

    private static func source(
        of number: Int32, _ handler: @escaping @Sendable () -> Void
    ) -> any DispatchSourceSignal {
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler(handler: handler)
        source.resume()
        return source
    }
}
