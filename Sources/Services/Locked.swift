import Foundation

/// A value behind one lock. The lock, not the type system, makes the sharing safe: every access goes through `with`.
final class Locked<Value>: @unchecked Sendable {
    // Proof of @unchecked: `value` is private and touched only between `lock` and `unlock` in `with`.
    private var value: Value
    private let lock = NSLock()

    init(_ value: Value) {
        self.value = value
    }

    func with<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
