/// How long to wait before the next try: full jitter under a ceiling that doubles from 1 s to 60 s (T22).
public struct Backoff: Hashable, Sendable {
    /// The ceiling of the first wait, in seconds.
    public let first: Double
    /// The ceiling that is never passed, in seconds.
    public let last: Double
    /// How many waits were given since the start or the last reset.
    public private(set) var attempts = 0

    /// A fresh policy.
    public init(first: Double = 1, last: Double = 60) {
        self.first = first
        self.last = last
    }

    /// The next wait: anything from zero to the ceiling, all equally likely.
    public mutating func next(using source: inout some RandomNumberGenerator) -> Duration {
        // 2^30 seconds is past any ceiling; the bound keeps the power finite however long the trouble lasts.
        var ceiling = first
        for _ in 0..<min(attempts, 30) { ceiling *= 2 }
        attempts += 1
        return .seconds(Double.random(in: 0...min(ceiling, last), using: &source))
    }

    /// The next wait, drawn from the system's randomness.
    public mutating func next() -> Duration {
        var source = SystemRandomNumberGenerator()
        return next(using: &source)
    }

    /// Starts over, after a success.
    public mutating func reset() {
        attempts = 0
    }
}
