import Glibc

/// An exclusive lock on the data directory, held as long as this value lives; a killed process lets go of it.
final class DirectoryLock: Sendable {
    private let file: Int32

    init(path: String) throws(StoreError) {
        file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .unusableDirectory }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            close(file)
            throw .inUse
        }
    }

    deinit {
        close(file)
    }
}
