/// Which tables the transaction under way has changed, and how often each was changed: what `RowSeals` hears from SQLite's
/// hook is read off the statements here, for nobody else writes while this house holds the database.
struct TableChanges {
    /// What a statement does to tables.
    struct Effect {
        enum Kind: String {
            case inserts = "+"
            case updates = "~"
            case deletes = "-"
        }

        let kind: Kind
        let table: String

        /// Nil for a statement that only reads.
        init?(_ sql: String) {
            let words = sql.split(maxSplits: 3, whereSeparator: \.isWhitespace)
            guard words.count > 2 else { return nil }
            switch words[0] {
            case "INSERT": (kind, table) = (.inserts, String(words[2]))
            case "UPDATE": (kind, table) = (.updates, String(words[1]))
            case "DELETE": (kind, table) = (.deletes, String(words[2]))
            default: return nil
            }
        }
    }

    private var versions: [String: Int] = [:]
    private var moved: [String: Set<String>] = [:]
    /// Rises when nobody knows any more what the tables hold.
    private var epoch = 0
    /// Tables whose rows go with those of another.
    var cascades: [String: [String]] = [:]

    /// What the transaction under way has done so far, as `RowSeals.changes` says it.
    var changes: [String] { moved.flatMap { table, signs in signs.map { "\($0)\(table)" } }.sorted() }

    func version(of table: String) -> Int { epoch &+ versions[table, default: 0] }

    mutating func note(_ effect: Effect) {
        note(effect.table, effect.kind.rawValue)
        guard effect.kind == .deletes else { return }
        var next = cascades[effect.table] ?? []
        var known: Set<String> = []
        while let table = next.popLast() {
            guard known.insert(table).inserted else { continue }
            note(table, effect.kind.rawValue)
            next += cascades[table] ?? []
        }
    }

    private mutating func note(_ table: String, _ sign: String) {
        versions[table, default: 0] += 1
        moved[table, default: []].insert(sign)
    }

    /// After a commit.
    mutating func confirm() { moved = [:] }

    /// After a rollback: what was read meanwhile may be wrong.
    mutating func forget() {
        for table in moved.keys { versions[table, default: 0] += 1 }
        moved = [:]
    }

    /// Somebody else may have written.
    mutating func forgetAll() {
        epoch += 1
        moved = [:]
    }
}
