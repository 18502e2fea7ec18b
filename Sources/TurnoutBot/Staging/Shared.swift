import Foundation

/// A value that several parts of a stage look at, behind one lock.
final class Shared<Value>: @unchecked Sendable {
    // Proof of @unchecked: `value` is private and touched only between `lock` and `unlock` in `with`.
    private var value: Value
    private let lock = NSLock()

    init(_ value: Value) {
        self.value = value
    }

    func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
