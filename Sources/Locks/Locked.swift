import Glibc

/// A value that is only ever touched while its lock is held.
///
/// `@unchecked Sendable`: `value` is private and every access to it runs between locking and unlocking.
public final class Locked<Value>: @unchecked Sendable {
    /// A mutex must never move in memory: it has a place of its own.
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private var value: Value

    public init(_ value: Value) {
        lock = .allocate(capacity: 1)
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
        self.value = value
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// What the body makes of the value, while nobody else can touch it.
    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}
