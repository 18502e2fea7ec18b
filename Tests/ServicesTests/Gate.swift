import Foundation

/// Where tasks wait until the gate is opened, by hand or by the arrival of enough of them.
///
/// `@unchecked Sendable`: its state is only touched between `lock()` and `unlock()`.
final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private let size: Int
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// With a size the gate opens by itself when that many wait before it.
    init(opensAt size: Int = .max) { self.size = size }

    func open() {
        let free = lock.withLock {
            isOpen = true
            defer { waiting = [] }
            return waiting
        }
        for continuation in free { continuation.resume() }
    }

    /// Waits for the gate; a task that is cancelled opens it, so that no test waits for ever.
    func pass() async {
        await withTaskCancellationHandler {
            await hold()
        } onCancel: {
            open()
        }
    }

    /// Waits for the gate even when cancelled.
    func hold() async {
        await withCheckedContinuation { continuation in
            let isFull = lock.withLock {
                waiting.append(continuation)
                return isOpen || waiting.count >= size
            }
            if isFull { open() }
        }
    }
}
