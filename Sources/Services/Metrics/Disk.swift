import Glibc

/// Room on the disk that a directory lies on, in bytes.
struct Disk: Sendable, Equatable {
    let free: Int
    let size: Int

    init(free: Int, size: Int) { (self.free, self.size) = (free, size) }

    /// Nil where it cannot be looked at.
    init?(of directory: String) {
        var disk = statvfs()
        guard statvfs(directory, &disk) == 0 else { return nil }
        free = Self.bytes(disk.f_bavail, disk.f_frsize)
        size = Self.bytes(disk.f_blocks, disk.f_frsize)
    }

    /// A file system may claim more than there can be.
    private static func bytes(_ blocks: UInt, _ size: UInt) -> Int {
        let (bytes, isTooMany) = blocks.multipliedReportingOverflow(by: size)
        return isTooMany ? .max : Int(clamping: bytes)
    }

    /// Of a hundred.
    var percentFree: Int { size > 0 ? Int(Double(free) / Double(size) * 100) : 100 }
}
