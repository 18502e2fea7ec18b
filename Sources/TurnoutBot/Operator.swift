import Basics
import FoundationEssentials
import Glibc
import Store

/// What a command needs of the person and the machine that it is run by.
enum Operator {
    /// What somebody types at the terminal without seeing it; nil where there is none.
    static func hidden(_ prompt: String) -> String? {
        guard let typed = getpass(prompt) else { return nil }
        defer { memset(typed, 0, strlen(typed)) }
        return String(cString: typed).trimmed
    }

    /// The first line of a file, or of the input for `-`.
    static func line(of path: String) throws -> String {
        let text = path == "-" ? readLine() : try text(of: path)
        return (text ?? "").split(separator: "\n").first.map(\.trimmed) ?? ""
    }

    static func text(of path: String) throws -> String {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw Configuration.Fault("\(path) cannot be read. Check its path and its owner.")
        }
        return text
    }

    /// Writes a file with secrets, whole or not at all: for its owner, and for the group that it had or that runs Turnout. False
    /// where it cannot be written.
    static func keep(_ text: String, in path: String) -> Bool {
        // A link stays one.
        let place = realpath(path, nil).map { found in
            defer { free(found) }
            return String(cString: found)
        }
        let file = place ?? path
        var status = stat()
        let isOld = stat(file, &status) == 0
        guard (try? DurableFile.write(Array(text.utf8), to: file)) != nil else { return false }
        let service = getgrnam("turnout")?.pointee.gr_gid
        let group = isOld && status.st_gid != 0 ? status.st_gid : service
        let isGiven = group.map { chown(file, isOld ? status.st_uid : uid_t.max, $0) == 0 } ?? false
        // Another group than the service's reads it only if it did before.
        let isForGroup = isGiven && (group == service || isOld && status.st_mode & 0o040 != 0)
        return chmod(file, isForGroup ? 0o640 : 0o600) == 0
    }

    /// As root: go on as whoever the directory belongs to, so that nothing in it is made root's; where another directory is named,
    /// only if that one belongs to them as well.
    static func become(ownerOf directory: String, andOf other: String? = nil) {
        var (status, second) = (stat(), stat())
        guard geteuid() == 0, stat(directory, &status) == 0, status.st_uid != 0,
            let name = getpwuid(status.st_uid)?.pointee.pw_name
        else { return }
        if let other { guard stat(other, &second) == 0, second.st_uid == status.st_uid else { return } }
        _ = initgroups(name, status.st_gid) == 0 && setgid(status.st_gid) == 0 && setuid(status.st_uid) == 0
    }

    /// As root: everything that was just put into a directory is its owner's.
    static func give(_ directory: String) {
        var status = stat()
        guard geteuid() == 0, stat(directory, &status) == 0, status.st_uid != 0 else { return }
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: directory)) ?? []
        for name in names { lchown("\(directory)/\(name)", status.st_uid, status.st_gid) }
    }
}
