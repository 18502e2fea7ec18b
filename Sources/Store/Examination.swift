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
    public var tally: [(name: String, count: Int)] = []

    public var isWell: Bool { faults.isEmpty && missingPhotos == 0 && verdict?.holdsTogether ?? false }

    /// Looks into a directory beside a turnout that runs, or without one.
    public init(
        of directory: String, on address: DatabaseAddress? = nil, photos: PhotoPlace = .directory
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
        } catch .sqlite(let code) {
            // Corrupt, or no database at all: what the doctor is there to find.
            guard [11, 26].contains(code & 0xFF) else { throw .sqlite(code: code) }
            faults.append("it cannot be read (SQLite code \(code))")
        }
    }
}

extension StoreReader {
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
