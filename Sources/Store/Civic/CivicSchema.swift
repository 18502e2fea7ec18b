/// The shape of the civic archive. Another shape gets another number: the tables are then made anew and filled by the
/// next sync, because all of it can be downloaded again.
enum CivicSchema {
    private static let version: Int64 = 3

    static func prepare(_ database: Database) throws(StoreError) {
        guard try database.first("PRAGMA user_version", each: { $0.int(0) }) != version else { return }
        try database.execute("BEGIN IMMEDIATE")
        do {
            // Another process may have done it while this one waited.
            let found = try database.first("PRAGMA user_version", each: { $0.int(0) })
            if found == 2 {
                try database.execute(requests)
            } else if found != version {
                for table in ["shelves", "rows", "editions", "attempts", "snapshots", "looks", "requests"] {
                    try database.execute("DROP TABLE IF EXISTS \(table)")
                }
                try database.execute("\(tables);\(requests)")
            }
            try database.execute("PRAGMA user_version = \(version)")
            try database.execute("COMMIT")
        } catch {
            try? database.execute("ROLLBACK")
            throw error
        }
    }

    /// How often each source was asked.
    private static let requests = """
        CREATE TABLE requests (source TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID
        """

    private static let tables = """
        CREATE TABLE rows (
            id INTEGER PRIMARY KEY, feed TEXT NOT NULL, key TEXT NOT NULL, place TEXT NOT NULL, body BLOB NOT NULL,
            UNIQUE (feed, key));
        CREATE TABLE shelves (
            shelf TEXT NOT NULL, place TEXT NOT NULL, row INTEGER NOT NULL REFERENCES rows ON DELETE CASCADE,
            PRIMARY KEY (shelf, place, row)) WITHOUT ROWID;
        CREATE INDEX shelves_row ON shelves (row);
        CREATE TABLE editions (
            feed TEXT PRIMARY KEY, source TEXT NOT NULL, as_of INTEGER NOT NULL, published TEXT,
            rows INTEGER NOT NULL, orphans INTEGER NOT NULL, congress INTEGER) WITHOUT ROWID;
        CREATE TABLE attempts (
            feed TEXT PRIMARY KEY, tried INTEGER NOT NULL, next INTEGER NOT NULL, failures INTEGER NOT NULL,
            trouble TEXT) WITHOUT ROWID;
        CREATE TABLE snapshots (
            feed TEXT NOT NULL, file TEXT NOT NULL, url TEXT NOT NULL, fetched INTEGER NOT NULL,
            sha256 TEXT NOT NULL, etag TEXT, modified TEXT, body BLOB NOT NULL,
            PRIMARY KEY (feed, file)) WITHOUT ROWID;
        CREATE TABLE looks (name TEXT PRIMARY KEY, at INTEGER NOT NULL, body BLOB NOT NULL);
        CREATE INDEX looks_at ON looks (at)
        """
}
