import Foundation
import Store

/// What happens at a store's commits: nothing, until a test says otherwise.
///
/// `@unchecked Sendable`: `next` is only touched between `lock()` and `unlock()`.
final class FailingCommits: @unchecked Sendable {
    private let lock = NSLock()
    private var next: (point: CommitPoint, error: StoreError)?

    /// From now on every commit fails there, until `relent`.
    func fail(at point: CommitPoint, with error: StoreError) { lock.withLock { next = (point, error) } }

    func relent() { lock.withLock { next = nil } }

    @Sendable func meet(_ point: CommitPoint, _: [String]) throws(StoreError) {
        let strike = lock.withLock { next }
        if let strike, strike.point == point { throw strike.error }
    }
}
