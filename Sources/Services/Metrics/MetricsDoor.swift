import CMetrics
import CivicFacts
import Locks

/// Where `/metrics` and `/health` are asked for, from before the database is opened until the process ends: by a thread of
/// libmicrohttpd's own, so that also a house that starts, stands by or hangs is answered for.
public final class MetricsDoor: Sendable {
    /// One sentence why it cannot serve.
    public struct Fault: Error, CustomStringConvertible {
        public let description: String
    }

    private let socket: Int32
    private let page = Locked<@Sendable () -> MetricsPage>({
        MetricsPage(stage: .starts, now: Clock.system.now())
    })

    /// Takes the place, so that a start that cannot serve leaves nothing behind; nobody is answered yet.
    public init(at place: MetricsPlace) throws(Fault) {
        socket =
            switch place {
            case .socket(let path): turnout_listen(path, 0)
            case .port(let address, let port): turnout_listen(address, UInt32(port))
            }
        guard socket >= 0 else { throw Fault(turnout_server_fault(UInt32(-socket))) }
    }

    /// Answers until the process ends, at first that it starts.
    public func open() throws(Fault) {
        // The server's thread asks until the process ends.
        let fault = turnout_serve(socket, Self.answer, Unmanaged.passRetained(self).toOpaque())
        guard fault == turnout_server_runs else { throw Fault(fault) }
    }

    /// From now on it says that this one stands by, behind one that works or because of what is wrong.
    public func standBy(isWell: Bool, because reason: String) {
        page.withLock { page in
            page = { MetricsPage(stage: .standsBy(isWell: isWell, reason), now: Clock.system.now()) }
        }
    }

    /// From now on it says how this house stands.
    public func show(_ server: MetricsServer) { page.withLock { $0 = { server.page() } } }

    private func answer(_ path: String) -> (status: Int, text: String)? {
        let page = page.withLock { $0 }
        return switch path {
        case "/metrics": (200, page().text)
        case "/health": page().health
        default: nil
        }
    }

    private static let answer: turnout_answer = { context, path, bytes, room, length in
        guard let context, let path, let bytes, let length else { return 0 }
        let door = Unmanaged<MetricsDoor>.fromOpaque(context).takeUnretainedValue()
        guard let answer = door.answer(String(cString: path)) else { return 0 }
        let text = Array(answer.text.utf8.prefix(room))
        UnsafeMutableRawPointer(bytes).copyMemory(from: text, byteCount: text.count)
        length.pointee = text.count
        return Int32(answer.status)
    }
}

extension MetricsDoor.Fault {
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
