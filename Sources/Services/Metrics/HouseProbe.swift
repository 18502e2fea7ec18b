public import CivicFacts

/// Asks what only the program's own parts know: of the workers, the kept civic data and the copies.
public struct HouseProbe: Sendable {
    var workersStarted: @Sendable () -> Int = { 0 }
    var editions: @Sendable () async -> [CivicEdition] = { [] }
    /// Of the data; nil where copies are a server's own matter.
    var copies: @Sendable () -> Copies? = { nil }

    /// What is known of copies of the data.
    public struct Copies: Sendable, Equatable {
        /// When the newest one was made; nil where none ever was.
        public var newest: Moment?
        /// Since when there could have been one.
        public var born: Moment?

        public init(newest: Moment?, born: Moment?) { (self.newest, self.born) = (newest, born) }
    }

    init() {}

    public init(
        workersStarted: @escaping @Sendable () -> Int,
        editions: @escaping @Sendable () async -> [CivicEdition],
        copies: @escaping @Sendable () -> Copies?
    ) {
        (self.workersStarted, self.editions, self.copies) = (workersStarted, editions, copies)
    }
}
