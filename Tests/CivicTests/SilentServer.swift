import Glibc
import Testing

/// A loopback port that takes connections and says nothing.
enum SilentServer {
    static func listen() throws -> (socket: Int32, port: UInt16) {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isUp = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, length) == 0 && Glibc.listen(socket, 8) == 0
                    && getsockname(socket, address, &length) == 0
            }
        }
        try #require(isUp)
        return (socket, UInt16(bigEndian: address.sin_port))
    }
}
