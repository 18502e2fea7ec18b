import CivicFacts
import Conversation

/// Likes and saves, a row each, and what is kept of saved cards for as long as somebody has them saved.
struct Marks {
    let database: Database
    let json: RowJSON

    /// Sets a mark; one that is set already stays as it is.
    func add(_ mark: Mark, by account: AccountID, keepsake: Keepsake?, at now: Moment) throws(StoreError) {
        try database.run(
            "INSERT INTO marks VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", .int(account.rawValue),
            .text(mark.kind.rawValue), .text(mark.target.text), .int(now.milliseconds),
            .optional(mark.reaction?.rawValue))
        guard let keepsake, mark.kind == .save else { return }
        try database.run(
            """
            INSERT INTO keepsakes VALUES (?, ?, ?) ON CONFLICT (target, language) DO UPDATE SET body = excluded.body
            """, .text(mark.target.text),
            .text(keepsake.language.rawValue), .blob(try json.encode(keepsake)))
    }

    /// Takes a mark away; what was kept goes with its last saver.
    func remove(_ kind: MarkKind, _ target: SaveTarget, by account: AccountID) throws(StoreError) {
        try database.run(
            "DELETE FROM marks WHERE account = ? AND kind = ? AND target = ?", .int(account.rawValue),
            .text(kind.rawValue), .text(target.text))
        try drop(target)
    }

    /// Takes all marks of somebody away; the result names the reports that they counted for.
    func forget(_ account: AccountID) throws(StoreError) -> [ReportID] {
        let targets = try database.rows(
            "SELECT DISTINCT target FROM marks WHERE account = ?", .int(account.rawValue)
        ) { $0.text(0) }.compactMap(SaveTarget.init(text:))
        try database.run("DELETE FROM marks WHERE account = ?", .int(account.rawValue))
        for target in targets { try drop(target) }
        return targets.compactMap(\.report)
    }

    func count(of target: SaveTarget, _ kind: MarkKind) throws(StoreError) -> Int {
        try count(
            "SELECT count(*) FROM marks WHERE target = ? AND kind = ?", .text(target.text),
            .text(kind.rawValue))
    }

    func count(by account: AccountID, _ kind: MarkKind) throws(StoreError) -> Int {
        try count(
            "SELECT count(*) FROM marks WHERE account = ? AND kind = ?", .int(account.rawValue),
            .text(kind.rawValue))
    }

    func isSet(_ kind: MarkKind, _ target: SaveTarget, by account: AccountID) throws(StoreError) -> Bool {
        try count(
            "SELECT count(*) FROM marks WHERE account = ? AND kind = ? AND target = ?",
            .int(account.rawValue),
            .text(kind.rawValue), .text(target.text)) > 0
    }

    /// The newest first.
    func targets(
        of account: AccountID, _ kind: MarkKind, skipping: Int, limit: Int
    ) throws(StoreError) -> [SaveTarget] {
        try database.rows(
            """
            SELECT target FROM marks WHERE account = ? AND kind = ? ORDER BY at DESC, target LIMIT ? OFFSET ?
            """, .int(account.rawValue), .text(kind.rawValue), .int(Int64(limit)), .int(Int64(skipping))
        ) { $0.text(0) }.compactMap(SaveTarget.init(text:))
    }

    func mark(by account: AccountID, through reaction: MessageID) throws(StoreError) -> Mark? {
        try database.first(
            "SELECT kind, target FROM marks WHERE account = ? AND reaction = ?", .int(account.rawValue),
            .text(reaction.rawValue)
        ) { row in
            guard let kind = MarkKind(rawValue: row.text(0)), let target = SaveTarget(text: row.text(1))
            else { return Mark?.none }
            return Mark(kind, target, reaction: reaction)
        }.flatMap(\.self)
    }

    func keepsake(of target: SaveTarget, in language: Language) throws(StoreError) -> Keepsake? {
        try database.first(
            "SELECT body FROM keepsakes WHERE target = ? ORDER BY language = ? DESC, language LIMIT 1",
            .text(target.text),
            .text(language.rawValue)
        ) { row throws(StoreError) in try json.decode(Keepsake.self, from: row.blob(0)) }
    }

    private func drop(_ target: SaveTarget) throws(StoreError) {
        try database.run(
            """
            DELETE FROM keepsakes WHERE target = ?1
            AND NOT EXISTS (SELECT 1 FROM marks WHERE target = ?1 AND kind = 'save')
            """, .text(target.text))
    }

    private func count(_ sql: String, _ values: Value...) throws(StoreError) -> Int {
        Int(try database.rows(sql, values) { $0.int(0) }.first ?? 0)
    }
}
