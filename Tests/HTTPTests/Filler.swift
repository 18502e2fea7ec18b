import Glibc

/// A client socket that takes a place in a listener's queue and never says a word.
struct Filler {
    private let socket: Int32

    init(port: UInt16) {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = port.bigEndian
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = connect(socket, address, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    func stop() { close(socket) }
}
