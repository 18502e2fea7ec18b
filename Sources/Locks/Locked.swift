import Foundation

/// A value that is only ever touched while its lock is held.
///
/// `@unchecked Sendable`: `value` is private and every access to it runs between `lock()` and `unlock()`.
public final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    public init(_ value: Value) {
        self.value = value
    }

    /// What the body makes of the value, while nobody else can touch it.
    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
