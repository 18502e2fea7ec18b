import CSQLite

/// A sum over the rows of each table, kept beside them: every change through this connection moves it in the same
/// transaction, so a row that was changed, added or removed in another way is noticed by `changed(in:)`.
final class RowSeals {
    private final class Table {
        let name: String
        /// Generated columns have no values of their own.
        let columns: [Int32]
        let select: String
        /// What changes that are not committed yet did to the sum; nil if there are none.
        var moved: RowSum?
        /// SQLite's numbers of what these changes were: INSERT, UPDATE, DELETE.
        var operations: Set<Int32> = []

        init(name: String, columns: [Int32], select: String) {
            (self.name, self.columns, self.select) = (name, columns, select)
        }
    }

    private let database: Database
    private var tables: [String: Table] = [:]
    private var digest = RowDigest()

    /// Watches every change from now on; the tables must be in their final shape.
    init(database: Database) throws(StoreError) {
        self.database = database
        for table in try Self.tables(of: database) { tables[table.name] = table }
        database.watch(self)
    }

    deinit { database.watch(nil) }

    /// What `sqlite3_preupdate_hook` tells: a row is about to change.
    func willChange(table: String, by operation: Int32, in handle: OpaquePointer?) {
        guard let table = tables[table] else { return }
        var moved = table.moved ?? RowSum()
        if operation != SQLITE_INSERT {
            moved -= sum(of: table.columns) { sqlite3_preupdate_old(handle, $0, &$1) }
        }
        if operation != SQLITE_DELETE {
            moved += sum(of: table.columns) { sqlite3_preupdate_new(handle, $0, &$1) }
        }
        table.moved = moved
        table.operations.insert(operation)
    }

    /// What the transaction under way has done so far: `+outbox` for new rows, `-outbox` for rows that went, `~outbox` for
    /// rows that changed.
    var changes: [String] {
        let signs = [SQLITE_INSERT: "+", SQLITE_DELETE: "-", SQLITE_UPDATE: "~"]
        return tables.values.flatMap { table in
            table.operations.map { "\(signs[$0] ?? "?")\(table.name)" }
        }.sorted()
    }

    /// Writes the sums of what has changed; the last thing before a commit.
    func write() throws(StoreError) {
        for table in tables.values {
            if let moved = table.moved { try Self.move(table.name, by: moved, in: database) }
            table.moved = nil
            table.operations = []
        }
    }

    /// After a rollback: nothing has changed.
    func forget() {
        for table in tables.values { (table.moved, table.operations) = (nil, []) }
    }

    /// The tables whose rows are not what this program wrote, in alphabetical order.
    static func changed(in database: Database) throws(StoreError) -> [String] {
        let found = try sums(of: database)
        let kept = try database.rows("SELECT name, sum FROM seals") {
            ($0.text(0), RowSum(bytes: $0.blob(1)))
        }
        let expected = Dictionary(kept, uniquingKeysWith: { first, _ in first })
        return Set(found.keys).union(expected.keys).sorted().filter { found[$0] != expected[$0] ?? RowSum() }
    }

    /// Runs a change of the tables' shape within its transaction, and moves the sums by what it did to the rows: a sum
    /// that was wrong before stays wrong.
    static func keep(_ database: Database, during change: () throws(StoreError) -> Void) throws(StoreError) {
        let before = try isKept(in: database) ? sums(of: database) : [:]
        try change()
        guard try isKept(in: database) else { return }
        let after = try sums(of: database)
        for (name, sum) in after {
            var moved = sum
            moved -= before[name] ?? RowSum()
            try move(name, by: moved, in: database)
        }
        for name in before.keys where after[name] == nil {
            try database.run("DELETE FROM seals WHERE name = ?", .text(name))
        }
    }

    private func sum(of columns: [Int32], value: (Int32, inout OpaquePointer?) -> Int32) -> RowSum {
        digest.begin()
        for column in columns {
            var pointer: OpaquePointer?
            _ = value(column, &pointer)
            digest.add(pointer)
        }
        return digest.sum()
    }

    private static func isKept(in database: Database) throws(StoreError) -> Bool {
        try database.first("SELECT 1 FROM sqlite_master WHERE name = 'seals'") { _ in true } ?? false
    }

    private static func move(_ name: String, by moved: RowSum, in database: Database) throws(StoreError) {
        var sum =
            try database.first("SELECT sum FROM seals WHERE name = ?", .text(name)) {
                RowSum(bytes: $0.blob(0))
            }
            ?? RowSum()
        sum += moved
        try database.run("INSERT OR REPLACE INTO seals VALUES (?, ?)", .text(name), .blob(sum.bytes))
    }

    private static func sums(of database: Database) throws(StoreError) -> [String: RowSum] {
        var sums: [String: RowSum] = [:]
        for table in try tables(of: database) {
            var digest = RowDigest()
            var sum = RowSum()
            try database.scan(table.select) { row in
                digest.begin()
                for column in table.columns.indices { digest.add(row.value(Int32(column))) }
                sum += digest.sum()
                return true
            }
            sums[table.name] = sum
        }
        return sums
    }

    private static func tables(of database: Database) throws(StoreError) -> [Table] {
        let names = try database.rows(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'seals'"
        ) { $0.text(0) }
        var tables: [Table] = []
        for name in names {
            let columns = try database.rows(
                "SELECT cid, name FROM pragma_table_xinfo(?) WHERE hidden = 0 ORDER BY cid", .text(name)
            ) { (Int32($0.int(0)), $0.text(1)) }
            let list = columns.map { "\"\($0.1)\"" }.joined(separator: ", ")
            tables.append(
                Table(name: name, columns: columns.map(\.0), select: "SELECT \(list) FROM \"\(name)\""))
        }
        return tables
    }
}
