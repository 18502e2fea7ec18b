import CJPEG
import Glibc

/// One end of the socket between the house and a worker. Every pointer of it stays in this file.
struct WorkerSocket: Sendable {
    let descriptor: Int32

    /// Two ends; nil where the system has none left.
    static func pair() -> (ours: WorkerSocket, theirs: WorkerSocket)? {
        var pair: [Int32] = [-1, -1]
        guard cimg_socket_pair(&pair) == 0 else { return nil }
        return (WorkerSocket(descriptor: pair[0]), WorkerSocket(descriptor: pair[1]))
    }

    /// Sends all of it; false when the other end is gone.
    func send(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let sent = Glibc.send(descriptor, start, rest.count, Int32(MSG_NOSIGNAL))
                if sent < 0, errno == EINTR { continue }
                guard sent > 0 else { return false }
                rest = rest.dropFirst(sent)
            }
            return true
        }
    }

    /// Exactly `count` bytes; nil when the other end goes before, or `mayWait`, asked each second that nothing comes,
    /// says no. Without it the wait is as long as it takes.
    func receive(_ count: Int, while mayWait: (() -> Bool)? = nil) -> [UInt8]? {
        // An array for which there is no memory would end the process: asked first.
        guard let probe = malloc(max(count, 1)) else { return nil }
        free(probe)
        var isWhole = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            isWhole = fill(UnsafeMutableRawBufferPointer(buffer), while: mayWait)
            filled = isWhole ? count : 0
        }
        return isWhole ? bytes : nil
    }

    func close() { Glibc.close(descriptor) }

    private func fill(_ buffer: UnsafeMutableRawBufferPointer, while mayWait: (() -> Bool)?) -> Bool {
        // A worker may open no file, and then the system lets it not poll either: it waits where it reads.
        let flags = mayWait == nil ? 0 : Int32(MSG_DONTWAIT)
        var filled = 0
        while filled < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let got = recv(descriptor, rest.baseAddress, rest.count, flags)
            if got > 0 {
                filled += got
            } else if got < 0, errno == EINTR {
                continue
            } else if got < 0, errno == EAGAIN, let mayWait {
                guard waitForBytes(while: mayWait) else { return false }
            } else {
                return false
            }
        }
        return true
    }

    /// Whether it is worth reading again: something came, or a second is over and more may be spent. A failure to wait
    /// is not: reading on would be a loop without end.
    private func waitForBytes(while mayWait: () -> Bool) -> Bool {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let count = poll(&wanted, 1, 1_000)
        if count < 0, errno != EINTR { return false }
        return count > 0 || mayWait()
    }
}
