import CivicFacts
import Conversation
import FoundationEssentials

/// Kept civic data in a file of its own: it can be downloaded again, so it needs no backup, and a sync never holds up
/// the store. Each holder has a connection of its own; readers see the old rows until a swap is committed.
final class CivicArchive: CivicRecords {
    let database: Database
    let json = RowJSON()

    /// Opens or makes `civic.sqlite` in the data directory.
    init(directory: String) throws(StoreError) {
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw .unusableDirectory }
        database = try Database(path: Self.path(in: directory))
        try CivicSchema.prepare(database)
    }

    /// Nil where none was made so far: looking makes none.
    static func kept(in directory: String) -> CivicArchive? {
        guard FileManager.default.fileExists(atPath: path(in: directory)) else { return nil }
        return try? CivicArchive(directory: directory)
    }

    private static func path(in directory: String) -> String {
        URL(filePath: directory, directoryHint: .isDirectory).appending(path: "civic.sqlite").path
    }

    func rows(on shelf: CivicKey, skipping: Int, limit: Int) -> [CivicRecord.Value] {
        let sql = """
            SELECT body FROM shelves JOIN rows ON rows.id = shelves.row
            WHERE shelf = ? ORDER BY shelves.place, shelves.row LIMIT ? OFFSET ?
            """
        let page: [Value] = [.text(shelf.name), .int(Int64(max(0, limit))), .int(Int64(max(0, skipping)))]
        let bodies = (try? database.rows(sql, page) { $0.blob(0) }) ?? []
        // Together they are read in a third of the time.
        let list = Array("[".utf8) + bodies.joined(separator: Array(",".utf8)) + Array("]".utf8)
        if let all = try? json.decode([CivicRecord.Value].self, from: list) { return all }
        // A row that cannot be read is an answer less, never a turn less.
        return bodies.compactMap { try? json.decode(CivicRecord.Value.self, from: $0) }
    }

    func count(on shelf: CivicKey) -> Int {
        let sql = "SELECT count(*) FROM shelves WHERE shelf = ?"
        return (try? database.first(sql, .text(shelf.name)) { Int($0.int(0)) }) ?? 0
    }

    func looked(_ question: LookQuestion) -> Answer<LookedValue>? {
        let found = try? database.first("SELECT body FROM looks WHERE name = ?", .text(question.name)) {
            row throws(StoreError) in try? json.decode(Answer<LookedValue>.self, from: row.blob(0))
        }
        return found.flatMap(\.self).flatMap(\.self)
    }

    func requests() -> [CivicSource: Int] {
        let rows = try? database.rows("SELECT source, count FROM requests") {
            (CivicSource($0.text(0)), Int($0.int(1)))
        }
        let known = (rows ?? []).compactMap { source, count in source.map { ($0, count) } }
        return Dictionary(known) { $0 + $1 }
    }

    func editions() -> [CivicEdition] {
        let sql = "SELECT feed, source, as_of, published, rows, orphans, congress FROM editions ORDER BY feed"
        let editions = try? database.rows(sql) { row in
            CivicSource(row.text(1)).map { source in
                CivicEdition(
                    of: .kept(row.text(0), from: source), source: source,
                    asOf: Moment(milliseconds: row.int(2)),
                    published: row.optionalText(3).flatMap { CivilDate($0) }, rows: Int(row.int(4)),
                    orphans: Int(row.int(5)),
                    congress: row.optionalInt(6).map { Congress(rawValue: Int($0)) })
            }
        }
        return (editions ?? []).compactMap(\.self)
    }
}
