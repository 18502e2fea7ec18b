import FoundationEssentials
import Glibc

/// What making a copy came to.
public struct BackupMade: Equatable, Sendable {
    /// A photo of the data that is gone, or is not what it was.
    public struct Damage: Equatable, Sendable {
        /// Its path in the data directory.
        public let name: String
        /// False where the file is gone.
        public let isThere: Bool
        /// An earlier copy had it, so that this one has it, too.
        public let isCopied: Bool
    }

    public let manifest: BackupManifest
    /// What of the data is damaged; the copy is whole but for what could not be copied of it.
    public let damaged: [Damage]
}

/// Brings photos into a copy: each is read and compared with its hash, wherever it comes from, since disks forget.
struct BackupPhotos {
    let data: String
    /// Where they go.
    let folder: String
    /// Folders of earlier copies, the newest first; their files are linked.
    let earlier: [String]
    /// The earlier one is the data itself, whose files are linked as they are.
    let isSharing: Bool

    func bring(
        _ hashes: [String], elsewhere: Set<String>
    ) throws(BackupError) -> (files: [BackupManifest.File], damaged: [BackupMade.Damage]) {
        var (files, damaged): ([BackupManifest.File], [BackupMade.Damage]) = ([], [])
        for hash in hashes {
            let file = try bring(hash)
            if let file { files.append(file) }
            guard !isSharing, !elsewhere.contains(hash), let isThere = state(of: hash, copied: file) else {
                continue
            }
            let name = Backup.photo(hash)
            damaged.append(BackupMade.Damage(name: name, isThere: isThere, isCopied: file != nil))
        }
        return (files, try stillNamed(damaged))
    }

    /// Nil for a photo that is whole nowhere. An earlier copy's file is this copy's as well, as long as it is what it was.
    private func bring(_ hash: String) throws(BackupError) -> BackupManifest.File? {
        let target = "\(folder)/\(Backup.photo(hash))"
        try Backup.makeFolder("\(folder)/photos")
        try Backup.makeFolder("\(folder)/photos/\(hash.prefix(2))")
        var isBrought = link(hash, in: earlier.prefix(1), to: target)
        if !isBrought { isBrought = try copy(hash, to: target) }
        if !isBrought { isBrought = link(hash, in: earlier.dropFirst(), to: target) }
        guard isBrought else { return nil }
        return BackupManifest.File(
            name: Backup.photo(hash), bytes: try Backup.size(of: target), sha256: PhotoFiles.digest(of: hash))
    }

    private func link(_ hash: String, in folders: ArraySlice<String>, to target: String) -> Bool {
        for folder in folders {
            let file = "\(folder)/\(Backup.photo(hash))"
            let isWhole = isSharing || Digest.sha256(file: file) == PhotoFiles.digest(of: hash)
            if isWhole, Glibc.link(file, target) == 0 { return true }
        }
        return false
    }

    private func copy(_ hash: String, to target: String) throws(BackupError) -> Bool {
        guard let bytes = FileManager.default.contents(atPath: source(hash)).map(Array.init),
            Digest.sha256(bytes) == PhotoFiles.digest(of: hash)
        else { return false }
        try Backup.write(bytes, to: target)
        return true
    }

    private func source(_ hash: String) -> String { "\(data)/\(Backup.photo(hash))" }

    /// Whether a damaged file of the data is there at all; nil where nothing is wrong with it.
    private func state(of hash: String, copied: BackupManifest.File?) -> Bool? {
        var status = stat()
        guard stat(source(hash), &status) == 0 else { return false }
        guard let copied, copied.bytes == Int(status.st_size) else { return true }
        return nil
    }

    /// Without what was taken away on purpose since the database was copied.
    private func stillNamed(_ damaged: [BackupMade.Damage]) throws(BackupError) -> [BackupMade.Damage] {
        guard !damaged.isEmpty else { return [] }
        let now = Set(try Backup.photoNames(in: Backup.reading("\(data)/\(Backup.database)")))
        return damaged.filter { damage in now.contains { Backup.photo($0) == damage.name } }
    }
}
