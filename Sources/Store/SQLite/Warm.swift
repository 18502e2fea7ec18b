/// A value that was read from a few tables, kept until a row of one of them changes.
final class Warm<Value> {
    private let tables: [String]
    private var kept: (value: Value, versions: [Int])?

    init(of tables: String...) { self.tables = tables }

    /// What is kept, or what `read` says where something has changed, or where nobody watches the tables.
    func value(from database: Database, read: () throws(StoreError) -> Value) throws(StoreError) -> Value {
        if let value = kept(in: database) { return value }
        let value = try read()
        keep(value, in: database)
        return value
    }

    /// What is kept, nil if something has changed since.
    func kept(in database: Database) -> Value? {
        guard let kept, kept.versions.count == tables.count,
            zip(tables, kept.versions).allSatisfy({ database.version(of: $0) == $1 })
        else { return nil }
        return kept.value
    }

    /// Keeps what is true after the last change.
    func keep(_ value: Value, in database: Database) {
        kept = (value, tables.compactMap { database.version(of: $0) })
    }
}

/// Values of one table's rows, the newest of them: each is kept when it is read or written, and all go when the table is
/// changed in another way, or a change is undone.
final class WarmRows<Key: Hashable, Value> {
    private let table: String
    private let limit: Int
    private var rows: [Key: Value] = [:]
    private var version: Int?

    init(of table: String, limit: Int) {
        self.table = table
        self.limit = limit
    }

    func value(of key: Key, in database: Database) -> Value? {
        guard let version, version == database.version(of: table) else { return nil }
        return rows[key]
    }

    /// Keeps what was read just now.
    func keep(_ value: Value, of key: Key, in database: Database) {
        let now = database.version(of: table)
        if now == nil || now != version || rows.count >= limit { rows = [:] }
        version = now
        rows[key] = value
    }

    /// Runs what changes this row and no other; nil where nobody knows its value.
    func write(_ value: Value?, of key: Key, in database: Database, body: () throws(StoreError) -> Void)
        throws(StoreError)
    {
        if version != database.version(of: table) { rows = [:] }
        rows[key] = nil
        try body()
        version = database.version(of: table)
        if rows.count >= limit { rows = [:] }
        rows[key] = value
    }
}
