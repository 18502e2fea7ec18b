import Glibc

/// A file that is either whole on the disk or not there.
public enum DurableFile {
    /// Writes under a temporary name in the same directory, syncs, renames, and syncs the directory.
    /// It is for its owner alone, unless it is for everybody, such as a web server.
    public static func write(
        _ bytes: [UInt8], to path: String, forEverybody isOpen: Bool = false
    ) throws(StoreError) {
        let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        guard mkdir(directory, 0o700) == 0 || errno == EEXIST else { throw failure() }
        let temporary = path + ".part"
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure() }
        // What this process makes is for its owner by its mask; here it is said anew.
        if isOpen { fchmod(file, 0o644) }
        let isWritten = writeAll(bytes, to: file) && fsync(file) == 0
        let trouble = failure()
        close(file)
        guard isWritten, rename(temporary, path) == 0 else {
            unlink(temporary)
            throw trouble
        }
        let folder = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw failure() }
        fsync(folder)
        close(folder)
    }

    /// Makes a directory that everybody can read, in one that is there; one that is there already is fine.
    public static func makeOpenDirectory(_ path: String) throws(StoreError) {
        if mkdir(path, 0o755) == 0 { chmod(path, 0o755) } else if errno != EEXIST { throw failure() }
    }

    /// False if not all of it could be written; errno says why.
    public static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = Glibc.write(file, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
    }

    private static func failure() -> StoreError {
        errno == ENOSPC || errno == EDQUOT ? .full : .unusableDirectory
    }
}
