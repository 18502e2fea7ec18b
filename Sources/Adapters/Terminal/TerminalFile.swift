import Conversation
import Dispatch
import Glibc

/// A photo that a person names by its path.
struct TerminalFile {
    let path: String
    /// Reading blocks: it has a thread of its own.
    private static let queue = DispatchQueue(label: "terminal.file")

    /// The file's bytes, at most `limit` of them.
    func read(limit: Int) async throws(DeliveryError) -> [UInt8] {
        let result: Result<[UInt8], DeliveryError> = await withCheckedContinuation { continuation in
            Self.queue.async {
                continuation.resume(
                    returning: Result { () throws(DeliveryError) in try contents(limit: limit) })
            }
        }
        return try result.get()
    }

    private func contents(limit: Int) throws(DeliveryError) -> [UInt8] {
        // Not blocking: opening a pipe nobody writes to would wait for ever.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .never(.fileGone) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .never(.fileGone)
        }
        guard status.st_size <= limit else { throw .never(.tooLarge) }
        // A byte more than it has shows whether it grew since.
        var isBroken = false
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size) + 1) { buffer, count in
            var more = 0
            repeat {
                more = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
                count += max(0, more)
            } while more > 0 && count < buffer.count || more < 0 && errno == EINTR
            isBroken = more < 0
        }
        guard !isBroken else { throw .never(.fileGone) }
        guard bytes.count <= limit else { throw .never(.tooLarge) }
        return bytes
    }
}
