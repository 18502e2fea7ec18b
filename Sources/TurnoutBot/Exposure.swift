import FoundationEssentials
import Glibc

/// Files of the house that others than their owner can read, each by name, with the command that mends it.
struct Exposure: Sendable {
    let configuration: Configuration

    private static let databases = [
        "turnout.sqlite", "turnout.sqlite-wal", "turnout.sqlite-shm", "log.key", "log.key.first",
    ]

    /// A sentence for each of the settings file, the data directory and the database.
    var sentences: [String] { settings + data + sealingKey }

    /// The file in MATRIX_KEY_FILE; its group may read it.
    private var sealingKey: [String] {
        guard let file = configuration[.matrix(.keyFile)],
            Self.mode(of: file).map({ $0 & 0o007 != 0 }) ?? false
        else { return [] }
        return ["encryption: everybody can read \(file); chmod o-rwx \(file)"]
    }

    /// The file of settings holds secrets; its group may read it.
    private var settings: [String] {
        guard let file = configuration.file, Self.mode(of: file).map({ $0 & 0o007 != 0 }) ?? false else {
            return []
        }
        return ["settings: everybody can read \(file); chmod o-rwx \(file)"]
    }

    private var data: [String] {
        let directory = configuration.dataDirectory
        guard HouseFolder(configuration).isOwn else { return [] }
        let isOpen = Self.isOpen(directory)
        let files = Self.databases.filter { Self.isOpen("\(directory)/\($0)") }
        let paths = files.map { "\(directory)/\($0)" }.joined(separator: " ")
        return (isOpen ? ["data: others can look into \(directory); chmod go-rwx \(directory)"] : [])
            + (files.isEmpty
                ? []
                : ["database: others can read \(files.joined(separator: ", ")); chmod go-rwx \(paths)"])
    }

    private static func isOpen(_ path: String) -> Bool { mode(of: path).map { $0 & 0o077 != 0 } ?? false }

    /// Nil for what is not there, and for a link, whose own mode says nothing.
    static func mode(of path: String) -> mode_t? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return nil }
        return status.st_mode & 0o777
    }
}
