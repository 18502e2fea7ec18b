public import CivicFacts
import FoundationEssentials

/// What a copy holds, as its `manifest.json` says it.
public struct BackupManifest: Codable, Equatable, Sendable {
    /// One file below the copy's directory.
    struct File: Codable, Equatable, Sendable {
        let name: String
        let bytes: Int
        let sha256: String
    }

    /// Where a chain of sealed rows ends.
    struct Head: Codable, Equatable, Sendable {
        let rows: Int
        let hash: String
    }

    /// Of the program that made it.
    let version: String
    /// Of the database.
    let format: Int
    /// The moment, in milliseconds since 1970, whose state it is.
    let made: Int64
    let audit: Head
    let gifts: Head
    let files: [File]

    /// The moment whose state it is.
    public var moment: Moment { Moment(milliseconds: made) }
    public var photos: Int { files.count { $0.name.hasPrefix("photos/") } }
    public var bytes: Int { files.reduce(0) { $0 + $1.bytes } }

    static let name = "manifest.json"

    /// The same as text, the same bytes each time.
    var json: [UInt8] {
        get throws(BackupError) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            do { return Array(try encoder.encode(self)) + [0x0A] } catch { throw .badManifest }
        }
    }

    /// Reads what `json` wrote, and refuses names that lead anywhere else.
    init(in directory: String) throws(BackupError) {
        let path = directory + "/" + Self.name
        guard let bytes = FileManager.default.contents(atPath: path),
            let manifest = try? JSONDecoder().decode(BackupManifest.self, from: bytes),
            manifest.files.contains(where: { $0.name == Backup.database }),
            manifest.files.allSatisfy({ Backup.isName($0.name) })
        else { throw .badManifest }
        self = manifest
    }

    init(
        version: String, format: Int, made: Moment, audit: Head, gifts: Head, files: [File]
    ) {
        (self.version, self.format, self.made) = (version, format, made.milliseconds)
        (self.audit, self.gifts, self.files) = (audit, gifts, files)
    }
}
