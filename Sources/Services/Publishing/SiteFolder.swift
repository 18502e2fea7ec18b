import CFiles
import Glibc
import PublicSite
import Store

/// Why the site's folder cannot be used.
public enum SiteFolderFault: Error, Equatable, CustomStringConvertible {
    /// There are files in it that this program did not write.
    case notOurs
    case unusable
    case full

    public var description: String {
        switch self {
        case .notOurs:
            "The folder for the public site is not empty and holds no site of this program. Choose an empty one."
        case .unusable:
            "The folder for the public site cannot be made or written. Check its path and its owner."
        case .full: "There is no room left on the disk of the public site."
        }
    }
}

/// The folder that a web server serves. Each file is whole or not there; symbolic links in it are never followed; only files
/// that the site has are ever written or taken away.
final class SiteFolder {
    private let path: String
    private let root: Int32

    /// Which step of the site the folder holds, and how its pages were made.
    struct Mark: Equatable {
        let number: Int64
        let look: String
    }

    private static let markName = ".turnout-site"

    /// Makes it if it is missing; throws `notOurs` for one that holds something else.
    init(_ path: String) throws(SiteFolderFault) {
        self.path = path
        if mkdir(path, 0o755) == 0 { chmod(path, 0o755) } else if errno != EEXIST { throw Self.fault() }
        root = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else { throw .unusable }
        guard Self.isEmpty(root) || faccessat(root, Self.markName, F_OK, AT_SYMLINK_NOFOLLOW) == 0 else {
            throw .notOurs
        }
    }

    deinit { if root >= 0 { close(root) } }

    var mark: Mark? {
        guard let text = Self.text(of: Self.markName, in: root) else { return nil }
        let lines = text.split(separator: "\n").map(String.init)
        guard lines.count == 2, let number = Int64(lines[0]) else { return nil }
        return Mark(number: number, look: lines[1])
    }

    func write(_ mark: Mark) throws(SiteFolderFault) {
        try Self.write(
            Array("\(mark.number)\n\(mark.look)\n".utf8), as: Self.markName, in: root, isSynced: true)
    }

    /// Writes a file of the site; one that reads so already stays as it is.
    func put(_ bytes: [UInt8], at file: SiteFile, isSynced: Bool = true) throws(SiteFolderFault) {
        try within(file, making: true) { folder, name throws(SiteFolderFault) in
            guard Self.bytes(of: name, in: folder) != bytes else { return }
            try Self.write(bytes, as: name, in: folder, isSynced: isSynced)
        }
    }

    /// Takes a file of the site away, and folders that are empty then.
    func remove(_ file: SiteFile) throws(SiteFolderFault) {
        try within(file, making: false) { folder, name throws(SiteFolderFault) in
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

    // MARK: The whole at once

    /// The folder in which a whole site is made, beside this one.
    static func beside(_ path: String) -> String { path.withoutLastSlash + ".new" }

    /// Puts a whole site that was made beside it into the place of this one, in one step; what others put into the old one
    /// moves along. False where the file system cannot exchange folders.
    static func exchange(_ path: String) -> Bool {
        let (old, new) = (path.withoutLastSlash, beside(path))
        let folder = open(new, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return false }
        let isSynced = turnout_sync_disk(folder) == 0
        close(folder)
        guard isSynced, turnout_exchange(new, old) == 0 else { return false }
        clear(new, keeping: old)
        return true
    }

    /// Deletes the site's files in a folder; what else is there moves to `other`, where that has no such name.
    static func clear(_ folder: String, keeping other: String?) {
        for path in tree(folder) {
            let isOurs = SiteFile(path: path) != nil || path == markName || path.hasSuffix(".part")
            if let other, !isOurs, rename("\(folder)/\(path)", "\(other)/\(path)") == 0 { continue }
            if isOurs { unlink("\(folder)/\(path)") }
        }
        for path in tree(folder, folders: true).reversed() { rmdir("\(folder)/\(path)") }
        rmdir(folder)
    }

    /// Files below a folder, or folders, each folder before what is in it.
    private static func tree(_ folder: String, folders: Bool = false) -> [String] {
        guard let list = opendir(folder) else { return [] }
        defer { closedir(list) }
        var found: [String] = []
        while let entry = readdir(list) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            let isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
            if isFolder == folders { found.append(name) }
            guard isFolder else { continue }
            found += tree("\(folder)/\(name)", folders: folders).map { "\(name)/\($0)" }
        }
        return found
    }

    // MARK: Pieces

    /// Walks to a file's folder, step by step, and through no symbolic link.
    private func within(
        _ file: SiteFile, making: Bool, _ body: (Int32, String) throws(SiteFolderFault) -> Void
    ) throws(SiteFolderFault) {
        var steps = file.path.split(separator: "/").map(String.init)
        let name = steps.removeLast()
        var folder = dup(root)
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

    private static func write(
        _ bytes: [UInt8], as name: String, in folder: Int32, isSynced: Bool
    ) throws(SiteFolderFault) {
        let temporary = name + ".part"
        unlinkat(folder, temporary, 0)
        let file = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw fault() }
        fchmod(file, 0o644)
        let isWritten = DurableFile.writeAll(bytes, to: file) && (!isSynced || fsync(file) == 0)
        let trouble = fault()
        close(file)
        guard isWritten, renameat(folder, temporary, folder, name) == 0 else {
            unlinkat(folder, temporary, 0)
            throw trouble
        }
        if isSynced { fsync(folder) }
    }

    private static func text(of name: String, in folder: Int32) -> String? {
        bytes(of: name, in: folder).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func bytes(of name: String, in folder: Int32) -> [UInt8]? {
        let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(facts.st_size)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = max(0, read(file, buffer.baseAddress, size))
        }
    }

    private static func isEmpty(_ folder: Int32) -> Bool {
        guard let list = fdopendir(dup(folder)) else { return false }
        defer { closedir(list) }
        rewinddir(list)
        var count = 0
        while readdir(list) != nil { count += 1 }
        return count <= 2
    }

    private static func fault() -> SiteFolderFault {
        errno == ENOSPC || errno == EDQUOT ? .full : .unusable
    }
}

extension String {
    fileprivate var withoutLastSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
