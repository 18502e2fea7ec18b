import Locks
import Services

/// Lets so many changes of the disk pass, and then none.
final class Countdown: Sendable {
    private let left: Locked<Int>

    init(_ count: Int) { left = Locked(count) }

    var isOver: Bool {
        left.withLock { left in
            left -= 1
            return left < 0
        }
    }

    /// Whether it was over already, without counting.
    var wasOver: Bool { left.withLock { $0 < 0 } }

    func end(never: Bool) { left.withLock { $0 = never ? .max : 0 } }

    func restart(_ count: Int) { left.withLock { $0 = count } }
}
