import FoundationEssentials
import Testing

@testable import Store

/// The write-ahead log, whose pages wait for each other before they leave.
struct LogTests {
    private let bench = Bench()
    /// More pages than SQLite keeps in memory, so that some of a transaction are written and read back before its end.
    private static let many = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)"
    private static let fill = "\(many) INSERT INTO things SELECT i, hex(zeroblob(1500)) || i FROM n"

    @Test func whatIsTooLargeForMemoryIsReadBackAndSeenByOthers() throws {
        let database = try opened()
        try database.execute("BEGIN")
        try database.execute(Self.fill)
        try database.execute("UPDATE things SET words = words || 'x' WHERE id % 7 = 0")
        #expect(try count("words LIKE '%x'", in: database) == 428)
        #expect(try count("1", in: try reader()) == 0)
        try database.execute("COMMIT")
        #expect(try count("words LIKE '%x'", in: try reader()) == 428)
        #expect(try count("1", in: try reader()) == 3_000)
    }

    @Test func whatIsUndoneLeavesNothingBehind() throws {
        let database = try opened()
        try database.execute("BEGIN")
        try database.execute(Self.fill)
        try database.execute("ROLLBACK")
        try database.execute("INSERT INTO things VALUES (5000, 'kept')")
        #expect(try count("1", in: try reader()) == 1)
        try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        #expect(try count("words = 'kept'", in: try reader()) == 1)
        #expect(try isWhole(database))
    }

    @Test func theFileIsRewrittenWhole() throws {
        let database = try opened()
        try database.execute(Self.fill)
        try database.execute("DELETE FROM things WHERE id % 2 = 0; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")
        #expect(try count("1", in: try reader()) == 1_500)
        #expect(try isWhole(database))
    }

    private var place: String { bench.directory.appending(path: "things.sqlite").path }

    private func opened() throws -> Database {
        _ = try bench.open()
        let database = try Database(path: place)
        try database.execute("CREATE TABLE things (id INTEGER PRIMARY KEY, words TEXT NOT NULL)")
        return database
    }

    /// By SQLite's own file system.
    private func reader() throws -> Database { try Database(path: place, isForReading: true) }

    private func count(_ condition: String, in database: Database) throws -> Int64? {
        try database.first("SELECT count(*) FROM things WHERE \(condition)") { $0.int(0) }
    }

    private func isWhole(_ database: Database) throws -> Bool {
        try database.first("PRAGMA integrity_check") { $0.text(0) } == "ok"
    }
}
