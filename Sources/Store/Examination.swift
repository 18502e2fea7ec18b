import FoundationEssentials
import Glibc

/// What a close look into a data directory finds; nothing is written.
public struct Examination: Sendable {
    /// What SQLite finds broken, a sentence each.
    public var faults: [String] = []
    /// Nil where the database is too broken to be read.
    public var verdict: AuditVerdict?
    /// The audit log cannot go on under its key.
    public var isLogKeyLost = false
    /// Photos that a row names and whose file is not there.
    public var missingPhotos = 0
    /// How many photos have a file here, and how many of these were read and compared with their hashes.
    public var (photoFiles, comparedPhotos) = (0, 0)
    /// Those of them that are not what they were, by their names below `photos/`.
    public var changedPhotos: [String] = []
    public var tally: [(name: String, count: Int)] = []

    public var isWell: Bool {
        faults.isEmpty && missingPhotos == 0 && changedPhotos.isEmpty && verdict?.holdsTogether ?? false
    }

    /// So much of photos is read at most.
    private static let mostBytes = 1_000_000_000

    /// Whether a turnout works in a directory.
    public static func isWorking(in directory: String) -> Bool {
        DirectoryLock.isHeld(path: "\(directory)/turnout.lock")
    }

    /// What SQLite finds broken in a database of any version.
    public static func faults(of directory: String) throws(StoreError) -> [String] {
        try Database(path: "\(directory)/turnout.sqlite", isForReading: true).faults()
    }

    /// Looks into a directory beside a turnout that runs, or without one; so many photos are read at most.
    public init(
        of directory: String, on address: DatabaseAddress? = nil, photos: PhotoPlace = .directory,
        comparing most: Int = 2_000, on day: Int? = nil
    ) throws(StoreError) {
        do throws(StoreError) {
            let reader = try StoreReader(directory: directory, on: address)
            faults = try reader.faults()
            guard faults.isEmpty else { return }
            isLogKeyLost = try reader.isLogKeyLost
            (verdict, missingPhotos, tally) = (
                try reader.verifyLog(), try reader.missingPhotos(isInBucket: photos == .bucket),
                try reader.database.tally()
            )
            try compare(
                reader.photoFiles(), in: "\(directory)/photos", day: day ?? time(nil) / 86_400, most: most)
        } catch .sqlite(let code) {
            // Corrupt, or no database at all: what the doctor is there to find.
            guard [11, 26].contains(code & 0xFF) else { throw .sqlite(code: code) }
            faults.append("it cannot be read (SQLite code \(code))")
        }
    }
}

extension Examination {
    /// Each day others, in a round, so that all are read in the end.
    private mutating func compare(_ hashes: [String], in folder: String, day: Int, most: Int) {
        let files = hashes.map { (hash: $0, path: "\(folder)/\(PhotoFiles.name(of: $0))") }
            .filter { access($0.path, R_OK) == 0 }
        photoFiles = files.count
        guard !files.isEmpty else { return }
        // Far from where yesterday ended, wherever that was.
        let first = day &* 2_654_435_761 % files.count
        var bytes = 0
        for file in files[first...] + files[..<first] where comparedPhotos < most && bytes < Self.mostBytes {
            var status = stat()
            if stat(file.path, &status) == 0 { bytes += Int(status.st_size) }
            comparedPhotos += 1
            if Digest.sha256(file: file.path) != PhotoFiles.digest(of: file.hash) {
                changedPhotos.append(PhotoFiles.name(of: file.hash))
            }
        }
    }
}

extension StoreReader {
    /// Hashes of all photos and videos that rows name.
    fileprivate func photoFiles() throws(StoreError) -> [String] {
        try database.rows("SELECT hash FROM \(Photos.kept) ORDER BY hash") { $0.text(0) }
    }

    func faults() throws(StoreError) -> [String] {
        let civic = directory.appending(path: "civic.sqlite").path
        let others = access(civic, F_OK) == 0 ? try Database(path: civic, isForReading: true).faults() : []
        return try database.faults() + others.map { "civic.sqlite: \($0)" }
    }

    /// What the bucket has is not missing.
    fileprivate func missingPhotos(isInBucket: Bool) throws(StoreError) -> Int {
        let photos = directory.appending(path: "photos")
        let hashes = try database.rows(
            """
            SELECT hash FROM \(Photos.kept) WHERE hash NOT IN (SELECT hash FROM photo_files)
            AND (? = 0 OR hash NOT IN (SELECT hash FROM photo_objects WHERE there = 1))
            """, .flag(isInBucket)
        ) { $0.text(0) }
        return hashes.count { access(Photos.path(of: $0, in: photos), R_OK) != 0 }
    }
}

extension Database {
    /// Counts of what is kept, in an operator's words.
    func tally() throws(StoreError) -> [(name: String, count: Int)] {
        var tally: [(String, Int)] = []
        for (name, table) in [
            ("people", "accounts"), ("reports", "reports"), ("photos", "photos"),
            ("updates waiting", "inbox"), ("updates set aside", "quarantine"), ("messages waiting", "outbox"),
            ("audit log rows", "audit"),
        ] {
            tally.append((name, Int(try first("SELECT count(*) FROM \(table)") { $0.int(0) } ?? 0)))
        }
        return tally
    }
}
