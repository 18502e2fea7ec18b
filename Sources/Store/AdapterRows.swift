public import Conversation

extension Inbox {
    func save(_ row: AdapterRow, of platform: Platform) throws(StoreError) {
        let name: [Value] = [.text(platform.rawValue), .text(row.kind), .text(row.key)]
        if let value = row.value {
            try database.run(
                """
                INSERT INTO adapter_rows VALUES (?, ?, ?, ?)
                ON CONFLICT (platform, kind, key) DO UPDATE SET value = excluded.value
                """,
                name + [.blob(value)])
        } else {
            try database.run(
                "DELETE FROM adapter_rows WHERE platform = ? AND kind = ? AND key = ?", name)
        }
    }
}

extension Inbox {
    /// Where an adapter keeps rows, it is asked to forget those of a room.
    func askToForget(_ room: RoomID) throws(StoreError) {
        let platform = Value.text(room.platform.rawValue)
        let keeps = try database.first("SELECT 1 FROM adapter_rows WHERE platform = ? LIMIT 1", platform) {
            _ in
            true
        }
        guard keeps == true else { return }
        try database.run(
            """
            INSERT INTO adapter_rows VALUES (?, ?, ?, ?) ON CONFLICT (platform, kind, key) DO NOTHING
            """, platform, .text(AdapterRow.forgotten), .text(room.id), .blob([]))
    }
}

extension StoreReader {
    /// All rows of some kinds that a platform's adapter keeps.
    public func rows(_ kinds: [String], of platform: Platform) throws(StoreError) -> [AdapterRow] {
        var found: [AdapterRow] = []
        for kind in kinds {
            found += try database.rows(
                "SELECT key, value FROM adapter_rows WHERE platform = ? AND kind = ? ORDER BY key",
                .text(platform.rawValue), .text(kind)
            ) { AdapterRow(kind: kind, key: $0.text(0), value: $0.blob(1)) }
        }
        return found
    }
}

extension Store {
    /// A row that a platform's adapter keeps; nil if there is none.
    public func row(_ kind: String, _ key: String, of platform: Platform) throws(StoreError) -> [UInt8]? {
        try database.first(
            "SELECT value FROM adapter_rows WHERE platform = ? AND kind = ? AND key = ?",
            .text(platform.rawValue), .text(kind), .text(key)
        ) { $0.blob(0) }
    }

    /// All rows of a kind whose keys begin so, in the order of their keys.
    public func rows(
        _ kind: String, from start: String = "", of platform: Platform
    ) throws(StoreError) -> [AdapterRow] {
        try database.rows(
            """
            SELECT key, value FROM adapter_rows WHERE platform = ?1 AND kind = ?2 AND key >= ?3
            AND key < ?4 ORDER BY key
            """, .text(platform.rawValue), .text(kind), .text(start), .text(start + "\u{10FFFF}")
        ) { AdapterRow(kind: kind, key: $0.text(0), value: $0.blob(1)) }
    }

    /// The next rows of a kind behind a key, in the order of their keys.
    public func rows(
        _ kind: String, after key: String, limit: Int, of platform: Platform
    ) throws(StoreError) -> [AdapterRow] {
        try database.rows(
            """
            SELECT key, value FROM adapter_rows WHERE platform = ? AND kind = ? AND key > ?
            ORDER BY key LIMIT ?
            """, .text(platform.rawValue), .text(kind), .text(key), .int(Int64(limit))
        ) { AdapterRow(kind: kind, key: $0.text(0), value: $0.blob(1)) }
    }

    /// The keys of all rows of a kind that begin so, in their order.
    public func rowKeys(
        _ kind: String, from start: String = "", of platform: Platform
    ) throws(StoreError) -> [String] {
        try database.rows(
            """
            SELECT key FROM adapter_rows WHERE platform = ?1 AND kind = ?2 AND key >= ?3
            AND key < ?4 ORDER BY key
            """, .text(platform.rawValue), .text(kind), .text(start), .text(start + "\u{10FFFF}")
        ) { $0.text(0) }
    }

    /// Whether a platform's adapter keeps any rows.
    public func hasRows(of platform: Platform) throws(StoreError) -> Bool {
        try database.first(
            "SELECT 1 FROM adapter_rows WHERE platform = ? LIMIT 1", .text(platform.rawValue)
        ) { _ in true } ?? false
    }

    /// Forgets every row of a platform's adapter.
    public func dropRows(of platform: Platform) throws(StoreError) {
        try transaction { () throws(StoreError) in
            try database.run("DELETE FROM adapter_rows WHERE platform = ?", .text(platform.rawValue))
        }
    }
}
