import Foundation

/// A photo on disk, read within bounds and replaced whole or not at all.
struct PhotoFile {
    private let path: String

    init(path: String) {
        self.path = path
    }

    /// The path as one printable line.
    private var name: String {
        String(path.map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 32 } ? "?" : $0 })
    }

    /// The file's bytes, at most one more than `limit`: enough to see that it is larger. Usage trouble when there is
    /// no such file, or it is something else than a file.
    func read(atMost limit: Int) throws(PhotoTrouble) -> [UInt8] {
        // Not blocking: opening a pipe nobody writes to would wait for ever.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .usage("\(name) cannot be opened") }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .usage("\(name) is not a file")
        }
        do {
            var bytes: [UInt8] = []
            while let more = try handle.read(upToCount: limit + 1 - bytes.count), !more.isEmpty {
                bytes.append(contentsOf: more)
                if bytes.count > limit { break }
            }
            return bytes
        } catch {
            throw .cannotRead
        }
    }

    /// Writes `bytes` beside the file under a name of its own, then renames it: the path holds the old file or the
    /// whole new one, never a part.
    func replace(with bytes: [UInt8]) throws(PhotoTrouble) {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            throw .usage("\(name) is there already and is not a file")
        }
        let directory = URL(fileURLWithPath: path).deletingLastPathComponent()
        let beside = directory.appendingPathComponent(".turnout-\(UUID().uuidString)").path
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotWrite }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        do {
            try handle.write(contentsOf: Data(bytes))
            try handle.synchronize()
            try handle.close()
            guard rename(beside, path) == 0 else { throw PhotoTrouble.cannotWrite }
        } catch {
            try? handle.close()
            unlink(beside)
            throw .cannotWrite
        }
    }
}
