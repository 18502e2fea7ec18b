import FoundationEssentials
import Glibc

/// A photo or a video on disk, read within bounds and replaced whole or not at all. Every pointer stays in this file.
struct CopiedFile {
    private let path: String

    init(path: String) { self.path = path }

    /// The path as one printable line.
    private var name: String {
        String(path.map { $0.isNewline || $0.unicodeScalars.contains(where: Self.isControl) ? "?" : $0 })
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 32 || (127...159).contains(scalar.value)
    }

    /// Hands over the file's bytes, not yet read: only a process that may break should look at them, since a disk that
    /// fails, or a file that is cut meanwhile, ends whoever does. `isMapped` where what is let go of is read again. Usage trouble when there is no such file, or it is
    /// something else than a file.
    func map<Result>(
        atMost limit: Int, _ use: (Span<UInt8>, _ isMapped: Bool) throws(CopyTrouble) -> Result
    ) throws(CopyTrouble) -> Result {
        // Not blocking: opening a pipe nobody writes to would wait for ever.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            // Of the system's wants the path is innocent.
            if [EMFILE, ENFILE, ENOMEM, EIO].contains(errno) { throw .cannotRead }
            throw .usage("\(name) cannot be opened")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .usage("\(name) is not a file")
        }
        let size = Int(status.st_size)
        guard size > 0 else { throw .empty }
        guard size <= limit else { throw .tooManyBytes(limit: limit) }
        guard let (room, isMapped) = Self.room(of: descriptor, size) else { throw .cannotRead }
        defer { munmap(room, size) }
        return try use(
            UnsafeBufferPointer(start: room.assumingMemoryBound(to: UInt8.self), count: size).span, isMapped)
    }

    /// The file where it lies in the system's memory: copying it would be a twentieth of the work on a photo. A copy where the
    /// file system knows no other way.
    private static func room(of descriptor: Int32, _ size: Int) -> (UnsafeMutableRawPointer, isMapped: Bool)?
    {
        if let mapped = pages(size, PROT_READ, MAP_PRIVATE, descriptor) { return (mapped, true) }
        let rights = PROT_READ | PROT_WRITE
        guard let copy = pages(size, rights, MAP_PRIVATE | MAP_ANONYMOUS, -1) else { return nil }
        if fill(UnsafeMutableRawBufferPointer(start: copy, count: size), from: descriptor) {
            return (copy, false)
        }
        munmap(copy, size)
        return nil
    }

    private static func pages(
        _ size: Int, _ rights: Int32, _ kind: Int32, _ descriptor: Int32
    ) -> UnsafeMutableRawPointer? {
        let start = mmap(nil, size, rights, kind, descriptor, 0)
        return start == MAP_FAILED ? nil : start
    }

    /// Reads until the buffer is full or the file at its end; false on an error.
    private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Bool {
        var count = 0
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
    func replace(with bytes: [UInt8]) throws(CopyTrouble) {
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
