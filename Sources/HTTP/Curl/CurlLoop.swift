import CCurl
import Glibc

/// The one thread that runs the transfers of all clients over one epoll: it alone touches libcurl's handles. Between them it
/// goes on with the tasks that are sent to it.
final class CurlLoop {
    /// How epoll names the bell: clients count from one.
    private static let bellName: UInt64 = 0
    private static let longestRest: UInt64 = 60_000
    /// Tasks that call each other again and again must not keep the transfers waiting.
    private static let mostRounds = 64

    private let bell: CurlBell
    private let epoll: Int32
    private var transfers: [UInt32: CurlTransfers] = [:]
    private var lastNumber: UInt32 = 0
    private var work = CurlBell.Work()

    init(_ bell: CurlBell) {
        self.bell = bell
        epoll = turnout_epoll_new()
        precondition(epoll >= 0, "no descriptor is left to start with")
        turnout_epoll_add(epoll, bell.descriptor, turnout_readable | turnout_on_change, Self.bellName)
    }

    func run() {
        blockSignals()
        while true {
            let now = CurlClock.now()
            doWork(now)
            for each in transfers.values { each.turn(now) }
            for (number, each) in transfers where each.hasEnded { transfers[number] = nil }
            rest()
        }
    }

    /// Does what there is to do, and what comes of it.
    private func doWork(_ now: UInt64) {
        for _ in 0..<Self.mostRounds {
            bell.take(&work, at: now)
            if work.isEmpty { return }
            for errand in work.errands { errand(self) }
            for job in work.jobs { HTTPThread.shared.run(job) }
            work.errands.removeAll(keepingCapacity: true)
            work.jobs.removeAll(keepingCapacity: true)
        }
    }

    /// Takes a client in: its requests are served until its mailbox is told to stop.
    func join(_ mailbox: CurlMailbox, _ configuration: HTTPConfiguration) {
        lastNumber += 1
        let watch = CurlWatch(epoll: epoll, number: lastNumber)
        if let new = CurlTransfers(mailbox, configuration, watch) {
            transfers[lastNumber] = new
        } else {
            for job in mailbox.seal() { job.finish(.failure(.notSent(.init(code: 2, phase: .preparing)))) }
            mailbox.close()
        }
    }

    /// Signals belong to the main thread; SIGPIPE above all, which a write to a dead TLS connection raises.
    private func blockSignals() {
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
    }

    /// Sleeps until a socket, a timer or the bell stirs, and tells libcurl which.
    private func rest() {
        withUnsafeTemporaryAllocation(of: turnout_stir.self, capacity: Int(turnout_most_stirs)) { stirs in
            let wait = bell.rest().map(patience) ?? 0
            let count = turnout_epoll_rest(epoll, stirs.baseAddress, wait)
            guard count > 0 else { return }
            for stir in stirs[..<Int(count)] {
                let (number, socket) = CurlWatch.parts(of: stir.name)
                transfers[number]?.stirred(socket, stir.events)
            }
        }
    }

    /// Milliseconds until the next alarm or timer of libcurl's.
    private func patience(_ alarm: UInt64) -> Int32 {
        let now = CurlClock.now()
        let longest = min(now + Self.longestRest, alarm)
        let next = transfers.values.reduce(longest) { min($0, $1.due ?? .max) }
        return Int32(next > now ? next - now : 0)
    }
}
