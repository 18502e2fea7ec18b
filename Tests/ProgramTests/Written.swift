import Foundation

/// Lines that a command wrote.
final class Written: Sendable {
    private let kept = LockedLines()

    var lines: [String] { kept.lines }

    var add: @Sendable (String) -> Void { { [kept] in kept.append($0) } }
}

/// Lines behind a lock: every access goes through it, so they may be shared.
private final class LockedLines: @unchecked Sendable {
    private let lock = NSLock()
    private var held: [String] = []

    var lines: [String] { lock.withLock { held } }

    func append(_ line: String) { lock.withLock { held.append(line) } }
}
