import Glibc
import Locks

/// The machine's time, which never goes back within a process: where the clock is set back, time goes on at half its pace until the
/// clock has caught up. What was counted from a moment before would otherwise wait for hours.
public final class SteadyTime: Sendable {
    public static let ofMachine = SteadyTime(
        wall: { milliseconds(CLOCK_REALTIME) }, running: { milliseconds(CLOCK_MONOTONIC) })

    private let wall: @Sendable () -> Int64
    private let running: @Sendable () -> Int64
    /// The last moment that the clock itself told, and how long the machine ran then.
    private let told: Locked<(wall: Int64, running: Int64)>

    /// Both in milliseconds: the clock, and how long the machine runs.
    init(wall: @escaping @Sendable () -> Int64, running: @escaping @Sendable () -> Int64) {
        (self.wall, self.running) = (wall, running)
        told = Locked((wall(), running()))
    }

    /// Milliseconds since 1970.
    public var now: Int64 { look().now }

    /// Milliseconds by which the clock is behind this time, because it was set back.
    public var ahead: Int64 {
        let (now, wall) = look()
        return now - wall
    }

    private func look() -> (now: Int64, wall: Int64) {
        told.withLock { told in
            let (wall, running) = (self.wall(), self.running())
            let least = told.wall + (running - told.running) / 2
            guard wall >= least else { return (least, wall) }
            told = (wall, running)
            return (wall, wall)
        }
    }

    private static func milliseconds(_ clock: clockid_t) -> Int64 {
        var now = timespec()
        clock_gettime(clock, &now)
        return Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
    }
}
