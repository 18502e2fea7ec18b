import CProcess
import CivicFacts
import FoundationEssentials
import Glibc

/// A directory of copies: one folder a copy, named by its moment. A folder without the suffix `.part` is whole.
public struct Backup: Sendable {
    static let database = "turnout.sqlite"
    static let civic = "civic.sqlite"
    private static let part = ".part"

    let directory: String

    public init(directory: String) { self.directory = directory }

    /// Copies that are whole, the oldest first.
    var copies: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.filter(Self.isCopy).sorted()
    }

    private static func isCopy(_ name: String) -> Bool { name.wholeMatch(of: /\d{8}T\d{9}Z/) != nil }

    /// The folder that is meant: a copy itself, or the newest in a directory of copies.
    func chosen() throws(BackupError) -> String {
        if access("\(directory)/\(BackupManifest.name)", F_OK) == 0 { return directory }
        guard let newest = copies.last else { throw .noCopy(directory: directory) }
        return "\(directory)/\(newest)"
    }

    /// "20261126T121530250Z".
    static func name(of moment: Moment) -> String {
        let date = Date(timeIntervalSince1970: Double(moment.milliseconds / 1_000))
        let text = date.formatted(.iso8601).filter { !"-:Z".contains($0) }
        let rest = "00\(moment.milliseconds % 1_000)".suffix(3)
        return "\(text)\(rest)Z"
    }

    /// A name that a copy may hold: one of the databases, or a photo or video by its hash.
    static func isName(_ name: String) -> Bool {
        name == database || name == civic
            || name.hasPrefix("photos/") && PhotoFiles.hash(named: name.dropFirst(7)) != nil
    }

    static func photo(_ hash: String) -> String { "photos/\(PhotoFiles.name(of: hash))" }

    /// Takes away all but the newest copies.
    func keep(_ count: Int) {
        for name in copies.dropLast(count) {
            try? FileManager.default.removeItem(atPath: "\(directory)/\(name)")
        }
    }

    /// Takes away copies that are older, and the directory with the last of them.
    func drop(before moment: Moment) {
        let (names, least) = (copies, Self.name(of: moment))
        let old = names.filter { $0 < least }
        let gone = old.count == names.count && !old.isEmpty ? [directory] : old.map { "\(directory)/\($0)" }
        for path in gone { try? FileManager.default.removeItem(atPath: path) }
    }

    /// Takes away what a copy that was cut off left; what bears another name is somebody else's.
    func clearParts() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        for name in names
        where name.hasSuffix(Self.part) && Self.isCopy(String(name.dropLast(Self.part.count))) {
            try? FileManager.default.removeItem(atPath: "\(directory)/\(name)")
        }
    }

    /// Makes a folder beside its place, fills it, writes it through to the disk and gives it its name.
    func write(_ name: String, _ fill: (String) throws(BackupError) -> Void) throws(BackupError) {
        let beside = "\(directory)/\(name)\(Self.part)"
        try Self.makeFolder(beside)
        do throws(BackupError) {
            try fill(beside)
            let folder = open(beside, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            defer { close(folder) }
            guard folder >= 0, turnout_sync(folder) == 0, rename(beside, "\(directory)/\(name)") == 0 else {
                throw Self.failure(directory)
            }
        } catch {
            try? FileManager.default.removeItem(atPath: beside)
            throw error
        }
        let parent = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(parent) }
        guard parent >= 0, fsync(parent) == 0 else { throw Self.failure(directory) }
    }

    static func makeFolder(_ path: String) throws(BackupError) {
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
    }

    static func failure(_ path: String) -> BackupError {
        errno == ENOSPC || errno == EDQUOT ? .full : .unusable(directory: path)
    }

    /// Writes a file for its owner alone; `syncfs` makes it last.
    static func write(_ bytes: [UInt8], to path: String) throws(BackupError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure(path) }
        defer { close(file) }
        guard DurableFile.writeAll(bytes, to: file) else { throw failure(path) }
    }
}
