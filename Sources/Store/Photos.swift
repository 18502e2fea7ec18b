import CivicFacts
import Conversation
import FoundationEssentials
import Glibc

/// Clean photos: files named by the SHA-256 of their bytes, written before the row that names them. Where they are kept elsewhere, a
/// file is a copy, made when this machine needs it.
struct Photos {
    let database: Database
    let directory: URL
    var place = PhotoPlace.directory
    /// Told which files of the bucket are wanted; nil where nobody would fetch them.
    var absences: AbsentPhotos?

    func expect(_ id: PhotoID, of account: AccountID, at now: Moment) throws(StoreError) {
        try database.run(
            "INSERT INTO photos (id, account, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            .text(id.rawValue),
            .int(account.rawValue), .int(now.milliseconds))
    }

    /// It was sent earlier than it was heard of.
    func date(_ id: PhotoID, back moment: Moment) throws(StoreError) {
        try database.run(
            "UPDATE photos SET at = ?1 WHERE id = ?2 AND at > ?1", .int(moment.milliseconds),
            .text(id.rawValue))
    }

    /// When it was sent, as far as is known.
    func moment(of id: PhotoID) throws(StoreError) -> Moment? {
        try database.first("SELECT at FROM photos WHERE id = ?", .text(id.rawValue)) {
            Moment(milliseconds: $0.int(0))
        }
    }

    /// The account a photo belongs to; nil when it is not wanted any more.
    func owner(of id: PhotoID) throws(StoreError) -> AccountID? {
        try database.first("SELECT account FROM photos WHERE id = ?", .text(id.rawValue)) {
            AccountID(rawValue: $0.int(0))
        }
    }

    func file(of id: PhotoID) throws(StoreError) -> PhotoFile? {
        let found = try database.first(
            """
            SELECT hash, width, height FROM photos
            WHERE id = ? AND hash IS NOT NULL AND mask = mask_wanted
            """, .text(id.rawValue)
        ) { row in
            let path = Self.path(of: row.text(0), in: directory)
            return (row.text(0), PhotoFile(path: path, width: Int(row.int(1)), height: Int(row.int(2))))
        }
        guard let (hash, file) = found, try bring(hash) else { return nil }
        return file
    }

    /// Puts a file of the photo here, where the rows have it, or asks for it, where the bucket does; false where nobody does.
    func bring(_ hash: String) throws(StoreError) -> Bool {
        let path = Self.path(of: hash, in: directory)
        guard access(path, F_OK) != 0 else { return true }
        guard let bytes = try kept(hash) else {
            return absences?.want(hash) ?? true
        }
        try DurableFile.write(bytes, to: path)
        return true
    }

    /// The bytes that are kept beside the rows.
    private func kept(_ hash: String) throws(StoreError) -> [UInt8]? {
        try database.first("SELECT bytes FROM photo_files WHERE hash = ?", .text(hash)) { $0.blob(0) }
    }

    /// With the row that names it: what has to be kept beside the rows.
    func keep(_ bytes: [UInt8], hash: String) throws(StoreError) {
        switch place {
        case .directory: break
        case .database:
            try database.run(
                "INSERT INTO photo_files VALUES (?, ?) ON CONFLICT DO NOTHING", .text(hash), .blob(bytes))
        case .bucket: try keepObject(hash)
        }
    }

    /// Takes in what lies in files alone since before photos were to be kept beside the rows, and forgets a bucket that is used no
    /// more.
    func takeIn() throws(StoreError) {
        if place != .bucket { try database.run("DELETE FROM photo_objects") }
        guard place == .database else { return }
        let left = try database.rows(
            """
            SELECT hash FROM \(Self.kept) WHERE hash NOT IN (SELECT hash FROM photo_files)
            """
        ) { $0.text(0) }
        for hash in left {
            let file = FileManager.default.contents(atPath: Self.path(of: hash, in: directory))
            if let file { try keep(Array(file), hash: hash) }
        }
    }

    /// Of those that can be shown, in their order.
    func files(of ids: [PhotoID]) throws(StoreError) -> [PhotoFile] {
        var files: [PhotoFile] = []
        for id in ids {
            if let file = try file(of: id) { files.append(file) }
        }
        return files
    }

    func bind(
        _ id: PhotoID, hash: String, width: Int, height: Int, origin: PhotoOrigin
    ) throws(StoreError) {
        try database.run(
            "UPDATE photos SET hash = ?, width = ?, height = ?, original = ?, look = ? WHERE id = ?",
            .text(hash), .int(Int64(width)), .int(Int64(height)), .optional(origin.hash),
            .optional(origin.look.map(Int64.init(bitPattern:))), .text(id.rawValue))
    }

    /// Cells are kept in words; earlier releases kept a number, whose column it was.
    ///
    /// From now on the photo is shown to nobody until these cells are black.
    func want(_ cells: MaskCells, on id: PhotoID) throws(StoreError) {
        try database.run(
            "UPDATE photos SET mask_wanted = ? WHERE id = ?", .text(cells.description),
            .text(id.rawValue))
    }

    /// The file that is to be masked, and with which cells; nil if there is nothing to do.
    func unmasked(_ id: PhotoID) throws(StoreError) -> (path: String, cells: MaskCells)? {
        let found = try database.first(
            """
            SELECT hash, mask_wanted FROM photos
            WHERE id = ? AND hash IS NOT NULL AND mask <> mask_wanted
            """, .text(id.rawValue)
        ) { row in
            (row.text(0), MaskCells(stored: row.text(1)) ?? MaskCells())
        }
        guard let (hash, cells) = found, try bring(hash) else { return nil }
        return (Self.path(of: hash, in: directory), cells)
    }

    /// The masked file stands in the place of the other, which goes if nobody else needs it.
    func replace(_ id: PhotoID, by hash: String, cells: MaskCells) throws(StoreError) -> String? {
        let former = try database.first("SELECT hash FROM photos WHERE id = ?", .text(id.rawValue)) {
            $0.optionalText(0)
        }.flatMap(\.self)
        try database.run(
            "UPDATE photos SET hash = ?, mask = ? WHERE id = ?", .text(hash), .text(cells.description),
            .text(id.rawValue))
        guard let former, former != hash, try !isNeeded(former) else { return nil }
        return try gone(former)
    }

    /// Some photo of the report is not shown because it is not masked yet.
    func isMasking(_ report: ReportID) throws(StoreError) -> Bool {
        try database.first(
            "SELECT 1 FROM photos WHERE report = ? AND mask <> mask_wanted LIMIT 1", .int(report.rawValue)
        ) { _ in true } ?? false
    }

    /// Forgets a photo; the result is its files, as far as nobody else needs them.
    func drop(_ id: PhotoID) throws(StoreError) -> [String] {
        let names = try database.first("SELECT hash, video FROM photos WHERE id = ?", .text(id.rawValue)) {
            [$0.optionalText(0), $0.optionalText(1)].compactMap(\.self)
        }
        try database.run("DELETE FROM photos WHERE id = ?", .text(id.rawValue))
        var files: [String] = []
        for name in names ?? [] where try !isNeeded(name) { files.append(try gone(name)) }
        return files
    }

    /// The file of what nobody needs any more; beside the rows it is gone.
    func gone(_ hash: String) throws(StoreError) -> String {
        try database.run("DELETE FROM photo_files WHERE hash = ?", .text(hash))
        return Self.path(of: hash, in: directory)
    }

    func photos(of account: AccountID) throws(StoreError) -> [PhotoID] {
        try database.rows("SELECT id FROM photos WHERE account = ? ORDER BY id", .int(account.rawValue)) {
            PhotoID(rawValue: $0.text(0))
        }
    }

    /// Photos that joined no report within the life of a draft.
    func orphans(at now: Moment) throws(StoreError) -> [PhotoID] {
        try database.rows(
            "SELECT id FROM photos WHERE report IS NULL AND at < ?", .int((now - .days(8)).milliseconds)
        ) { PhotoID(rawValue: $0.text(0)) }
    }

    /// Writes the file whole or not at all, and onto the disk before it returns.
    func write(_ bytes: [UInt8], hash: String) throws(StoreError) {
        let path = Self.path(of: hash, in: directory)
        guard !FileManager.default.fileExists(atPath: path) else { return }
        try DurableFile.write(bytes, to: path)
    }

    /// Takes away every file that no row names: a stop may fall between a file and its row.
    func sweep() throws(StoreError) {
        let kept = Set(
            try database.rows("SELECT hash FROM \(Self.kept)") { PhotoFiles.name(of: $0.text(0)) })
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: directory.path)) ?? []
        for file in files where !kept.contains(file) {
            // Folders are in the list as well, and stay: this removes no folder.
            unlink("\(directory.path)/\(file)")
        }
    }

    /// Of a clean file; nil for one that went meanwhile.
    func bytes(of hash: String) -> [UInt8]? {
        let file = FileManager.default.contents(atPath: Self.path(of: hash, in: directory))
        return file.map { Array($0) } ?? (try? kept(hash)) ?? nil
    }

    static func path(of hash: String, in directory: URL) -> String {
        directory.appending(path: PhotoFiles.name(of: hash)).path
    }

    func isNeeded(_ name: String) throws(StoreError) -> Bool {
        let column = PhotoFiles.isVideo(name) ? "video" : "hash"
        return try database.first("SELECT 1 FROM photos WHERE \(column) = ? LIMIT 1", .text(name)) { _ in true
        }
            ?? false
    }
}

/// The photo files themselves. Each is named by the SHA-256 of its bytes in hex; a video's name has its ending as well.
public enum PhotoFiles {
    /// Under which a clean photo or video lies in its folder, and in a bucket.
    public static func name(of hash: String) -> String {
        "\(hash.prefix(2))/\(hash)\(isVideo(hash) ? "" : ".jpg")"
    }

    /// What lies in a folder or a bucket under this name; nil for what is no such name.
    public static func hash(named name: some StringProtocol) -> String? {
        guard let file = name.split(separator: "/").last, file.count > 64 else { return nil }
        let hash = file.hasSuffix(".jpg") ? String(file.prefix(64)) : String(file)
        let isPlain = hash.wholeMatch(of: /[0-9a-f]{64}(\.(mp4|webm))?/) != nil
        return isPlain && self.name(of: hash) == name ? hash : nil
    }

    /// The SHA-256 that the bytes of such a file have.
    public static func digest(of hash: String) -> String { String(hash.prefix(64)) }

    /// A video, and no picture.
    public static func isVideo(_ hash: String) -> Bool { hash.contains(".") }

    /// What a server is told that such a file is.
    public static func mediaType(of hash: String) -> String {
        hash.hasSuffix(".mp4") ? "video/mp4" : isVideo(hash) ? "video/webm" : "image/jpeg"
    }

    /// Puts a copy of a photo that is kept elsewhere into a data directory.
    public static func copy(_ bytes: [UInt8], hash: String, to data: String) throws(StoreError) {
        try DurableFile.write(bytes, to: "\(data)/photos/\(name(of: hash))")
    }

    /// Takes a file away; one that is gone already is fine.
    static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
