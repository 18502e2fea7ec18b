import CivicFacts
import Conversation
import FoundationEssentials
import Glibc

/// Photos as they arrived, where the operator wants them: a sealed folder of files named by their SHA-256. What is in
/// there never goes anywhere: nothing in the house reads it.
struct Originals {
    let database: Database
    let directory: URL
    /// How long each is kept; nil: not at all.
    let retention: Span?

    /// Writes the file whole or not at all, if originals are kept.
    func write(_ origin: PhotoOrigin) throws(StoreError) {
        guard retention != nil, let hash = origin.hash, let bytes = origin.bytes else { return }
        guard mkdir(directory.path, 0o700) == 0 || errno == EEXIST else { throw .unusableDirectory }
        let path = path(of: hash)
        guard !FileManager.default.fileExists(atPath: path) else { return }
        try DurableFile.write(bytes, to: path)
    }

    func hash(of photo: PhotoID) throws(StoreError) -> String? {
        try database.first("SELECT original FROM photos WHERE id = ?", .text(photo.rawValue)) {
            $0.optionalText(0)
        }.flatMap(\.self)
    }

    /// The file of an original that no photo stands for any more.
    func path(ifUnused hash: String) throws(StoreError) -> String? {
        let sql = "SELECT 1 FROM photos WHERE original = ? LIMIT 1"
        let isUsed = try database.first(sql, .text(hash)) { _ in true } ?? false
        return isUsed ? nil : path(of: hash)
    }

    /// Takes away every file whose time is over, and all of them if originals are no longer kept.
    func sweep(at now: Moment) throws(StoreError) {
        guard let files = try? FileManager.default.contentsOfDirectory(atPath: directory.path) else { return }
        let oldest = retention.map { (now - $0).milliseconds } ?? .max
        let kept = Set(
            try database.rows(
                "SELECT DISTINCT original FROM photos WHERE original IS NOT NULL AND at >= ?", .int(oldest)
            ) { $0.text(0) })
        for file in files where !kept.contains(file) {
            PhotoFiles.remove(directory.appending(path: file).path)
        }
    }

    private func path(of hash: String) -> String { directory.appending(path: hash).path }
}
