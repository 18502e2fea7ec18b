public import Adapters
import CMetrics
import CivicFacts
import Conversation
import FoundationEssentials
import Glibc
import Locks
public import Store

/// Serves `/metrics` and `/health` from a thread of libmicrohttpd's own. The thread reads what a keeper has asked of the
/// database a moment ago, so nobody's asking costs a voter anything, and a house that hangs is still answered for.
public final class MetricsServer: Sendable {
    /// One sentence why it cannot serve.
    public struct Fault: Error, CustomStringConvertible {
        public let description: String
    }

    private struct Asked: Sendable {
        var standing: HouseStanding?
        var reports: ReportCounts?
        var editions: [CivicEdition] = []
        var at = SuspendingClock.now
    }

    private let pulse: Pulse
    private let store: Store
    private let platforms: [Platform]
    private let directory: String
    private let tally: Tally
    private let probe: HouseProbe
    private let asked = Locked(Asked())

    /// How often the database is asked, and how old its answer may be; what takes it long it is asked once in so many times.
    private static let (pause, patience, seldom) = (Duration.seconds(5), Duration.seconds(30), 12)

    public init(
        _ pulse: Pulse, store: Store, adapters: [any Adapter], directory: String, tally: Tally,
        probe: HouseProbe
    ) {
        (self.pulse, self.store, self.directory) = (pulse, store, directory)
        (self.tally, self.probe) = (tally, probe)
        platforms = adapters.map(\.platform)
    }

    /// A socket to serve on: taken before anything else is opened, so that a start that cannot serve leaves nothing behind.
    public static func listen(at place: MetricsPlace) throws(Fault) -> Int32 {
        let socket =
            switch place {
            case .socket(let path): turnout_listen(path, 0)
            case .port(let address, let port): turnout_listen(address, UInt32(port))
            }
        guard socket >= 0 else { throw Fault(turnout_server_fault(UInt32(-socket))) }
        return socket
    }

    /// Serves until the process ends.
    public func serve(on socket: Int32) throws(Fault) {
        // The server's thread asks until the process ends.
        let fault = turnout_serve(socket, Self.answer, Unmanaged.passRetained(self).toOpaque())
        guard fault == turnout_server_runs else { throw Fault(fault) }
    }

    /// Asks the database how it stands, until cancelled.
    public func run() async throws {
        for round in 0... {
            if round % Self.seldom == 0 {
                let (reports, editions) = (try? await store.reportCounts(), await probe.editions())
                asked.withLock { ($0.reports, $0.editions) = (reports, editions) }
            }
            if let standing = try? await store.standing(at: Clock.system.now()) {
                asked.withLock { ($0.standing, $0.at) = (standing, .now) }
            }
            try await Task.sleep(for: Self.pause)
        }
    }

    func page() -> MetricsPage {
        let (opened, asked) = (pulse.opened, asked.withLock { $0 })
        var page = MetricsPage(now: Clock.system.now())
        if SuspendingClock.now - asked.at < Self.patience { page.standing = asked.standing }
        (page.reports, page.editions) = (asked.reports, asked.editions)
        page.platforms = platforms.map { platform in
            MetricsPage.PlatformState(
                platform: platform, isUp: opened.contains(platform), age: pulse.silence(of: platform))
        }
        page.hanging = pulse.missed.count
        page.counts = tally.counts
        (page.workersStarted, page.lastCopy) = (probe.workersStarted(), probe.lastCopy())
        page.disk = Disk(of: directory)
        page.memory = Self.memory
        return page
    }

    private static var memory: Int? {
        let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return pages.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
    }

    private func answer(_ path: String) -> (status: Int, text: String)? {
        switch path {
        case "/metrics": (200, page().text)
        case "/health": page().health
        default: nil
        }
    }

    private static let answer: turnout_answer = { context, path, bytes, room, length in
        guard let context, let path, let bytes, let length else { return 0 }
        let server = Unmanaged<MetricsServer>.fromOpaque(context).takeUnretainedValue()
        guard let answer = server.answer(String(cString: path)) else { return 0 }
        let text = Array(answer.text.utf8.prefix(room))
        UnsafeMutableRawPointer(bytes).copyMemory(from: text, byteCount: text.count)
        length.pointee = text.count
        return Int32(answer.status)
    }
}

extension MetricsServer.Fault {
    init(_ fault: turnout_server_fault) {
        let why =
            switch fault {
            case turnout_server_no_library:
                "needs libmicrohttpd, which is not installed: apt install libmicrohttpd12"
            case turnout_server_in_use:
                "names a place that another program serves: choose another one, or end it"
            case turnout_server_not_allowed: "names a place that this user may not use: choose another one"
            default: "names a place where nothing can be served: choose another one"
            }
        description = "TURNOUT_METRICS \(why)."
    }
}
