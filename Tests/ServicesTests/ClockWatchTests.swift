import Basics
import Locks
import Testing

@testable import Basics
@testable import Services

/// O18: a clock that is set wrong, and set right again.
struct ClockWatchTests {
    @Test func timeNeverGoesBackAndCatchesUp() {
        let clock = Locked<(wall: Int64, running: Int64)>((1_000_000, 500))
        let time = SteadyTime(wall: { clock.withLock(\.wall) }, running: { clock.withLock(\.running) })
        func pass(_ span: Int64) {
            clock.withLock { ($0.wall, $0.running) = ($0.wall + span, $0.running + span) }
        }
        #expect(time.now == 1_000_000)
        pass(3)
        #expect(time.now == 1_000_003 && time.ahead == 0)
        clock.withLock { $0.wall -= 90_000 }
        #expect(time.now == 1_000_003 && time.ahead == 90_000)
        var before = time.now
        for _ in 0..<50 {
            pass(1)
            #expect(time.now >= before)
            before = time.now
        }
        // Half its pace, however often it is looked at.
        #expect(time.now == 1_000_028)
        pass(179_940)
        #expect(time.ahead == 5)
        pass(100)
        #expect(time.ahead == 0 && time.now == clock.withLock(\.wall))
        clock.withLock { $0.wall += 259_200_000 }
        #expect(time.now == clock.withLock(\.wall))
    }

    @Test func aClockThatStaysBehindEndsTheHouseAfterAWhile() async throws {
        let (looks, lines) = (Locked(0), Locked<[String]>([]))
        var watch = ClockWatch(log: Log(level: .debug) { line in lines.withLock { $0.append(line) } })
        watch.sleep = { _ in looks.withLock { $0 += 1 } }
        // A slip that is caught up with, then one that is not.
        watch.ahead = { looks.withLock { (5..<100).contains($0) ? 61_000 : $0 >= 200 ? 7_200_000 : 900 } }
        let fault = await #expect(throws: ClockFault.self) { try await watch.run() }
        #expect(fault?.description.contains("7200 seconds") == true)
        #expect(looks.withLock { $0 } == 319)
        #expect(lines.withLock { $0.count { $0.contains("clock.went_back") } } == 2)
    }
}
