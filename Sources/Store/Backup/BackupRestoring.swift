import CProcess
public import CivicFacts
import FoundationEssentials
import Glibc

/// What a restore came to.
public struct BackupRestored: Equatable, Sendable {
    public let manifest: BackupManifest
    /// People on the list of the forgotten who were in the copy.
    public let forgotten: Int
    /// Cards in the moderators' rooms that may show more than the copy knows.
    public let cards: Int
}

extension Backup {
    /// Where a restore works until it is done.
    static let unfinished = "restore.part"

    /// What the root of a file system has from its first day on.
    private static let foundByCheck = "lost+found"

    /// True if a restore into this directory did not come to its end.
    static func isCutOff(in data: String) -> Bool {
        access("\(data)/\(unfinished)", F_OK) == 0 && access("\(data)/\(database)", F_OK) != 0
    }

    /// Checks every file of the copy, then fills an empty directory with it. Who is on the list of the forgotten since the
    /// copy was made is left out, and nobody is written to because of it.
    public func restore(
        into data: String, without list: ForgottenList?, at now: Moment
    ) async throws(BackupError) -> BackupRestored {
        let copy = try chosen()
        let manifest = try BackupManifest(in: copy)
        guard manifest.format <= Migrations.count else {
            throw .newer(version: manifest.version, found: manifest.format, known: Migrations.count)
        }
        for file in manifest.files { try Self.check(file, in: copy) }
        try Self.check(manifest, in: copy)
        let forgotten = try list?.entries(since: manifest.moment) ?? []
        let isMade = access(data, F_OK) != 0
        try Self.prepare(data)
        let part = "\(data)/\(Self.unfinished)"
        do throws(BackupError) {
            try Self.makeFolder(part)
            for file in manifest.files { try Self.bring(file.name, from: copy, to: part) }
            let result = try await Self.bringUp(part, manifest, without: forgotten, at: now)
            try Self.finish(data)
            return result
        } catch {
            try? FileManager.default.removeItem(atPath: part)
            // Not more than a directory that was not there before, and is empty.
            if isMade { rmdir(data) }
            guard error == .full else { throw error }
            throw .fullData(directory: data)
        }
    }

    private static func check(_ file: BackupManifest.File, in copy: String) throws(BackupError) {
        let path = "\(copy)/\(file.name)"
        guard access(path, R_OK) == 0, try size(of: path) == file.bytes,
            Digest.sha256(file: path) == file.sha256
        else { throw .badFile(name: file.name) }
    }

    /// The sums are right; the database must also hold together, and be the one that the manifest speaks of.
    private static func check(_ manifest: BackupManifest, in copy: String) throws(BackupError) {
        for name in manifest.files.map(\.name) where name.hasSuffix(".sqlite") {
            let found = try? Database(path: "\(copy)/\(name)", isForReading: true).faults()
            guard found == [] else { throw .badFile(name: name) }
        }
        let database = try reading("\(copy)/\(database)")
        let format = try? database.first("PRAGMA user_version") { Int($0.int(0)) }
        guard format == manifest.format, try auditHead(of: database) == manifest.audit,
            try giftsHead(of: database) == manifest.gifts
        else { throw .badManifest }
    }

    /// The directory is there and empty, but for what a restore that was cut off left.
    private static func prepare(_ data: String) throws(BackupError) {
        guard
            (try? FileManager.default.createDirectory(
                atPath: data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]))
                != nil,
            let names = try? FileManager.default.contentsOfDirectory(atPath: data)
        else { throw .unusable(directory: data) }
        guard names.allSatisfy({ $0 == unfinished || $0 == foundByCheck }) else {
            throw .used(directory: data)
        }
        try? FileManager.default.removeItem(atPath: "\(data)/\(unfinished)")
    }

    private static func bring(_ name: String, from copy: String, to part: String) throws(BackupError) {
        if let slash = name.lastIndex(of: "/") {
            try makeFolder("\(part)/photos")
            try makeFolder("\(part)/\(name[..<slash])")
        }
        do {
            try FileManager.default.copyItem(atPath: "\(copy)/\(name)", toPath: "\(part)/\(name)")
        } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
            throw .full
        } catch {
            throw failure(part)
        }
        chmod("\(part)/\(name)", 0o600)
    }

    private static func bringUp(
        _ part: String, _ manifest: BackupManifest, without forgotten: Set<String>, at now: Moment
    ) async throws(BackupError) -> BackupRestored {
        do {
            let store = try Store(directory: part, options: StoreOptions(reviewRooms: []))
            return try await store.comeBack(from: manifest, without: forgotten, at: now)
        } catch .full { throw .full } catch { throw .store(error) }
    }

    /// Everything to its place, the database last: without it nothing counts.
    private static func finish(_ data: String) throws(BackupError) {
        let folder = open(data, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(folder) }
        guard folder >= 0, turnout_sync(folder) == 0 else { throw failure(data) }
        // The database was closed: nothing of it is anywhere else.
        guard access("\(data)/\(unfinished)/\(database)-wal", F_OK) != 0 else {
            throw .badFile(name: database)
        }
        for name in ["photos", civic, database] where access("\(data)/\(unfinished)/\(name)", F_OK) == 0 {
            guard rename("\(data)/\(unfinished)/\(name)", "\(data)/\(name)") == 0 else { throw failure(data) }
        }
        try? FileManager.default.removeItem(atPath: "\(data)/\(unfinished)")
        guard fsync(folder) == 0 else { throw failure(data) }
    }
}
