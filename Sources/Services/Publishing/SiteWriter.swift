public import CivicFacts
public import PublicSite
import Store

/// Makes the site's folder what the database says: what changed since the step that it holds, or all of it at once.
public struct SiteWriter: Sendable {
    private let site: Site
    private let directory: String
    /// How pages are made: another look has all of them made anew.
    public let look: String

    public init(site: Site, directory: String) {
        self.site = site
        self.directory = directory
        look = Digest.sha256(Array("\(Site.edition) \(site.settings)".utf8))
    }

    /// What a pass did.
    public struct Pass: Equatable, Sendable {
        public var written = 0
        public var removed = 0
        /// SHA-256 of downloads, by path.
        public var hashes: [String: String] = [:]
    }

    /// Brings the folder up to the newest step; a folder without a site gets a whole one.
    public func follow(_ reader: any SiteSource, at now: Moment) throws -> Pass {
        let newest = try reader.newestNumber()
        let folder = try SiteFolder(directory)
        guard let mark = folder.mark, mark.look == look, mark.number <= newest else {
            return try whole(reader, at: now)
        }
        var pass = Pass()
        // It belongs to no step: time alone makes it longer.
        if let heads = try site.bytes(of: .logHeads, from: reader, at: now) {
            try folder.put(heads, at: .logHeads)
        }
        guard mark.number < newest else { return pass }
        for file in try reader.files(after: mark.number) {
            try write(file, into: folder, from: reader, at: now, isSynced: true, &pass)
        }
        try folder.write(SiteFolder.Mark(number: newest, look: look))
        return pass
    }

    /// Makes the whole site beside the folder, and exchanges them in one step.
    public func whole(_ reader: any SiteSource, at now: Moment) throws -> Pass {
        _ = try SiteFolder(directory)
        let beside = SiteFolder.beside(directory)
        SiteFolder.clear(beside, keeping: nil)
        do {
            var pass = Pass()
            try fill(beside, from: reader, at: now, &pass)
            if SiteFolder.exchange(directory) { return pass }
        } catch SiteFolderFault.unusable {
            // Nothing may be written beside it.
        }
        SiteFolder.clear(beside, keeping: nil)
        // Where folders cannot be exchanged, file by file.
        var pass = Pass()
        try fill(directory, from: reader, at: now, &pass)
        return pass
    }

    private func fill(
        _ path: String, from reader: any SiteSource, at now: Moment, _ pass: inout Pass
    ) throws {
        let folder = try SiteFolder(path)
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
        let hash = Digest.sha256(bytes)
        pass.hashes[file.path] = hash
        reader.hashes[file.path] = hash
    }
}
