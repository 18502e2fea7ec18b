import CivicFacts
public import Conversation

/// Raw updates between the first commit and the second, and where each platform's stream goes on.
struct Inbox {
    let database: Database
    private let filled = Warm<Bool>(of: "inbox")

    init(database: Database) { self.database = database }

    /// The name under which the house's own happenings (timers, photos, answers) are kept.
    static let house = "house"

    func cursor(of platform: Platform) throws(StoreError) -> Cursor? {
        try database.first("SELECT value FROM cursors WHERE platform = ?", .text(platform.rawValue)) { row in
            Cursor(value: row.text(0))
        }
    }

    func save(_ cursor: Cursor, of platform: Platform) throws(StoreError) {
        try database.run(
            "INSERT INTO cursors VALUES (?, ?) ON CONFLICT (platform) DO UPDATE SET value = excluded.value",
            .text(platform.rawValue), .text(cursor.value))
    }

    func save(_ note: AdapterNote, of platform: Platform) throws(StoreError) {
        let name: [Value] = [.text(platform.rawValue), .text(note.key)]
        if let value = note.value {
            try database.run(
                """
                INSERT INTO adapter_notes VALUES (?, ?, ?) ON CONFLICT (platform, key) DO UPDATE SET value = excluded.value
                """,
                name + [.blob(value)])
        } else {
            try database.run("DELETE FROM adapter_notes WHERE platform = ? AND key = ?", name)
        }
    }

    func notes(of platform: Platform) throws(StoreError) -> [AdapterNote] {
        try database.rows(
            "SELECT key, value FROM adapter_notes WHERE platform = ? ORDER BY key", .text(platform.rawValue)
        ) { AdapterNote(key: $0.text(0), value: $0.blob(1)) }
    }

    /// Notes a key; false if it was seen before.
    func isNew(_ key: String, source: String, at now: Moment) throws(StoreError) -> Bool {
        try database.change(
            "INSERT INTO seen VALUES (?, ?, ?) ON CONFLICT DO NOTHING", .text(source), .text(key),
            .int(now.milliseconds)) > 0
    }

    /// Notes a key that is known to be new.
    func note(_ key: String, source: String, at now: Moment) throws(StoreError) {
        try database.run(
            "INSERT INTO seen VALUES (?, ?, ?) ON CONFLICT DO NOTHING", .text(source), .text(key),
            .int(now.milliseconds))
    }

    /// Keeps an update and gives it a number; nil if its key was seen before.
    func keep(_ update: RawUpdate, source: String, at now: Moment) throws(StoreError) -> Int64? {
        guard try isNew(update.key, source: source, at: now) else { return nil }
        return try database.first(
            "INSERT INTO inbox (platform, key, body, received) VALUES (?, ?, ?, ?) RETURNING id",
            .text(source),
            .text(update.key), .blob(update.body), .int(now.milliseconds)
        ) { $0.int(0) }
    }

    /// Why an update is set aside that cannot be read.
    static let undecodable = "undecodable"

    /// Sets an update aside that was never in the inbox.
    func setAside(_ update: RawUpdate, of platform: Platform, why: String, at now: Moment)
        throws(StoreError)
    {
        try database.run(
            "INSERT INTO quarantine (platform, body, why, at) VALUES (?, ?, ?, ?)", .text(platform.rawValue),
            .blob(update.body), .text(why), .int(now.milliseconds))
    }

    var isFilled: Bool {
        get throws(StoreError) {
            try filled.value(from: database) { () throws(StoreError) in try count() > 0 }
        }
    }

    /// The oldest updates that wait for their turn.
    func pending(limit: Int) throws(StoreError) -> [KeptUpdate] {
        try database.rows("SELECT id, platform, key, body FROM inbox ORDER BY id LIMIT ?", .int(Int64(limit)))
        { row in
            KeptUpdate(
                id: row.int(0), platform: Platform(rawValue: row.text(1)),
                update: RawUpdate(key: row.text(2), body: row.blob(3)))
        }
    }

    /// The oldest happenings of the house itself that wait for their turn.
    func own(limit: Int) throws(StoreError) -> [KeptUpdate] {
        try database.rows(
            "SELECT id, key, body FROM inbox WHERE platform = 'house' ORDER BY id LIMIT ?", .int(Int64(limit))
        ) { row in
            KeptUpdate(
                id: row.int(0), platform: nil, update: RawUpdate(key: row.text(1), body: row.blob(2)))
        }
    }

    func count() throws(StoreError) -> Int {
        Int(try database.first("SELECT count(*) FROM inbox") { $0.int(0) } ?? 0)
    }

    func remove(_ id: Int64) throws(StoreError) {
        try database.run("DELETE FROM inbox WHERE id = ?", .int(id))
    }

    /// Overwrites all pages of the empty table: SQLite does so where a whole table is deleted from.
    func wipe() throws(StoreError) { try database.execute("DELETE FROM inbox") }

    func markStarted(_ id: Int64) throws(StoreError) {
        try database.run("UPDATE inbox SET started = started + 1 WHERE id = ?", .int(id))
    }

    /// Sets an update aside for a week, so that it cannot stop the others.
    func quarantine(_ id: Int64, why: String, at now: Moment) throws(StoreError) {
        try database.run(
            "INSERT INTO quarantine (platform, body, why, at) SELECT platform, body, CAST(? AS TEXT), CAST(? AS BIGINT) FROM inbox WHERE id = ?",
            .text(why), .int(now.milliseconds), .int(id))
        try remove(id)
    }

    /// Takes away what was set aside and may have come from this person: whatever holds their id in any place.
    func forget(_ sender: SenderID) throws(StoreError) {
        try database.run(
            "DELETE FROM quarantine WHERE instr(body, ?) > 0", .blob(Array(sender.id.utf8)))
    }

    /// Updates that were being worked on at several unclean stops in a row: one stop may have hit any of them.
    func started() throws(StoreError) -> [Int64] {
        try database.rows("SELECT id FROM inbox WHERE started >= 3") { $0.int(0) }
    }

    /// Forgets keys after two weeks (Telegram redelivers for a day) and quarantined updates after one.
    func prune(at now: Moment) throws(StoreError) {
        try database.run("DELETE FROM seen WHERE at < ?", .int((now - .days(14)).milliseconds))
        try database.run("DELETE FROM quarantine WHERE at < ?", .int((now - .days(7)).milliseconds))
    }
}

/// A raw update in the inbox.
public struct KeptUpdate: Sendable {
    public let id: Int64
    /// Nil for the house's own happenings, which hold an `Inbound` as JSON.
    public let platform: Platform?
    public let update: RawUpdate
}
