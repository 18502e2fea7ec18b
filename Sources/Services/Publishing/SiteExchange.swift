import CFiles
import Glibc
import PublicSite

/// A whole site takes the place of another, and what is not the site's stays with whoever put it there.
extension SiteFolder {
    /// What an open folder holds, by name, and which of it are folders; links are none. Nil where it cannot be read.
    static func entries(of folder: Int32) -> [(name: String, isFolder: Bool)]? {
        let own = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard own >= 0 else { return nil }
        guard let list = fdopendir(own) else {
            close(own)
            return nil
        }
        defer { closedir(list) }
        var found: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(list) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            var facts = stat()
            let isKnown = fstatat(folder, name, &facts, AT_SYMLINK_NOFOLLOW) == 0
            found.append((name, isKnown && facts.st_mode & S_IFMT == S_IFDIR))
        }
        return found
    }

    /// The folder in which a whole site is made, beside this one.
    static func beside(_ path: String) -> String { path + ".new" }

    /// Exchanges this folder with that of another path in one step; false where the file system cannot.
    func exchange(_ path: String, with other: String) throws(SiteFolderFault) -> Bool {
        try meet()
        return turnout_sync_disk(root) == 0 && turnout_exchange(path, other) == 0
    }

    /// Deletes the site's files; what else is there moves to `other`, where that has no such name. The mark goes last: a kill
    /// leaves a folder that is known for ours, and so does what could not be moved.
    func empty(into other: SiteFolder?, removing path: String?) throws(SiteFolderFault) {
        try deleteOwn(in: root, "")
        try meet()
        if let other { Self.move(from: root, to: other.root) }
        let left = Self.entries(of: root) ?? []
        guard let path, left.allSatisfy({ $0.name == Self.markName }) else { return }
        unlinkat(root, Self.markName, 0)
        rmdir(path)
    }

    /// Takes files away that the site does not have any more: where none took the place of the whole folder.
    func sweep(_ isThere: (SiteFile) throws -> Bool) throws {
        try sweep(in: root, "", isThere)
    }

    private func sweep(in folder: Int32, _ path: String, _ isThere: (SiteFile) throws -> Bool) throws {
        for (name, isFolder) in Self.entries(of: folder) ?? [] {
            guard isFolder else {
                if let file = SiteFile(path: path + name), file.isNamedBySite, try !isThere(file) {
                    try remove(file)
                }
                if SiteFile.isOlder(path + name) { unlinkat(folder, name, 0) }
                continue
            }
            guard let inner = Self.opened(name, of: folder) else { continue }
            defer { close(inner) }
            try sweep(in: inner, "\(path)\(name)/", isThere)
        }
    }

    /// How many files were deleted; a folder that is empty for that goes as well.
    @discardableResult
    private func deleteOwn(in folder: Int32, _ path: String) throws(SiteFolderFault) -> Int {
        var count = 0
        for (name, isFolder) in Self.entries(of: folder) ?? [] {
            if isFolder {
                guard let inner = Self.opened(name, of: folder) else { continue }
                defer { close(inner) }
                let within = try deleteOwn(in: inner, "\(path)\(name)/")
                if within > 0 { unlinkat(folder, name, AT_REMOVEDIR) }
                count += within
            } else if Self.isOwn(path + name) {
                try meet()
                if unlinkat(folder, name, 0) == 0 { count += 1 }
            }
        }
        return count
    }

    /// Of this version, or of one whose parts lay beside their files.
    private static func isOwn(_ path: String) -> Bool {
        if path == partName || SiteFile.isOlder(path) { return true }
        let whole = path.hasSuffix(".part") ? String(path.dropLast(5)) : path
        return SiteFile(path: whole)?.isNamedBySite == true
    }

    private static func move(from folder: Int32, to other: Int32) {
        for (name, isFolder) in entries(of: folder) ?? [] where name != markName {
            if turnout_move(folder, name, other) == 0 || !isFolder { continue }
            guard let inner = opened(name, of: folder) else { continue }
            defer { close(inner) }
            guard let there = opened(name, of: other) else { continue }
            defer { close(there) }
            move(from: inner, to: there)
            unlinkat(folder, name, AT_REMOVEDIR)
        }
    }

    /// Nil where there is no such folder, or a link instead.
    private static func opened(_ name: String, of folder: Int32) -> Int32? {
        let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        return inner >= 0 ? inner : nil
    }
}
