import Basics
import CCurl
import Locks

/// What other threads use to reach the one thread that runs the transfers of all clients.
///
/// A ring wakes the loop where it sleeps, and costs no system call where it does not. The counter behind the descriptor
/// is never read: epoll reports each write by itself (edge-triggered).
final class CurlBell: Sendable {
    typealias Errand = @Sendable (CurlLoop) -> Void

    /// What the loop is to do before it looks at its transfers.
    struct Work {
        var errands: [Errand] = []
        var jobs: [UnownedJob] = []

        var isEmpty: Bool { errands.isEmpty && jobs.isEmpty }
    }

    private struct Alarm {
        let end: UInt64
        let body: @Sendable () -> Void
    }

    private struct State {
        var work = Work()
        var alarms: [UInt64: Alarm] = [:]
        var lastAlarm: UInt64 = 0
        var isRung = false
        var isLoopAsleep = false

        /// The alarms whose time has come become errands, in the order of their times.
        mutating func soundAlarms(_ now: UInt64) {
            guard alarms.values.contains(where: { $0.end <= now }) else { return }
            let due = alarms.filter { $0.value.end <= now }
            for (number, alarm) in due.sorted(by: { $0.value.end < $1.value.end }) {
                alarms[number] = nil
                work.errands.append { _ in alarm.body() }
            }
        }
    }

    /// The process's loop, whose thread starts when it is first needed and stays.
    static let shared: CurlBell = {
        let bell = CurlBell()
        OwnThread.start { CurlLoop(bell).run() }
        return bell
    }()

    let descriptor: Int32
    private let state = Locked(State())

    private init() {
        descriptor = turnout_bell_new()
        precondition(descriptor >= 0, "no descriptor is left to start with")
    }

    /// Makes the loop look into its mailboxes.
    func ring() { state.withLock { ring(&$0) } }

    /// Has the loop's thread do this.
    func send(_ errand: @escaping Errand) {
        state.withLock { state in
            state.work.errands.append(errand)
            ring(&state)
        }
    }

    /// Has the loop's thread go on with a task.
    func send(_ job: UnownedJob) {
        state.withLock { state in
            state.work.jobs.append(job)
            ring(&state)
        }
    }

    /// Has the loop's thread do this at that time; the result names it.
    func setAlarm(at end: UInt64, _ body: @escaping @Sendable () -> Void) -> UInt64 {
        state.withLock { state in
            state.lastAlarm += 1
            state.alarms[state.lastAlarm] = Alarm(end: end, body: body)
            ring(&state)
            return state.lastAlarm
        }
    }

    func cancelAlarm(_ number: UInt64) { _ = state.withLock { $0.alarms.removeValue(forKey: number) } }

    private func ring(_ state: inout State) {
        state.isRung = true
        guard state.isLoopAsleep else { return }
        state.isLoopAsleep = false
        turnout_bell_ring(descriptor)
    }

    // MARK: The loop's side

    /// Puts what is to be done into `work`, which was empty; rings up to here are heard.
    func take(_ work: inout Work, at now: UInt64) {
        state.withLock { state in
            state.isRung = false
            state.isLoopAsleep = false
            state.soundAlarms(now)
            swap(&state.work, &work)
        }
    }

    /// When the next alarm sounds, for a loop that falls asleep; nil where it may not: somebody has rung since it last looked.
    func rest() -> UInt64? {
        state.withLock { state in
            state.isLoopAsleep = !state.isRung
            return state.isRung ? nil : state.alarms.values.reduce(UInt64.max) { min($0, $1.end) }
        }
    }
}
