import Conversation
import Dispatch
import Foundation

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
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .never(.fileGone)
        }
        guard status.st_size <= limit else { throw .never(.tooLarge) }
        var bytes: [UInt8] = []
        do {
            while let more = try handle.read(upToCount: limit + 1 - bytes.count), !more.isEmpty {
                bytes.append(contentsOf: more)
                // It grew while it was read.
                if bytes.count > limit { break }
            }
        } catch { throw .never(.fileGone) }
        guard bytes.count <= limit else { throw .never(.tooLarge) }
        return bytes
    }
}
