import Foundation
import MediaProcessing

/// A photo on disk, read within bounds and replaced whole or not at all. Every pointer stays in this file.
struct PhotoFile {
    private let path: String

    init(path: String) {
        self.path = path
    }

    /// The path as one printable line.
    private var name: String {
        String(path.map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 32 } ? "?" : $0 })
    }

    /// Hands over the file's bytes, at most one more than `limit`: enough to see that it is larger. Usage trouble when
    /// there is no such file, or it is something else than a file.
    func read<Result>(
        atMost limit: Int, _ use: (Span<UInt8>) throws(PhotoTrouble) -> Result
    ) throws(PhotoTrouble) -> Result {
        // Not blocking: opening a pipe nobody writes to would wait for ever.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .usage("\(name) cannot be opened") }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .usage("\(name) is not a file")
        }
        // One byte more than the file says it has: it may grow meanwhile.
        let size = min(Int(status.st_size), limit) + 1
        guard let room = Self.room(size) else { throw .refused(.internalFault) }
        defer { free(room) }
        let buffer = UnsafeMutableRawBufferPointer(start: room, count: size)
        var count = 0
        guard Self.fill(buffer, from: descriptor, count: &count) else { throw .cannotRead }
        return try use(
            UnsafeBufferPointer(start: room.assumingMemoryBound(to: UInt8.self), count: count).span)
    }

    /// Memory for `size` bytes, if there is any, in pages as large as the system has and all at once: a thousand small
    /// ones, each asked for when it is first touched, take longer than reading the file.
    private static func room(_ size: Int) -> UnsafeMutableRawPointer? {
        guard let room = malloc(size) else { return nil }
        let page = sysconf(Int32(_SC_PAGESIZE))
        let first = room.alignedUp(toMultipleOf: page)
        let whole = (room + size - first) / page * page
        // Wishes only: where the kernel does not know them, pages come as ever.
        if whole >= 256 * page {
            madvise(first, whole, MADV_HUGEPAGE)
            madvise(first, whole, MADV_POPULATE_WRITE)
        }
        return room
    }

    /// Reads until the buffer is full or the file at its end; false on an error.
    private static func fill(
        _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32, count: inout Int
    ) -> Bool {
        while count < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
            let got = Glibc.read(descriptor, rest.baseAddress, rest.count)
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return got == 0 }
            count += got
        }
        return true
    }

    /// Writes `bytes` beside the file under a name of its own, then renames it: the path holds the old file or the
    /// whole new one, never a part.
    func replace(with bytes: [UInt8]) throws(PhotoTrouble) {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            throw .usage("\(name) is there already and is not a file")
        }
        let directory = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        let beside = "\(directory).turnout-\(UUID().uuidString)"
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotWrite }
        let isWritten = Self.write(bytes, to: descriptor) && fsync(descriptor) == 0
        let isClosed = close(descriptor) == 0
        guard isWritten, isClosed, rename(beside, path) == 0 else {
            unlink(beside)
            throw .cannotWrite
        }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let wrote = Glibc.write(descriptor, start, rest.count)
                if wrote < 0, errno == EINTR { continue }
                guard wrote > 0 else { return false }
                rest = rest.dropFirst(wrote)
            }
            return true
        }
    }
}
