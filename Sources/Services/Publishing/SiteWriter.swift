public import CivicFacts
public import PublicSite
import Store

/// Makes the site's folder what the database says: what changed since the step that it holds, or all of it at once.
public struct SiteWriter: Sendable {
    private let site: Site
    private let directory: String
    /// How pages are made: another look has all of them made anew.
    public let look: String

    private let meeting: SiteFolder.Meeting

    public init(site: Site, directory: String) { self.init(site: site, directory: directory, meeting: {}) }

    /// `meeting`: called before each change of the disk.
    init(site: Site, directory: String, meeting: @escaping SiteFolder.Meeting) {
        self.site = site
        self.directory = directory
        self.meeting = meeting
        look = Digest.sha256(Array("\(Site.edition) \(site.settings)".utf8))
    }

    /// What a pass did.
    public struct Pass: Equatable, Sendable {
        public var written = 0
        public var removed = 0
        /// SHA-256 and size of downloads, by path.
        public var hashes: [String: String] = [:]
    }

    /// Throws where a folder for the site, or what lies beside it, is somebody else's; changes nothing.
    public static func check(_ directory: String) throws(SiteFolderFault) {
        let path = try SiteFolder.resolved(directory)
        try SiteFolder.examine(path)
        do throws(SiteFolderFault) { try SiteFolder.examine(SiteFolder.beside(path)) } catch {
            // Where nothing can be beside it, the site is written file by file.
            if error == .notOurs { throw .besideNotOurs }
        }
    }

    /// What the folder says that it holds, for whoever looks whether somebody else has written it meanwhile.
    var mark: SiteFolder.Mark? { (try? SiteFolder.resolved(directory)).flatMap(SiteFolder.mark(at:)) }

    /// Brings the folder up to the newest step; a folder without a site gets a whole one.
    public func follow(_ reader: any SiteSource, at now: Moment) throws -> Pass {
        try Self.check(directory)
        let path = try SiteFolder.resolved(directory)
        return try followed(reader, at: now, path) ?? whole(reader, at: now, path)
    }

    /// Nil where the folder holds no site that could be followed.
    private func followed(_ reader: any SiteSource, at now: Moment, _ path: String) throws -> Pass? {
        let newest = try reader.newestNumber()
        let folder = try SiteFolder(path, meeting: meeting)
        guard let mark = folder.mark, mark.look == look, (0...newest).contains(mark.number) else {
            return nil
        }
        try tidy(beside: folder, path)
        var pass = Pass()
        let files = mark.number < newest ? try reader.files(after: mark.number) : []
        for file in files { try write(file, into: folder, from: reader, at: now, isSynced: true, &pass) }
        // What a removal wrote before the downloads names their hashes now; and what belongs to no step, as time alone makes it
        // another one.
        for file in try files.filter(\.namesHashes) + site.timed(from: reader, at: now) {
            guard let bytes = try site.bytes(of: file, from: reader, at: now) else { continue }
            try folder.put(bytes, at: file)
        }
        guard mark.number < newest else { return pass }
        try folder.write(SiteFolder.Mark(number: newest, look: look))
        return pass
    }

    /// Makes the whole site beside the folder, and exchanges them in one step.
    public func whole(_ reader: any SiteSource, at now: Moment) throws -> Pass {
        try Self.check(directory)
        return try whole(reader, at: now, try SiteFolder.resolved(directory))
    }

    private func whole(_ reader: any SiteSource, at now: Moment, _ path: String) throws -> Pass {
        // Made, if it is missing, and left to others while the new one is filled.
        let held = try SiteFolder(path, meeting: meeting).mark
        let beside = SiteFolder.beside(path)
        var pass = Pass()
        if let new = try fresh(beside) {
            do {
                try new.empty(into: nil, removing: nil)
                try fill(new, from: reader, at: now, &pass)
                let old = try SiteFolder(path, meeting: meeting)
                if Self.isAhead(old.mark, of: new.mark, since: held) {
                    try new.empty(into: old, removing: beside)
                    return Pass()
                }
                if try new.exchange(beside, with: path) {
                    try old.empty(into: new, removing: beside)
                    return pass
                }
                try new.empty(into: old, removing: beside)
            } catch {
                try? new.empty(into: nil, removing: beside)
                throw error
            }
        }
        return try fileByFile(reader, at: now, path)
    }

    /// Another process has brought the old folder further while the new one was filled: nothing goes back.
    private static func isAhead(
        _ old: SiteFolder.Mark?, of new: SiteFolder.Mark?, since held: SiteFolder.Mark?
    ) -> Bool {
        guard let old, let new, old != held else { return false }
        return old.look == new.look && old.number > new.number
    }

    /// Where folders cannot be exchanged.
    private func fileByFile(_ reader: any SiteSource, at now: Moment, _ path: String) throws -> Pass {
        var pass = Pass()
        let folder = try SiteFolder(path, meeting: meeting)
        try fill(folder, from: reader, at: now, &pass)
        let standing = Set(Site.standing)
        try folder.sweep { file in
            try standing.contains(file) || site.bytes(of: file, from: reader, at: now) != nil
        }
        return pass
    }

    /// Nil where nothing may be made beside the folder.
    private func fresh(_ beside: String) throws(SiteFolderFault) -> SiteFolder? {
        do throws(SiteFolderFault) { return try SiteFolder(beside, meeting: meeting) } catch {
            guard error == .unusable else { throw error }
            return nil
        }
    }

    /// Takes away what a writer left beside the folder when it was killed; one that still writes goes on.
    private func tidy(beside folder: SiteFolder, _ path: String) throws(SiteFolderFault) {
        let beside = SiteFolder.beside(path)
        do throws(SiteFolderFault) {
            let left = try SiteFolder(beside, making: false, patience: 1, meeting: meeting)
            guard left.mark != nil else { return }
            try left.empty(into: folder, removing: beside)
        } catch {
            guard error == .busy || error == .unusable else { throw error }
        }
    }

    private func fill(
        _ folder: SiteFolder, from reader: any SiteSource, at now: Moment, _ pass: inout Pass
    ) throws {
        // A kill leaves a folder that is known for ours.
        try folder.write(SiteFolder.Mark(number: -1, look: look))
        for file in Site.standing {
            try write(file, into: folder, from: reader, at: now, isSynced: false, &pass)
        }
        var last = ""
        while true {
            let files = try reader.files(afterPath: last, limit: 1_000)
            guard let next = files.last?.path else { break }
            last = next
            for file in files { try write(file, into: folder, from: reader, at: now, isSynced: false, &pass) }
        }
        try folder.write(SiteFolder.Mark(number: try reader.newestNumber(), look: look))
    }

    private func write(
        _ file: SiteFile, into folder: SiteFolder, from reader: any SiteSource, at now: Moment,
        isSynced: Bool, _ pass: inout Pass
    ) throws {
        guard let bytes = try site.bytes(of: file, from: reader, at: now) else {
            try folder.remove(file)
            pass.removed += 1
            return
        }
        try folder.put(bytes, at: file, isSynced: isSynced)
        pass.written += 1
        guard case .part = file else { return }
        let hash = "\(Digest.sha256(bytes)) \(bytes.count)"
        pass.hashes[file.path] = hash
        reader.hashes[file.path] = hash
    }
}
