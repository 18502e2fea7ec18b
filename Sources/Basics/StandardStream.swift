import Glibc

/// Where a program writes without opening anything.
public enum StandardStream: Int32, Sendable {
    case output = 1
    case errors = 2

    /// Nobody reads any more, or the disk is full.
    public struct Closed: Error {}

    /// Writes all of it, and waits as long as the reader is slow.
    public func write(_ bytes: some Sequence<UInt8>) throws(Closed) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            if count < 0 && errno == EAGAIN {
                wait()
                continue
            }
            guard count > 0 else { throw Closed() }
            rest = rest.dropFirst(count)
        }
    }

    private func wait() {
        var room = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
    }

    /// Says a line to whoever still reads.
    public func say(_ line: String) { try? write((line + "\n").utf8) }
}
