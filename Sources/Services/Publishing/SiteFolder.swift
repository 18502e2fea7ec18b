import CFiles
import Glibc
import PublicSite
import Store

/// The folder that a web server serves. Each file is whole or not there; symbolic links in it are never followed; only files
/// that the site has are ever written or taken away.
final class SiteFolder {
    let root: Int32
    /// Met before each change of the disk: tests let a writer die at any of them.
    typealias Meeting = @Sendable () throws(SiteFolderFault) -> Void
    let meet: Meeting

    /// Which step of the site the folder holds, and how its pages were made.
    struct Mark: Equatable {
        let number: Int64
        let look: String
    }

    static let markName = ".turnout-site"
    /// What is being written. There is one at a time, at the top and hidden: whatever a kill leaves is known by its name.
    static let partName = ".turnout-part"

    /// Makes it if it is missing; throws `notOurs` for one that holds something else, and follows no link. One process at a
    /// time writes into it: `patience` is for how long others are waited for, in tenths of a second.
    init(
        _ path: String, making: Bool = true, patience: Int = 50, meeting: @escaping Meeting = {}
    ) throws(SiteFolderFault) {
        meet = meeting
        root = try Self.opened(path, making: making)
        guard Self.lock(root, patience: patience) else { throw .busy }
        guard Self.isOurs(root) else { throw .notOurs }
        // Words that were taken back meanwhile may stand in it.
        unlinkat(root, Self.partName, 0)
    }

    private static func opened(_ path: String, making: Bool) throws(SiteFolderFault) -> Int32 {
        try examine(path)
        if making, mkdir(path, 0o755) == 0 { chmod(path, 0o755) }
        let root = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard root >= 0 else { throw .unusable }
        return root
    }

    deinit { if root >= 0 { close(root) } }

    /// Throws where somebody else's files would be touched; changes nothing.
    static func examine(_ path: String) throws(SiteFolderFault) {
        var facts = stat()
        guard lstat(path, &facts) == 0 else {
            if errno == ENOENT { return }
            throw .unusable
        }
        guard facts.st_mode & S_IFMT == S_IFDIR else { throw .notOurs }
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { throw .unusable }
        defer { close(folder) }
        guard isOurs(folder) else { throw .notOurs }
    }

    /// The path without links and slashes at its end; one that is not there yet stays as it is.
    static func resolved(_ path: String) throws(SiteFolderFault) -> String {
        var plain = path
        while plain.count > 1, plain.hasSuffix("/") { plain.removeLast() }
        if let real = realpath(plain, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        var facts = stat()
        // A link that leads nowhere.
        guard lstat(plain, &facts) != 0 else { throw .unusable }
        return plain
    }

    private static func isOurs(_ folder: Int32) -> Bool {
        var facts = stat()
        if fstatat(folder, markName, &facts, AT_SYMLINK_NOFOLLOW) == 0 {
            return facts.st_mode & S_IFMT == S_IFREG
        }
        return entries(of: folder)?.isEmpty ?? false
    }

    /// On a file system that knows no locks there is none to wait for.
    private static func lock(_ folder: Int32, patience: Int) -> Bool {
        for _ in 0..<max(1, patience) {
            if flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK && errno != EINTR { return true }
            usleep(100_000)
        }
        return false
    }

    // MARK: What it holds

    var mark: Mark? { Self.mark(in: root) }

    /// The mark of the folder at a path, whoever writes into it.
    static func mark(at path: String) -> Mark? {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        return mark(in: folder)
    }

    private static func mark(in folder: Int32) -> Mark? {
        guard let text = bytes(of: markName, in: folder).map({ String(decoding: $0, as: UTF8.self) }) else {
            return nil
        }
        let lines = text.split(separator: "\n").map(String.init)
        guard lines.count == 2, let number = Int64(lines[0]) else { return nil }
        return Mark(number: number, look: lines[1])
    }

    func write(_ mark: Mark) throws(SiteFolderFault) {
        let lines = Array("\(mark.number)\n\(mark.look)\n".utf8)
        try write(lines, as: Self.markName, in: root, isSynced: true)
    }

    /// Writes a file of the site; one that reads so already stays as it is.
    func put(_ bytes: [UInt8], at file: SiteFile, isSynced: Bool = true) throws(SiteFolderFault) {
        try within(file, making: true) { folder, name throws(SiteFolderFault) in
            guard Self.bytes(of: name, in: folder) != bytes else { return }
            try write(bytes, as: name, in: folder, isSynced: isSynced)
        }
    }

    /// Takes a file of the site away, and folders that are empty then.
    func remove(_ file: SiteFile) throws(SiteFolderFault) {
        try within(file, making: false) { folder, name throws(SiteFolderFault) in
            try meet()
            guard unlinkat(folder, name, 0) == 0 else {
                if errno == ENOENT { return }
                throw Self.fault()
            }
            fsync(folder)
        }
        var steps = file.path.split(separator: "/").map(String.init).dropLast()
        while !steps.isEmpty, unlinkat(root, steps.joined(separator: "/"), AT_REMOVEDIR) == 0 {
            steps.removeLast()
        }
    }

    // MARK: Pieces

    /// Walks to a file's folder, step by step, and through no symbolic link.
    private func within(
        _ file: SiteFile, making: Bool, _ body: (Int32, String) throws(SiteFolderFault) -> Void
    ) throws(SiteFolderFault) {
        var steps = file.path.split(separator: "/").map(String.init)
        let name = steps.removeLast()
        var folder = fcntl(root, F_DUPFD_CLOEXEC, 0)
        guard folder >= 0 else { throw .unusable }
        defer { close(folder) }
        for step in steps {
            if making, mkdirat(folder, step, 0o755) == 0 { fchmodat(folder, step, 0o755, 0) }
            let next = openat(folder, step, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard next >= 0 else {
                if !making, errno == ENOENT { return }
                throw Self.fault()
            }
            close(folder)
            folder = next
        }
        try body(folder, name)
    }

    private func write(
        _ bytes: [UInt8], as name: String, in folder: Int32, isSynced: Bool
    ) throws(SiteFolderFault) {
        unlinkat(root, Self.partName, 0)
        try meet()
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = openat(root, Self.partName, flags, 0o644)
        guard file >= 0 else { throw Self.fault() }
        fchmod(file, 0o644)
        let isWritten = DurableFile.writeAll(bytes, to: file) && (!isSynced || fsync(file) == 0)
        let trouble = Self.fault()
        close(file)
        try meet()
        guard isWritten else {
            unlinkat(root, Self.partName, 0)
            throw trouble
        }
        guard renameat(root, Self.partName, folder, name) == 0 else {
            let trouble = Self.fault()
            unlinkat(root, Self.partName, 0)
            throw trouble
        }
        if isSynced { fsync(folder) }
    }

    private static func bytes(of name: String, in folder: Int32) -> [UInt8]? {
        let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(facts.st_size)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = max(0, read(file, buffer.baseAddress, size))
        }
    }

    static func fault() -> SiteFolderFault { errno == ENOSPC || errno == EDQUOT ? .full : .unusable }
}
