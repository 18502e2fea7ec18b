import CCurl
import Glibc

/// The one thread that runs the transfers of all clients over one epoll: it alone touches libcurl's handles.
final class CurlLoop {
    /// How epoll names the bell: clients count from one.
    private static let bellName: UInt64 = 0
    private static let longestRest: UInt64 = 60_000

    private let bell: CurlBell
    private let epoll: Int32
    private var transfers: [UInt32: CurlTransfers] = [:]
    private var lastNumber: UInt32 = 0

    init(_ bell: CurlBell) {
        self.bell = bell
        epoll = turnout_epoll_new()
        precondition(epoll >= 0, "no descriptor is left to start with")
        turnout_epoll_add(epoll, bell.descriptor, turnout_readable | turnout_on_change, Self.bellName)
    }

    func run() {
        blockSignals()
        while true {
            for errand in bell.take() { errand(self) }
            let now = CurlClock.now()
            for each in transfers.values { each.turn(now) }
            for (number, each) in transfers where each.hasEnded { transfers[number] = nil }
            rest()
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

    /// Sleeps until a socket, a timer of libcurl's or the bell stirs, and tells libcurl which.
    private func rest() {
        withUnsafeTemporaryAllocation(of: turnout_stir.self, capacity: Int(turnout_most_stirs)) { stirs in
            let wait = bell.mayRest() ? patience() : 0
            let count = turnout_epoll_rest(epoll, stirs.baseAddress, wait)
            guard count > 0 else { return }
            for stir in stirs[..<Int(count)] {
                let (number, socket) = CurlWatch.parts(of: stir.name)
                transfers[number]?.stirred(socket, stir.events)
            }
        }
    }

    /// Milliseconds until the next timer.
    private func patience() -> Int32 {
        let now = CurlClock.now()
        let next = transfers.values.reduce(now + Self.longestRest) { min($0, $1.due ?? .max) }
        return Int32(next > now ? next - now : 0)
    }
}
