import CSQLite

/// A sum over the rows of each table, kept beside them: every change through this connection moves it in the same
/// transaction, so a row that was changed, added or removed in another way is noticed by `changed(in:)`.
final class RowSeals {
    private final class Table {
        let name: String
        /// Generated columns have no values of their own.
        let columns: [Int32]
        let select: String
        /// As it is committed.
        var sum = RowSum()
        /// What changes that are not committed yet did to the sum; nil if there are none.
        var moved: RowSum?
        /// What these changes were.
        var (isInserted, isUpdated, isDeleted) = (false, false, false)
        /// Rises with every change, and once more when changes are undone.
        var version = 0

        init(name: String, columns: [Int32], select: String) {
            (self.name, self.columns, self.select) = (name, columns, select)
        }

        func settle() {
            moved = nil
            (isInserted, isUpdated, isDeleted) = (false, false, false)
        }
    }

    /// It holds this.
    private unowned let database: Database
    private var tables: [String: Table] = [:]
    /// Sums of tables that are not there.
    private let others: [String: RowSum]
    private var digest = RowDigest()

    /// Watches every change from now on; the tables must be in their final shape.
    init(database: Database) throws(StoreError) {
        self.database = database
        var sums = try Self.kept(in: database)
        for table in try Self.tables(of: database) {
            table.sum = sums.removeValue(forKey: table.name) ?? RowSum()
            tables[table.name] = table
        }
        others = sums
        database.watch(self)
    }

    /// What `sqlite3_preupdate_hook` tells: a row is about to change.
    func willChange(table: String, by operation: Int32, in handle: OpaquePointer?) {
        guard let table = tables[table] else { return }
        table.version += 1
        var moved = table.moved ?? RowSum()
        if operation != SQLITE_INSERT {
            moved -= sum(of: table.columns) { sqlite3_preupdate_old(handle, $0, &$1) }
        }
        if operation != SQLITE_DELETE {
            moved += sum(of: table.columns) { sqlite3_preupdate_new(handle, $0, &$1) }
        }
        table.moved = moved
        switch operation {
        case SQLITE_INSERT: table.isInserted = true
        case SQLITE_DELETE: table.isDeleted = true
        default: table.isUpdated = true
        }
    }

    /// What the transaction under way has done so far: `+outbox` for new rows, `-outbox` for rows that went, `~outbox` for
    /// rows that changed.
    var changes: [String] {
        tables.values.flatMap { table in
            [(table.isInserted, "+"), (table.isDeleted, "-"), (table.isUpdated, "~")].filter(\.0).map {
                "\($0.1)\(table.name)"
            }
        }.sorted()
    }

    func version(of table: String) -> Int? { tables[table]?.version }

    /// Writes the sums, all in one row, if something has changed; the last thing before a commit.
    func write() throws(StoreError) {
        guard tables.values.contains(where: { $0.moved.map { $0 != RowSum() } ?? false }) else { return }
        var sums = others
        for table in tables.values {
            var sum = table.sum
            if let moved = table.moved { sum += moved }
            if sum != RowSum() { sums[table.name] = sum }
        }
        try Self.write(sums, in: database)
    }

    /// After a commit: what was written counts.
    func confirm() {
        for table in tables.values {
            if let moved = table.moved { table.sum += moved }
            table.settle()
        }
    }

    /// After a rollback: nothing has changed, and what was read meanwhile may be wrong.
    func forget() {
        for table in tables.values where table.moved != nil {
            table.settle()
            table.version += 1
        }
    }

    /// The tables whose rows are not what this program wrote, in alphabetical order. A server has no such sums.
    static func changed(in database: Database) throws(StoreError) -> [String] {
        if database.isOnServer { return [] }
        guard try isKept(in: database) else { return ["seals"] }
        let (found, expected) = (try sums(of: database), try kept(in: database))
        return Set(found.keys).union(expected.keys).sorted().filter { found[$0] != expected[$0] ?? RowSum() }
    }

    /// Runs a change of the tables' shape within its transaction, and moves the sums by what it did to the rows: a sum
    /// that was wrong before stays wrong.
    static func keep(_ database: Database, during change: () throws(StoreError) -> Void) throws(StoreError) {
        let before = try isKept(in: database) ? sums(of: database) : [:]
        try change()
        guard try isKept(in: database) else { return }
        let (kept, after) = (try kept(in: database), try sums(of: database))
        var moved: [String: RowSum] = [:]
        for (name, sum) in after {
            var seal = kept[name] ?? RowSum()
            seal += sum
            seal -= before[name] ?? RowSum()
            moved[name] = seal
        }
        try write(moved, in: database)
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

    /// The name of the row that holds the sums of all tables. Releases before had a row for each.
    private static let all = ""

    private static func kept(in database: Database) throws(StoreError) -> [String: RowSum] {
        let rows = try database.rows("SELECT name, sum FROM seals") { ($0.text(0), $0.blob(1)) }
        let one = rows.first { $0.0 == all }.map { RowSum.list(bytes: $0.1) }
        return one ?? Dictionary(rows.map { ($0.0, RowSum(bytes: $0.1)) }) { first, _ in first }
    }

    private static func write(_ sums: [String: RowSum], in database: Database) throws(StoreError) {
        let list = RowSum.bytes(of: sums)
        let isThere =
            try database.change("UPDATE seals SET sum = ? WHERE name = ?", .blob(list), .text(all)) > 0
        guard !isThere else { return }
        try database.run("DELETE FROM seals")
        try database.run("INSERT INTO seals VALUES (?, ?)", .text(all), .blob(list))
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
