import CSQLite
import Glibc

/// Where rows are: one SQLite connection with its prepared statements, or a session with a PostgreSQL server. Both take the same
/// texts. Not thread-safe: the store's own thread holds it.
final class Database {
    private var handle: OpaquePointer?
    private var statements: [String: Statement] = [:]
    private var seals: RowSeals?
    /// Nil where the rows are in a file.
    private let server: PostgresSession?
    /// Nil where the rows are in a file, and for those who only read.
    private(set) var house: ServerHouse?
    /// Statements run so far, and transactions among them begun.
    private(set) var runs = (statements: 0, transactions: 0)

    private static let pragmas = [
        "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "trusted_schema = OFF",
        "secure_delete = ON", "cache_size = -4000", "journal_size_limit = 16777216",
    ]

    /// Made once, whatever thread comes first.
    private static let fileSystem = turnout_joining().map { String(cString: $0) }

    /// Opens or creates the file with a write-ahead log, fully synchronous commits and foreign keys; or, for reading
    /// only, opens a file that is there.
    init(path: String, isForReading: Bool = false) throws(StoreError) {
        server = nil
        let access = isForReading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(
            path, &handle, access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
            isForReading ? nil : Self.fileSystem)
        // The handle of a failed open is closed by deinit, which runs for a throwing init as well.
        guard code == SQLITE_OK else { throw Self.error(code) }
        sqlite3_busy_timeout(handle, 5_000)
        for pragma in isForReading ? ["trusted_schema = OFF"] : Self.pragmas {
            try execute("PRAGMA \(pragma)")
        }
    }

    /// A new file that a copy goes into.
    private init(newFile path: String) throws(StoreError) {
        server = nil
        let code = sqlite3_open_v2(
            path, &handle,
            SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
            nil)
        guard code == SQLITE_OK else { throw Self.error(code) }
    }

    /// A session with a server, for one house alone or for reading one state of it.
    init(on address: DatabaseAddress, isForReading: Bool = false) throws(StoreError) {
        let session = try PostgresSession(
            address, greeting: isForReading ? Self.readers : Self.houses)
        server = session
        guard !isForReading else { return }
        try PostgresSchema.prepare(self)
        house = try ServerHouse(session, at: address)
    }

    /// A house that stands still in the middle of a transaction must not keep the next one waiting for long.
    private static let houses = "SET idle_in_transaction_session_timeout = '5s'; SET synchronous_commit = on"
    private static let readers =
        "SET default_transaction_read_only = on; SET default_transaction_isolation = 'repeatable read'"

    /// The tables as all steps leave them, in memory and empty.
    static func model() throws(StoreError) -> Database {
        let model = try Database(newFile: "")
        try Migrations.run(on: model)
        return model
    }

    var isOnServer: Bool { server != nil }

    /// How often a server was waited for so far.
    var trips: Int { server?.trips ?? 0 }

    deinit {
        seals = nil
        statements.removeAll()
        // One that was never opened is none.
        if server == nil { sqlite3_close_v2(handle) }
    }

    /// Runs statements without parameters or rows.
    func execute(_ sql: String) throws(StoreError) {
        runs.statements += 1
        if let server { return try server.execute(sql) }
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw Self.error(code) }
    }

    /// Begins a transaction that may write.
    func begin() throws(StoreError) {
        runs.transactions += 1
        if let server { return try server.begin() }
        try run("BEGIN IMMEDIATE")
    }

    /// What the transaction under way has done so far: `+outbox` for new rows, `-outbox` for rows that went, `~outbox` for
    /// rows that changed.
    var changes: [String] { server?.changes.changes ?? seals?.changes ?? [] }

    /// The last but one of a transaction: what goes with its changes.
    func seal() throws(StoreError) { try seals?.write() }

    /// The last of it. Only on a server it may be unknown whether it counts.
    func commit() throws(StoreError) -> ServerHouse.End {
        if let house { return try house.commit() }
        try run("COMMIT")
        seals?.confirm()
        return .done
    }

    /// Undoes all of it.
    func rollback() {
        if let server { return server.rollback() }
        // After a commit there is nothing to roll back, and SQLite says so: that is fine.
        try? execute("ROLLBACK")
        seals?.forget()
    }

    /// Begins to look into one state of the rows.
    func beginReading() throws(StoreError) {
        if let server { return try server.begin() }
        try execute("BEGIN")
    }

    /// Runs one statement that gives no rows. On a server it is done with the next question, or with the commit.
    func run(_ sql: String, _ values: Value...) throws(StoreError) { try run(sql, values) }

    /// The same with the values in an array.
    func run(_ sql: String, _ values: [Value]) throws(StoreError) {
        guard let server else {
            _ = try change(sql, values)
            return
        }
        runs.statements += 1
        try server.run(sql, values)
    }

    /// Runs one statement that gives no rows; the result is how many rows it changed.
    func change(_ sql: String, _ values: Value...) throws(StoreError) -> Int { try change(sql, values) }

    /// The same with the values in an array.
    func change(_ sql: String, _ values: [Value]) throws(StoreError) -> Int {
        if let server {
            runs.statements += 1
            return try server.change(sql, values)
        }
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() {}
        return Int(sqlite3_changes(handle))
    }

    /// The rows of one statement, each turned into a value while it is current.
    func rows<Result>(
        _ sql: String, _ values: Value..., each: (Row) throws(StoreError) -> Result
    ) throws(StoreError) -> [Result] {
        try rows(sql, values, each: each)
    }

    /// The same with the values in an array.
    func rows<Result>(
        _ sql: String, _ values: [Value], each: (Row) throws(StoreError) -> Result
    ) throws(StoreError) -> [Result] {
        if let server {
            runs.statements += 1
            return try server.rows(sql, values, each: each)
        }
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        var results: [Result] = []
        while try statement.step() { results.append(try each(statement.row)) }
        return results
    }

    /// Walks through the rows of one statement for as long as the body says so.
    func scan(_ sql: String, _ values: Value..., body: (Row) throws(StoreError) -> Bool) throws(StoreError) {
        if let server {
            runs.statements += 1
            return try server.scan(sql, values, body: body)
        }
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() {
            guard try body(statement.row) else { return }
        }
    }

    /// The first row of one statement, nil if there is none.
    func first<Result>(
        _ sql: String, _ values: Value..., each: (Row) throws(StoreError) -> Result
    ) throws(StoreError) -> Result? {
        if let server {
            runs.statements += 1
            return try server.rows(sql, values, most: 1, each: each).first
        }
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        guard try statement.step() else { return nil }
        return try each(statement.row)
    }

    /// Pages that are copied at once, and how long others have the disk then.
    private static let (pagesAtOnce, pause): (Int32, UInt32) = (256, 1_000)

    /// Writes one state of this database into a new file without keeping anybody from writing meanwhile.
    func copy(to path: String) throws(StoreError) {
        let target = try Database(newFile: path)
        try fill(target)
        // One file, without a log beside it.
        try target.execute("PRAGMA journal_mode = DELETE")
    }

    /// One state of this database in a file without a name, which is gone with the connection or the process.
    func namelessCopy() throws(StoreError) -> Database {
        let target = try Database(newFile: "")
        try fill(target)
        for pragma in Self.pragmas { try target.execute("PRAGMA \(pragma)") }
        return target
    }

    private func fill(_ target: Database) throws(StoreError) {
        // With this the state stays the same until all of it is copied.
        try execute("BEGIN")
        defer { try? execute("ROLLBACK") }
        _ = try first("SELECT count(*) FROM sqlite_master") { $0.int(0) }
        let copying = sqlite3_backup_init(target.handle, "main", handle, "main")
        var code = SQLITE_OK
        repeat {
            code = sqlite3_backup_step(copying, Self.pagesAtOnce)
            usleep(Self.pause)
        } while code == SQLITE_OK || code & 0xFF == SQLITE_BUSY || code & 0xFF == SQLITE_LOCKED
        let end = sqlite3_backup_finish(copying)
        guard code == SQLITE_DONE else { throw Self.error(end == SQLITE_OK ? code : end) }
    }

    /// What SQLite finds broken, a sentence each, a few at the most: none in a database that holds together. A server looks
    /// after its own pages.
    func faults() throws(StoreError) -> [String] {
        guard server == nil else { return [] }
        let broken = try rows("PRAGMA integrity_check(5)") { $0.text(0) }.filter { $0 != "ok" }
        let lost = try rows("PRAGMA foreign_key_check") {
            "a row of \($0.text(0)) names one of \($0.text(2))"
        }
        return broken + Set(lost).sorted()
    }

    /// The highest number that a row of a table ever had, also where that one is gone; 0 where there was none.
    func newestID(of table: String) throws(StoreError) -> Int64 {
        let sql =
            server == nil
            ? "SELECT seq FROM sqlite_sequence WHERE name = ?"
            : "SELECT newest FROM house_numbers WHERE name = ?"
        return try first(sql, .text(table)) { $0.int(0) } ?? 0
    }

    /// From now on higher numbers are given.
    func keepNewestID(_ number: Int64, of table: String) throws(StoreError) {
        guard server == nil else {
            try run("DELETE FROM house_numbers WHERE name = ?", .text(table))
            return try run("INSERT INTO house_numbers VALUES (?, ?)", .text(table), .int(number))
        }
        try run("DELETE FROM sqlite_sequence WHERE name = ?", .text(table))
        try run("INSERT INTO sqlite_sequence VALUES (?, ?)", .text(table), .int(number))
    }

    /// Tells the seals of every row that is about to change, until others take their place.
    func watch(_ seals: RowSeals) {
        self.seals = seals
        sqlite3_preupdate_hook(
            handle,
            { context, handle, operation, schema, table, _, _ in
                guard let context, let schema, let table, String(cString: schema) == "main" else { return }
                Unmanaged<RowSeals>.fromOpaque(context).takeUnretainedValue()
                    .willChange(table: String(cString: table), by: operation, in: handle)
            }, Unmanaged.passUnretained(seals).toOpaque())
    }

    /// Rises with every change of a row of this table, also with one that is undone; nil where nobody watches.
    func version(of table: String) -> Int? {
        if let seals { return seals.version(of: table) }
        return house == nil ? nil : server?.changes.version(of: table)
    }

    static func error(_ code: Int32) -> StoreError {
        switch code & 0xFF {
        case SQLITE_FULL: .full
        // SQLITE_IOERR_WRITE, whose macro Swift cannot import.
        case SQLITE_IOERR where code >> 8 == 3: .full
        case SQLITE_BUSY, SQLITE_LOCKED: .inUse
        default: .sqlite(code: code)
        }
    }

    private func prepared(_ sql: String) throws(StoreError) -> Statement {
        runs.statements += 1
        if let statement = statements[sql] { return statement }
        var pointer: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
        guard code == SQLITE_OK, let pointer else { throw Self.error(code) }
        let statement = Statement(pointer)
        statements[sql] = statement
        return statement
    }
}
