import Glibc

/// An exclusive lock on the data directory, held as long as this value lives; a killed process lets go of it.
final class DirectoryLock: Sendable {
    private let file: Int32

    init(path: String) throws(StoreError) {
        file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .unusableDirectory }
        Self.give(file, in: path)
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            close(file)
            throw .inUse
        }
    }

    /// What root makes in a directory of somebody else is theirs, or their house could not take its own lock.
    private static func give(_ file: Int32, in path: String) {
        var status = stat()
        let directory = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        guard geteuid() == 0, stat(directory, &status) == 0, status.st_uid != 0 else { return }
        _ = fchown(file, status.st_uid, status.st_gid)
    }

    /// Whether a process holds it; where there is none, none is made.
    static func isHeld(path: String) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return flock(file, LOCK_SH | LOCK_NB) != 0
    }

    deinit {
        close(file)
    }
}
