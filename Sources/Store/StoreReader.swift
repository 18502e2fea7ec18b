public import CivicFacts
public import Conversation
import FoundationEssentials

/// One state of the database, read beside a turnout that runs; nothing is written.
public final class StoreReader {
    let database: Database
    let directory: URL

    /// Throws if there is no database of this version.
    public init(directory: String, on address: DatabaseAddress? = nil) throws(StoreError) {
        self.directory = URL(filePath: directory, directoryHint: .isDirectory)
        database = try Database.reading(directory, on: address)
    }

    /// How a file's refusal is said to who only reads: SQLITE_READONLY and SQLITE_CANTOPEN: readers share a file beside the database.
    static func error(_ code: Int32) -> StoreError {
        [8, 14].contains(code & 0xFF) ? .readOnly : .sqlite(code: code)
    }

    /// Whether the audit log holds together, and whether every row of every table is as turnout wrote it. Reads the
    /// whole database. Keys that lie here are used beside those given.
    public func verifyLog(
        keys: [SealingKey] = [], heads: [LogHead] = []
    ) throws(StoreError) -> AuditVerdict {
        try AuditCheck.verdict(on: database, in: directory.path, keys: keys, heads: heads)
    }

    /// The same after SQLite's own look; where that finds something, nothing else is looked at.
    public func verifyWhole(keys: [SealingKey], heads: [LogHead]) throws(StoreError) -> AuditVerdict {
        let faults = try faults()
        guard faults.isEmpty else {
            var verdict = AuditVerdict()
            verdict.faults = faults
            return verdict
        }
        return try verifyLog(keys: keys, heads: heads)
    }

    /// The key that the audit log goes on with is not in the directory.
    public var isLogKeyLost: Bool {
        get throws(StoreError) {
            try AuditLog(database: database, key: LogKey(directory: directory.path) { [] }).isKeyLost
        }
    }

    /// Where the audit log ends; nil while it is empty.
    public func logHead() throws(StoreError) -> LogHead? { try AuditLog.head(in: database) }

    /// The ledger of gifts, the oldest first.
    public func gifts() throws(StoreError) -> [Gift] { try GiftLedger(database: database).rows }

    /// What voters were shown of facts so far.
    public func servings() throws(StoreError) -> CivicServings { try Reports.servings(in: database) }

    /// The team's record of all reports that were not withdrawn, as one file's bytes.
    public func record(as format: RecordFormat, at now: Moment) throws(StoreError) -> [UInt8] {
        try book(at: now).file(as: format)
    }

    /// The clean photos of all reports in the record, each with the name that the record gives it.
    public func recordPhotos(at now: Moment) throws(StoreError) -> [(name: String, path: String)] {
        try book(at: now).namedPictures()
    }

    private func book(at now: Moment) -> RecordBook {
        let photos = Photos(database: database, directory: directory.appending(path: "photos"))
        return RecordBook(
            database: database, json: RowJSON(), photos: photos,
            civic: CivicReader(directory: directory.path),
            at: now)
    }
}

extension Database {
    /// One state of the rows, of this version's format.
    static func reading(_ directory: String, on address: DatabaseAddress?) throws(StoreError) -> Database {
        do throws(StoreError) {
            let database =
                if let address { try Database(on: address, isForReading: true) } else {
                    try Database(path: "\(directory)/turnout.sqlite", isForReading: true)
                }
            try Migrations.check(database)
            try database.beginReading()
            return database
        } catch .sqlite(let code) {
            throw StoreReader.error(code)
        }
    }
}
