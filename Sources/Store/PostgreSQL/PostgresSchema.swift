/// The tables on a server: made after those of SQLite as all steps leave them, so that both have one description; later steps
/// run on both.
enum PostgresSchema {
    /// Columns that PostgreSQL would not take as SQLite has them: JSON that is asked with SQL, and cells that are kept in words where
    /// earlier releases kept a number.
    private static let texts: Set<String> = ["reports.body", "photos.mask", "photos.mask_wanted"]
    /// Tables whose rows get a number from the database, and in which column.
    static let numbered = [
        "accounts": "id", "inbox": "id", "outbox": "id", "public_entries": "sequence", "quarantine": "id",
    ]

    /// What a house needs before it may change anything: the lease, the mark of the last commit, and the format.
    static func prepare(_ database: Database) throws(StoreError) {
        let isThere = try database.first("SELECT to_regclass('house_format') IS NOT NULL") { $0.flag(0) }
        guard isThere != true else { return }
        try database.execute(house)
    }

    /// 0 where nothing is there yet.
    static func format(of database: Database) throws(StoreError) -> Int {
        let isThere = try database.first("SELECT to_regclass('house_format') IS NOT NULL") { $0.flag(0) }
        guard isThere == true else { return 0 }
        return Int(try database.first("SELECT version FROM house_format") { $0.int(0) } ?? 0)
    }

    /// Makes all tables, in one transaction.
    static func make(in database: Database, version: Int) throws(StoreError) {
        let made = try made.get()
        try database.execute("BEGIN;\(made);UPDATE house_format SET version = \(version);COMMIT")
    }

    private static let made: Result<String, StoreError> = Result(catching: { () throws(StoreError) in
        try description()
    })

    /// One step on a server, as its text for SQLite says it.
    static func step(_ sql: String) -> String {
        sql.replacing(" WITHOUT ROWID", with: "").replacing(" INTEGER", with: " BIGINT")
            .replacing(" BLOB", with: " BYTEA").replacing(" TEXT", with: " TEXT COLLATE \"C\"")
    }

    private static let house = """
        BEGIN;
        SELECT pg_advisory_xact_lock(7305811);
        CREATE TABLE IF NOT EXISTS house_lease (
            fence BIGINT PRIMARY KEY, holder TEXT NOT NULL, ends TIMESTAMPTZ NOT NULL);
        INSERT INTO house_lease SELECT 0, '', '-infinity' WHERE NOT EXISTS (SELECT 1 FROM house_lease);
        CREATE TABLE IF NOT EXISTS house_commit (id BIGINT PRIMARY KEY, token BIGINT NOT NULL);
        INSERT INTO house_commit VALUES (1, 0) ON CONFLICT DO NOTHING;
        CREATE OR REPLACE FUNCTION house_commit(mine BIGINT, last BIGINT, next BIGINT) RETURNS VOID AS $$
        BEGIN
            PERFORM 1 FROM house_lease WHERE fence = mine FOR KEY SHARE;
            IF NOT FOUND THEN RAISE EXCEPTION 'another house' USING ERRCODE = 'TL001'; END IF;
            UPDATE house_commit SET token = next WHERE id = 1 AND token = last;
            IF NOT FOUND THEN RAISE EXCEPTION 'another commit' USING ERRCODE = 'TL002'; END IF;
        END $$ LANGUAGE plpgsql;
        CREATE TABLE IF NOT EXISTS house_format (version BIGINT NOT NULL);
        INSERT INTO house_format SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM house_format);
        COMMIT
        """

    /// What SQLite has by itself, and the rules that keep rows as they are.
    private static let rules = """
        CREATE FUNCTION json_extract(body TEXT, path TEXT) RETURNS TEXT AS $$
            SELECT body::jsonb #>> string_to_array(substr(path, 3), '.') $$ LANGUAGE sql IMMUTABLE;
        CREATE FUNCTION instr(body BYTEA, part BYTEA) RETURNS BIGINT AS $$
            SELECT position(part IN body)::BIGINT $$ LANGUAGE sql IMMUTABLE;
        CREATE FUNCTION json_each(list TEXT) RETURNS TABLE (value BIGINT) AS $$
            SELECT one::BIGINT FROM jsonb_array_elements_text(list::jsonb) one $$ LANGUAGE sql IMMUTABLE;
        CREATE FUNCTION remains() RETURNS TRIGGER AS $$
            BEGIN RAISE EXCEPTION 'gifts stay as they are'; END $$ LANGUAGE plpgsql;
        CREATE TRIGGER gifts_stay BEFORE UPDATE OR DELETE ON gifts FOR EACH ROW EXECUTE FUNCTION remains();
        CREATE FUNCTION public_gone() RETURNS TRIGGER AS $$
        BEGIN
            IF EXISTS (SELECT 1 FROM public_entries WHERE report = OLD.id) THEN
                INSERT INTO public_due VALUES (OLD.id, 0) ON CONFLICT (report) DO UPDATE SET at = 0;
            END IF;
            RETURN NULL;
        END $$ LANGUAGE plpgsql;
        CREATE TRIGGER public_gone AFTER DELETE ON reports FOR EACH ROW EXECUTE FUNCTION public_gone();
        CREATE TABLE house_numbers (name TEXT PRIMARY KEY, newest BIGINT NOT NULL)
        """

    /// Numbers as SQLite gives them: none twice, and none left out where a transaction was undone.
    private static func numbering(_ table: String, _ column: String) -> String {
        """
        CREATE FUNCTION \(table)_number() RETURNS TRIGGER AS $$
        BEGIN
            IF NEW.\(column) IS NULL THEN
                INSERT INTO house_numbers VALUES ('\(table)', 1) ON CONFLICT (name)
                DO UPDATE SET newest = house_numbers.newest + 1 RETURNING newest INTO NEW.\(column);
            ELSE
                INSERT INTO house_numbers VALUES ('\(table)', NEW.\(column)) ON CONFLICT (name)
                DO UPDATE SET newest = greatest(house_numbers.newest, excluded.newest);
            END IF;
            RETURN NEW;
        END $$ LANGUAGE plpgsql;
        CREATE TRIGGER \(table)_number BEFORE INSERT ON \(table) FOR EACH ROW EXECUTE FUNCTION \(table)_number()
        """
    }

    // MARK: After SQLite's

    /// The tables of the house, as SQLite has them, in the order in which they were made.
    static func tables(of database: Database) throws(StoreError) -> [(name: String, columns: [Column])] {
        let names = try database.rows(
            """
            SELECT name FROM sqlite_master
            WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'seals' ORDER BY rowid
            """
        ) { $0.text(0) }
        var tables: [(name: String, columns: [Column])] = []
        for name in names {
            let columns = try database.rows(
                "SELECT name, type, \"notnull\", dflt_value, pk FROM pragma_table_info(?) ORDER BY cid",
                .text(name)
            ) { row in
                Column(
                    name: row.text(0), kind: texts.contains("\(name).\(row.text(0))") ? "TEXT" : row.text(1),
                    original: row.text(1),
                    isNeeded: row.flag(2), fallback: row.optionalText(3), key: Int(row.int(4)))
            }
            tables.append((name, columns))
        }
        return tables
    }

    struct Column {
        let name: String
        /// Its type on a server, in SQLite's word, and its type in a file.
        let (kind, original): (String, String)
        let isNeeded: Bool
        let fallback: String?
        /// Its place in the primary key, 0 where it is in none.
        let key: Int
    }

    private static func description() throws(StoreError) -> String {
        let model = try Database.model()
        var statements: [String] = []
        for (name, columns) in try tables(of: model) {
            statements.append(try table(name, columns, in: model))
        }
        statements += try model.rows(
            "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY rowid"
        ) { $0.text(0).replacing(", kind = 'refunded')", with: ", (kind = 'refunded'))") }
        statements.append(rules)
        for (table, column) in numbered.sorted(by: { $0.key < $1.key }) {
            statements.append(numbering(table, column))
        }
        return statements.joined(separator: ";\n")
    }

    private static func table(
        _ name: String, _ columns: [Column], in model: Database
    ) throws(StoreError) -> String {
        var lines = columns.map { column in
            let fallback = column.fallback.map {
                column.kind == "TEXT" && !$0.hasPrefix("'") ? "'\($0)'" : $0
            }
            return step(" \(column.name) \(column.kind)\(column.isNeeded ? " NOT NULL" : "")")
                + (fallback.map { " DEFAULT \($0)" } ?? "")
        }
        let key = columns.filter { $0.key > 0 }.sorted { $0.key < $1.key }.map(\.name)
        if !key.isEmpty { lines.append(" PRIMARY KEY (\(key.joined(separator: ", ")))") }
        lines += try model.rows(
            "SELECT \"from\", \"table\", on_delete FROM pragma_foreign_key_list(?) ORDER BY id", .text(name)
        ) { " FOREIGN KEY (\($0.text(0))) REFERENCES \($0.text(1)) ON DELETE \($0.text(2))" }
        let unique = try model.rows(
            "SELECT name FROM pragma_index_list(?) WHERE origin = 'u' ORDER BY seq", .text(name)
        ) { $0.text(0) }
        for index in unique {
            let names = try model.rows("SELECT name FROM pragma_index_info(?) ORDER BY seqno", .text(index)) {
                $0.text(0)
            }
            lines.append(" UNIQUE (\(names.joined(separator: ", ")))")
        }
        return "CREATE TABLE \(name) (\n\(lines.joined(separator: ",\n")))"
    }
}
