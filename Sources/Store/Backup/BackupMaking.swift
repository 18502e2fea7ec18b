public import CivicFacts
import FoundationEssentials
import Glibc

extension Backup {
    /// Copies a data directory while turnout runs: one state of each database, and the photos that it names. Nothing waits for
    /// it. The newest copies are kept, if that is asked for.
    public func make(
        of data: String, version: String, keeping count: Int?, at now: Moment
    ) throws(BackupError) -> BackupMade {
        guard !Self.lies(directory, in: data) else { throw .inside(directory: directory) }
        return try make(of: data, version: version, keeping: count, sharing: nil, at: now)
    }

    /// Photos are linked where `folder` has them, or else where an earlier copy does.
    func make(
        of data: String, version: String, keeping count: Int?, sharing folder: String?, at now: Moment
    ) throws(BackupError) -> BackupMade {
        guard access("\(data)/\(Self.database)", F_OK) == 0 else { throw .nothingThere }
        guard
            (try? FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]))
                != nil
        else { throw .unusable(directory: directory) }
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        clearParts()
        let earlier = folder.map { [$0] } ?? copies.reversed().map { "\(directory)/\($0)" }
        let name = Self.name(of: now)
        var made: BackupMade?
        try write(name) { beside throws(BackupError) in
            let photos = BackupPhotos(data: data, folder: beside, earlier: earlier, isSharing: folder != nil)
            made = try Self.fill(beside, with: photos, version: version, at: now)
        }
        if let count { keep(count) }
        guard let made else { throw .badManifest }
        return made
    }

    private func lock() throws(BackupError) -> DirectoryLock {
        do { return try DirectoryLock(path: "\(directory)/lock") } catch .inUse { throw .busy } catch {
            throw .unusable(directory: directory)
        }
    }

    /// True where one directory is the other one or lies in it, whether it is there or not.
    private static func lies(_ inner: String, in outer: String) -> Bool {
        func real(_ path: String) -> String {
            var (start, rest) = (URL(filePath: path).standardizedFileURL.path, "")
            while start != "/" {
                if let found = realpath(start, nil) {
                    defer { free(found) }
                    return String(cString: found) + rest
                }
                rest = "/\(start.split(separator: "/").last ?? "")\(rest)"
                start = URL(filePath: start).deletingLastPathComponent().standardizedFileURL.path
                if start.count > 1, start.hasSuffix("/") { start.removeLast() }
            }
            return rest
        }
        let (one, other) = (real(inner), real(outer))
        return one == other || one.hasPrefix(other + "/")
    }

    private static func fill(
        _ folder: String, with photos: BackupPhotos, version: String, at now: Moment
    ) throws(BackupError) -> BackupMade {
        let data = photos.data
        let format = try copy(database, from: data, to: folder)
        var files = [try file(database, in: folder)]
        if access("\(data)/\(civic)", F_OK) == 0 {
            _ = try copy(civic, from: data, to: folder)
            files.append(try file(civic, in: folder))
        }
        let copied = try reading("\(folder)/\(database)")
        let (kept, damaged) = try photos.bring(photoNames(in: copied), elsewhere: keptElsewhere(in: copied))
        let manifest = try BackupManifest(
            version: version, format: format, made: now, audit: auditHead(of: copied),
            gifts: giftsHead(of: copied), files: files + kept)
        try write(try manifest.json, to: "\(folder)/\(BackupManifest.name)")
        return BackupMade(manifest: manifest, damaged: damaged)
    }

    /// The result is the database's format.
    private static func copy(
        _ name: String, from data: String, to folder: String
    ) throws(BackupError) -> Int {
        do {
            let source = try Database(path: "\(data)/\(name)", isForReading: true)
            let target = "\(folder)/\(name)"
            try source.copy(to: target)
            chmod(target, 0o600)
            return Int(try source.first("PRAGMA user_version") { $0.int(0) } ?? 0)
        } catch .full { throw .full } catch { throw .store(error) }
    }

    private static func file(_ name: String, in folder: String) throws(BackupError) -> BackupManifest.File {
        let path = "\(folder)/\(name)"
        guard let hash = Digest.sha256(file: path) else { throw .badFile(name: name) }
        return BackupManifest.File(name: name, bytes: try size(of: path), sha256: hash)
    }

    static func size(of path: String) throws(BackupError) -> Int {
        var status = stat()
        guard stat(path, &status) == 0 else { throw failure(path) }
        return Int(status.st_size)
    }

    static func reading(_ path: String) throws(BackupError) -> Database {
        do { return try Database(path: path, isForReading: true) } catch { throw .store(error) }
    }

    static func photoNames(in database: Database) throws(BackupError) -> [String] {
        do {
            let hashes = try database.rows("SELECT DISTINCT hash FROM photos WHERE hash IS NOT NULL") {
                $0.text(0)
            }
            let isNew = try database.first("SELECT 1 FROM pragma_table_info('photos') WHERE name = 'video'") {
                _ in true
            }
            // An older format, before its migration, knows no videos.
            guard isNew != nil else { return hashes.sorted() }
            let videos = try database.rows("SELECT DISTINCT video FROM photos WHERE video IS NOT NULL") {
                $0.text(0)
            }
            return (hashes + videos).sorted()
        } catch { throw .store(error) }
    }

    /// Photos that lie beside the rows, or in a bucket.
    private static func keptElsewhere(in database: Database) throws(BackupError) -> Set<String> {
        var hashes: Set<String> = []
        do {
            for (table, rows) in [("photo_files", ""), ("photo_objects", " WHERE there = 1")] {
                let sql = "SELECT 1 FROM sqlite_master WHERE name = '\(table)'"
                guard try database.first(sql, each: { _ in true }) != nil else { continue }
                hashes.formUnion(try database.rows("SELECT hash FROM \(table)\(rows)") { $0.text(0) })
            }
            return hashes
        } catch { throw .store(error) }
    }

    static func auditHead(of database: Database) throws(BackupError) -> BackupManifest.Head {
        try head(
            of: database, "SELECT count(*), (SELECT hash FROM audit ORDER BY seq DESC LIMIT 1) FROM audit")
    }

    /// Empty for an older format, which has no ledger.
    static func giftsHead(of database: Database) throws(BackupError) -> BackupManifest.Head {
        do {
            let isThere = try database.first("SELECT 1 FROM sqlite_master WHERE name = 'gifts'") { _ in true }
            guard isThere != nil else { return BackupManifest.Head(rows: 0, hash: "") }
        } catch { throw .store(error) }
        return try head(
            of: database, "SELECT count(*), (SELECT hash FROM gifts ORDER BY number DESC LIMIT 1) FROM gifts")
    }

    private static func head(
        of database: Database, _ sql: String
    ) throws(BackupError) -> BackupManifest.Head {
        do {
            let head = try database.first(sql) { BackupManifest.Head(rows: Int($0.int(0)), hash: $0.text(1)) }
            return head ?? BackupManifest.Head(rows: 0, hash: "")
        } catch { throw .store(error) }
    }
}
