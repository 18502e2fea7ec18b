import CCurl
import Glibc

/// The sockets libcurl opened for one loop, asked one thing: has the server hung up on this idle connection?
///
/// libcurl looks before it reuses a connection, but over TLS it takes any waiting byte for life: also the farewell
/// (close_notify) of a server that has already hung up. A request written there would be lost in doubt, and for a
/// message that must not be doubled, doubt is costly. Here any waiting byte means the connection is spent: before a
/// request is written an HTTP/1.1 server has nothing to say.
final class CurlSockets {
    /// Every descriptor ever handed out that still looked alive; closed ones drop out when they are next met.
    private var known: Set<Int32> = []

    func opened(_ socket: Int32) {
        known.insert(socket)
    }

    /// Whether the connection from this local port has been closed, or has unasked-for bytes waiting.
    func isSpent(localPort: Int32) -> Bool {
        for socket in known {
            guard let port = Self.localPort(of: socket) else {
                known.remove(socket)
                continue
            }
            if port == localPort { return Self.hasNews(socket) }
        }
        return false
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
