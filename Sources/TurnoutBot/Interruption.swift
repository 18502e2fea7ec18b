import Dispatch
import Glibc

/// Runs something until it ends, or until the process is asked to stop (SIGTERM, SIGINT).
enum Interruption {
    /// The body's own result; a stop cancels the body and waits for it to tidy up.
    static func guarding(_ body: @escaping @Sendable () async throws -> Int32) async throws -> Int32 {
        let task = Task { try await body() }
        let sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { task.cancel() }
            source.resume()
            return source
        }
        defer { sources.forEach { $0.cancel() } }
        do {
            return try await task.value
        } catch is CancellationError {
            return 0
        }
    }
}
