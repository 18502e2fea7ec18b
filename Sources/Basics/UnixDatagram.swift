import Glibc

/// One message to a socket of this machine's own, such as that of the service manager.
public struct UnixDatagram: Sendable {
    private let address: sockaddr_un
    private let length: socklen_t

    /// A path, or a name in the abstract space, which begins with `@`; nil for what is neither or too long.
    public init?(_ name: String) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(name.utf8)
        guard let first = bytes.first, first == UInt8(ascii: "/") || first == UInt8(ascii: "@"),
            bytes.count < MemoryLayout.size(ofValue: address.sun_path)
        else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { path in
            path.copyBytes(from: bytes)
            if first == UInt8(ascii: "@") { path[0] = 0 }
        }
        self.address = address
        let isAbstract = first == UInt8(ascii: "@")
        length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count + (isAbstract ? 0 : 1))
    }

    /// False if nobody took it. It does not wait.
    @discardableResult
    public func send(_ text: String) -> Bool {
        let file = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard file >= 0 else { return false }
        defer { close(file) }
        let bytes = Array(text.utf8)
        return withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                sendto(
                    file, bytes, bytes.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL), place,
                    length)
                    == bytes.count
            }
        }
    }
}
