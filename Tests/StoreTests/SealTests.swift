import Conversation
import Foundation
import Testing

@testable import Store

/// Whatever somebody changes in the file behind turnout's back is found.
@Suite(.inAFile) struct SealTests {
    private let bench = Bench()

    private var path: String { bench.directory.appending(path: "turnout.sqlite").path }

    /// A database in which something has happened, closed.
    private func database() async throws -> Database {
        do {
            let store = try bench.open()
            try await store.sendReport("The line goes around the block")
            for command in ["take", "approve", "undo"] { try await store.omar(command, "1") }
            try await store.omar("approve", "1")
            #expect(try await store.verifyLog().changedTables.isEmpty)
        }
        let database = try Database(path: path)
        try database.execute("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
        return database
    }

    private func changed(in database: Database, by sql: String) throws -> [String] {
        try database.execute("BEGIN; \(sql)")
        defer { try? database.execute("ROLLBACK") }
        return try RowSeals.changed(in: database)
    }

    private func tables(of database: Database) throws -> [String] {
        try database.rows(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'seals'"
        ) { $0.text(0) }
        .filter { try database.first("SELECT 1 FROM \($0)") { _ in true } ?? false }
    }

    @Test func aMissingTableOfSealsIsFoundLikeAnyChange() async throws {  // R14
        let database = try await database()
        try database.execute("DROP TABLE seals")
        let verdict = try StoreReader(directory: bench.directory.path, on: bench.database).verifyLog()
        #expect(verdict.changedTables == ["seals"])
        #expect(!verdict.holdsTogether)
    }

    /// Where nothing can be written, the file that readers share cannot be made.
    @Test func aCopyThatCannotBeWrittenBesideIsASentence() async throws {  // R14
        _ = try await database()
        try FileManager.default.createSymbolicLink(
            atPath: path + "-shm", withDestinationPath: "/no/such/folder/file")
        let error = #expect(throws: StoreError.self) {
            _ = try StoreReader(directory: bench.directory.path, on: bench.database)
        }
        #expect(error == .readOnly)
        #expect(error?.description.contains("Copy the whole directory") == true)
    }

    @Test func aChangeOfAnyColumnOfAnyTableIsFound() async throws {
        let database = try await database()
        let tables = try tables(of: database)
        #expect(
            Set(tables).isSuperset(of: [
                "reports", "sessions", "audit", "outbox", "senders", "feed", "settings",
            ]))
        for table in tables {
            let columns = try database.rows(
                "SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0", .text(table)
            ) { $0.text(0) }
            for column in columns {
                let found = try changed(
                    in: database,
                    by: """
                        UPDATE \(table) SET \(column) = CASE typeof(\(column)) WHEN 'integer' THEN \(column) + 1000000
                        WHEN 'text' THEN \(column) || 'x' WHEN 'blob' THEN CAST(\(column) || x'20' AS BLOB) ELSE 1 END
                        """)
                #expect(found == [table], "\(table).\(column)")
            }
        }
    }

    @Test func aRowThatIsGoneOrThereTwiceIsFound() async throws {
        let database = try await database()
        for table in try tables(of: database) {
            let keys = try database.rows(
                "SELECT name FROM pragma_table_xinfo(?) WHERE pk > 0 ORDER BY pk", .text(table)
            ) { $0.text(0) }
            let key = keys.isEmpty ? "rowid" : keys.joined(separator: ", ")
            let count = try database.first("SELECT count(*) FROM \(table)") { $0.int(0) } ?? 0
            for row in 0..<count {
                let one = "(\(key)) IN (SELECT \(key) FROM \(table) ORDER BY \(key) LIMIT 1 OFFSET \(row))"
                #expect(
                    try changed(in: database, by: "DELETE FROM \(table) WHERE \(one)") == [table], "\(table)")
            }
        }
        #expect(
            try changed(
                in: database,
                by: "INSERT INTO counters SELECT name || '2', value FROM counters; DELETE FROM seals"
            ).contains("reports"))
        #expect(try changed(in: database, by: "INSERT INTO bans (person, until) VALUES ('p', 1)") == ["bans"])
    }

    @Test func whatTurnoutDoesItselfIsNeverFound() async throws {
        try await bench.open().sendReport("The line goes around the block")
        for _ in 0..<3 {
            let store = try bench.open()
            try await store.dana("/mine", "/language", "español")
            // Rewriting the file moves rows without changing them.
            try await store.execute("VACUUM")
            #expect(try await store.verifyLog().changedTables.isEmpty)
        }
    }

    @Test func whatWasUndoneCountsForNothing() async throws {
        let store = try bench.open()
        try await store.sendReport("The line goes around the block")
        await #expect(throws: StoreError.full) { try await store.failAfterDeletingAll() }
        #expect(try await store.verifyLog().holdsTogether)
        try await store.sendReport("The scanner is broken")
        #expect(try await store.verifyLog().holdsTogether)
    }
}

extension Store {
    fileprivate func failAfterDeletingAll() throws(StoreError) {
        try transaction { () throws(StoreError) in
            try database.execute("DELETE FROM reports; DELETE FROM settings")
            throw .full
        }
    }
}
