import CCurl
import Glibc

/// The sockets libcurl opened for one loop, asked one thing: has the server hung up on this idle connection?
///
/// libcurl looks before it reuses a connection, but over TLS it takes any waiting byte for life: also the farewell
/// (close_notify) of a server that has already hung up. A request written there would be lost in doubt, and for a
/// message that must not be doubled, doubt is costly. Here any waiting byte means the connection is spent: before a
/// request is written an HTTP/1.1 server has nothing to say.
final class CurlSockets {
    var watch: CurlWatch
    /// Opened and not yet closed.
    private var open: Set<Int32> = []
    /// By local port, once it was asked for.
    private var known: [Int32: Int32] = [:]

    init(_ watch: CurlWatch) { self.watch = watch }

    func opened(_ socket: Int32) {
        forget(socket)
        open.insert(socket)
    }

    /// Closes a socket for libcurl.
    func close(_ socket: Int32) -> Int32 {
        forget(socket)
        return Glibc.close(socket)
    }

    private func forget(_ socket: Int32) {
        watch.forget(socket)
        open.remove(socket)
        for (port, other) in known where other == socket { known[port] = nil }
    }

    /// Sockets that libcurl closes by itself (those of its name look-ups) may not rest: their numbers are soon others'.
    func watches(_ socket: Int32, for what: Int32) {
        switch what {
        case CURL_POLL_REMOVE: open.contains(socket) ? watch.rest(socket) : watch.remove(socket)
        case CURL_POLL_IN: watch.set(socket, turnout_readable)
        case CURL_POLL_OUT: watch.set(socket, turnout_writable)
        default: watch.set(socket, turnout_readable | turnout_writable)
        }
    }

    /// Whether the connection from this local port has been closed, or has unasked-for bytes waiting.
    func isSpent(localPort: Int32) -> Bool {
        guard let socket = known[localPort] ?? open.first(where: { Self.localPort(of: $0) == localPort })
        else { return false }
        known[localPort] = socket
        return Self.hasNews(socket)
    }

    private static func hasNews(_ socket: Int32) -> Bool {
        var byte: UInt8 = 0
        let count = recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
        return count >= 0 || (errno != EAGAIN && errno != EWOULDBLOCK)
    }

    private static func localPort(of socket: Int32) -> Int32? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Int32? in
                guard getsockname(socket, address, &length) == 0 else { return nil }
                // The port stands at the same place in both families.
                guard address.pointee.sa_family == AF_INET || address.pointee.sa_family == AF_INET6 else {
                    return nil
                }
                return UnsafeRawPointer(address).withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    Int32(UInt16(bigEndian: $0.pointee.sin_port))
                }
            }
        }
    }
}
