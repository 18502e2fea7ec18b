public import CivicFacts

/// Asks what only the program's own parts know: of the workers, the kept civic data and the copies.
public struct HouseProbe: Sendable {
    var workersStarted: @Sendable () -> Int = { 0 }
    var editions: @Sendable () async -> [CivicEdition] = { [] }
    /// When the newest copy of the data was made; nil where none ever was.
    var lastCopy: @Sendable () -> Moment? = { nil }

    init() {}

    public init(
        workersStarted: @escaping @Sendable () -> Int,
        editions: @escaping @Sendable () async -> [CivicEdition],
        lastCopy: @escaping @Sendable () -> Moment?
    ) {
        (self.workersStarted, self.editions, self.lastCopy) = (workersStarted, editions, lastCopy)
    }
}
