import CivicFacts
import Conversation

/// Puts a harvest in the place of a feed's rows, inside the caller's transaction.
struct CivicSwap {
    let archive: CivicArchive
    let harvest: FeedRows

    func run() throws(StoreError) {
        if harvest.keeping == nil {
            try archive.database.run("DELETE FROM rows WHERE feed = ?", feed)
        }
        for record in harvest.records { try put(try merged(record)) }
        guard let most = harvest.keeping else { return }
        // Rows sort with the newest first: the last ones go.
        try archive.database.run(
            """
            DELETE FROM rows WHERE id IN (
                SELECT id FROM rows WHERE feed = ? ORDER BY place LIMIT -1 OFFSET ?)
            """, feed, .int(Int64(most)))
    }

    private var feed: Value { .text(harvest.feed.name) }

    private func merged(_ record: CivicRecord) throws(StoreError) -> CivicRecord {
        guard harvest.keeping != nil else { return record }
        let old = try archive.database.first(
            "SELECT body FROM rows WHERE feed = ? AND key = ?", feed, .text(record.key)
        ) { row throws(StoreError) in try? archive.json.decode(CivicRecord.Value.self, from: row.blob(0)) }
        try archive.database.run("DELETE FROM rows WHERE feed = ? AND key = ?", feed, .text(record.key))
        guard let old, let old else { return record }
        return record.merged(over: old)
    }

    private func put(_ record: CivicRecord) throws(StoreError) {
        let row = try archive.database.first(
            "INSERT INTO rows (feed, key, place, body) VALUES (?, ?, ?, ?) RETURNING id", feed,
            .text(record.key),
            .text(record.order), .blob(try archive.json.encode(record.value))
        ) { $0.int(0) }
        guard let row else { throw .unreadable }
        for shelf in Set(record.shelves) {
            try archive.database.run(
                "INSERT INTO shelves VALUES (?, ?, ?)", .text(shelf.name), .text(record.order), .int(row))
        }
    }
}
