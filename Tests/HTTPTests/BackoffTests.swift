import HTTP
import Testing

/// Full jitter from 1 s to 60 s (T22).
struct BackoffTests {
    /// A source that always gives the same bits.
    private struct Constant: RandomNumberGenerator {
        let bits: UInt64
        mutating func next() -> UInt64 { bits }
    }

    @Test func ceilingDoublesToAMinuteAndStartsOver() {
        var backoff = Backoff()
        var highest = Constant(bits: .max)
        let expected: [Double] = [1, 2, 4, 8, 16, 32, 60, 60, 60]
        for _ in 0..<2 {
            let waits = expected.indices.map { _ in backoff.next(using: &highest) }
            #expect(zip(waits, expected).allSatisfy { $0 <= .seconds($1) && $0 > .seconds($1 * 0.999) })
            #expect(backoff.attempts == expected.count)
            backoff.reset()
        }
    }

    @Test func waitsSpreadOverTheWholeRange() {
        var backoff = Backoff(first: 1, last: 1)
        let waits = (0..<1000).map { _ in backoff.next() }
        #expect(waits.contains { $0 < .milliseconds(100) })
        #expect(waits.contains { $0 > .milliseconds(900) })
    }

    @Test func anyWaitLiesBelowTheCeiling() {
        var backoff = Backoff(first: 0.5, last: 3)
        for _ in 0..<1000 { #expect(Duration.zero ... .seconds(3) ~= backoff.next()) }
    }
}
