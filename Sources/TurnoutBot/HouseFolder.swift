import FoundationEssentials
import Glibc

/// The directory in TURNOUT_DATA as it is found: whether a house may have it, and what of it is a house's.
struct HouseFolder: Sendable {
    let path: String

    init(_ configuration: Configuration) { path = configuration.dataDirectory }

    private static let names: Set = [
        "photos", "originals", "pictures", "matrix.key", "forgotten", "before-upgrade", "restore.part",
    ]
    private static let beginnings = [
        "turnout.", "civic.sqlite", "log.key", "matrix-session.json", "backup-made",
    ]
    /// What a machine has for everybody.
    private static let systems: Set = [
        "/", "/bin", "/boot", "/dev", "/etc", "/home", "/lib", "/lib64", "/proc", "/root", "/run", "/sbin",
        "/sys",
        "/tmp", "/usr", "/usr/bin", "/usr/lib", "/usr/local", "/usr/share", "/var", "/var/lib", "/var/log",
        "/var/tmp",
    ]

    /// Why no house may have it; nil where one may, or where it is not there yet.
    var obstacle: String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFDIR else { return Self.sentence(path, "a file") }
        let isShared = status.st_mode & 0o1000 != 0 || Self.systems.contains(place)
        return isShared ? Self.sentence(path, "the whole machine's") : nil
    }

    private static func sentence(_ path: String, _ what: String) -> String {
        "TURNOUT_DATA: \(path) is \(what); choose a directory of its own, such as /var/lib/turnout."
    }

    /// Why this user sees nothing of it; nil where they do, or where it is not there yet.
    var barrier: String? {
        var status = stat()
        let isThere = stat(path, &status) == 0
        guard isThere ? access(path, R_OK | X_OK) != 0 : errno == EACCES else { return nil }
        let owner = isThere ? getpwuid(status.st_uid).map { String(cString: $0.pointee.pw_name) } : nil
        return
            "Not allowed to look into \(path), the directory in TURNOUT_DATA. Run it as its owner: sudo -u "
            + "\(owner ?? "turnout") turnout …"
    }

    /// Without links and dots.
    private var place: String {
        guard let found = realpath(path, nil) else { return URL(filePath: path).standardizedFileURL.path }
        defer { free(found) }
        return String(cString: found)
    }

    /// What lies in it and is a house's; other things may lie there, too, and are nobody's business.
    var ownNames: [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return all.filter { name in
            Self.names.contains(name) || Self.beginnings.contains(where: name.hasPrefix)
        }.sorted()
    }

    /// A house is there, or could begin there.
    var isOwn: Bool {
        guard obstacle == nil, barrier == nil else { return false }
        let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return all.isEmpty || !ownNames.isEmpty
    }

    /// True if a file, there or not, lies in it.
    func holds(_ file: String) -> Bool {
        let folder = URL(filePath: file).standardizedFileURL.deletingLastPathComponent().path
        let real = realpath(folder, nil).map { found in
            defer { free(found) }
            return String(cString: found)
        }
        return ((real ?? folder) + "/").hasPrefix(place + "/")
    }
}
