import Basics

/// The machine's clock was set back: everything short runs out by the time that went on, then the house starts anew, by the clock.
public struct ClockFault: Error, CustomStringConvertible {
    let seconds: Int64

    public var description: String {
        "The machine's clock was set back by \(seconds) seconds. Started anew, turnout goes by it; nothing is lost."
    }
}

/// Looks whether the machine's clock was set back. A few seconds are caught up with; a minute and more would be wrong for long.
struct ClockWatch: Sendable {
    let log: Log
    var ahead: @Sendable () -> Int64 = { SteadyTime.ofMachine.ahead }
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

    private static let pause = Duration.seconds(5)
    /// Windows for second thoughts, pauses between attempts and reservations are over by then.
    private static let looks = 120
    private static let tolerance: Int64 = 60_000

    /// Until cancelled; throws a `ClockFault`.
    func run() async throws {
        var found = 0
        while true {
            try await sleep(Self.pause)
            let milliseconds = ahead()
            guard milliseconds >= Self.tolerance else {
                found = 0
                continue
            }
            if found == 0 { log.error("clock.went_back", ["seconds": Int(milliseconds / 1_000)]) }
            found += 1
            if found == Self.looks { throw ClockFault(seconds: milliseconds / 1_000) }
        }
    }
}
