import CivicFacts
import FoundationEssentials
import Glibc
import Services

/// What the machine gives: room on the disk, files for their owner alone, open files, and copies that are not too old.
struct MachineCheckup: Sendable {
    let configuration: Configuration

    private static let leastMegabytes: UInt = 500
    private static let leastFiles: UInt = 10_000
    private static let leastOpenFiles: rlim_t = 512

    private var directory: String { configuration.dataDirectory }

    private var folder: HouseFolder { HouseFolder(configuration) }

    func findings() -> [Finding] {
        disk() + [openFiles()] + unusable() + exposed() + modes() + copies()
    }

    /// A directory that is no house's, or that this user may not look into: nothing else is said of it.
    private func unusable() -> [Finding] {
        (folder.obstacle ?? folder.barrier).map { [Finding(isWell: false, sentence: $0)] } ?? []
    }

    private func disk() -> [Finding] {
        let start = URL(filePath: directory).standardizedFileURL
        let existing = sequence(first: start) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
            .first { FileManager.default.fileExists(atPath: $0.path) }
        var disk = statvfs()
        guard let existing, statvfs(existing.path, &disk) == 0 else {
            return [Finding(isWell: false, sentence: "disk: cannot be looked at; check TURNOUT_DATA")]
        }
        let megabytes = disk.f_bavail * disk.f_frsize / 1_000_000
        let isRoomy = megabytes >= Self.leastMegabytes
        let hint = isRoomy ? "" : "; that is little, free some space"
        let space = Finding(isWell: isRoomy, sentence: "disk: \(megabytes) MB free\(hint)")
        // Some file systems count no files.
        guard disk.f_files > 0, disk.f_favail < Self.leastFiles else { return [space] }
        let sentence = "disk: room for only \(disk.f_favail) files; take away what is not needed"
        return [space, Finding(isWell: false, sentence: sentence)]
    }

    private func openFiles() -> Finding {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            return Finding(isWell: true, sentence: "open files: the limit cannot be read")
        }
        let isEnough = limit.rlim_cur >= Self.leastOpenFiles
        let hint = isEnough ? "" : "; set LimitNOFILE=1024 in the unit"
        return Finding(isWell: isEnough, sentence: "open files: \(limit.rlim_cur) allowed\(hint)")
    }

    /// What should be named rather than counted.
    private func exposed() -> [Finding] {
        Exposure(configuration: configuration).sentences.map { Finding(isWell: false, sentence: $0) }
    }

    /// Every file of the house is its owner's alone; what else lies in the directory is not counted.
    private func modes() -> [Finding] {
        guard folder.isOwn, Exposure.mode(of: directory) != nil else { return [] }
        var (count, open, ways) = (0, 0, [String]())
        for name in folder.ownNames {
            let path = "\(directory)/\(name)"
            let below = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
            let paths = [path] + below.map { "\(path)/\($0)" }
            let exposed = paths.count { Exposure.mode(of: $0).map { $0 & 0o077 != 0 } ?? false }
            (count, open) = (count + paths.count, open + exposed)
            if exposed > 0 { ways.append(path) }
        }
        // Inside a directory that is closed nobody gets at them; a copy of it may not be closed.
        guard open == 0 else {
            let sentence =
                "files: \(open) can be read by others; chmod -R go-rwx \(ways.joined(separator: " "))"
            return [Finding(isWell: false, sentence: sentence)]
        }
        return [Finding(isWell: true, sentence: "files: \(count), for their owner alone")]
    }

    private func copies() -> [Finding] {
        guard FileManager.default.fileExists(atPath: directory + "/turnout.sqlite"),
            ((try? configuration.database) ?? nil) == nil
        else { return [] }
        let now = Clock.system.now()
        guard let made = BackupCommand.lastCopy(of: directory) else {
            // The lock is as old as the house.
            let isYoung =
                Self.age(of: directory + "/turnout.lock", at: now).map { $0 < HouseAlarms.copyLife } ?? true
            return [Finding(isWell: isYoung, sentence: "copies: none yet; see turnout backup --help")]
        }
        let age = now.since(made)
        let isFresh = age < HouseAlarms.copyLife
        let hint = isFresh ? "" : "; is turnout-backup.timer on? turnout backup makes one now"
        return [
            Finding(
                isWell: isFresh,
                sentence: "copies: the newest is \(age.milliseconds / 3_600_000) h old\(hint)")
        ]
    }

    private static func age(of path: String, at now: Moment) -> Span? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return now.since(Moment(milliseconds: Int64(status.st_mtim.tv_sec) * 1_000))
    }
}
