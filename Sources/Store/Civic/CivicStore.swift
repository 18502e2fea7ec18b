public import CivicFacts
import Conversation

/// Who writes the civic archive: syncs, on a thread of its own. It may run beside a store and beside other processes.
public actor CivicStore {
    private nonisolated let executor = StoreExecutor()
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let archive: CivicArchive
    private let atCommit: (@Sendable (CommitPoint) throws(StoreError) -> Void)?

    /// Opens the archive in the data directory; `atCommit` stands for the machine dying there, for tests.
    public init(
        directory: String, atCommit: (@Sendable (CommitPoint) throws(StoreError) -> Void)? = nil
    ) throws(StoreError) {
        archive = try CivicArchive(directory: directory)
        self.atCommit = atCommit
    }

    /// What a desk over the kept data answers; all of it from one state of them.
    public func ask<Result: Sendable>(
        at now: Moment, _ question: @Sendable (CivicAnswers) -> Result
    ) -> Result {
        let isReading = (try? archive.database.execute("BEGIN")) != nil
        defer { if isReading { try? archive.database.execute("COMMIT") } }
        return question(CivicAnswers(records: archive, now: now))
    }

    public func edition(of feed: CivicFeed) -> CivicEdition? { archive.edition(of: feed) }

    /// One for each feed that has had a good sync.
    public func editions() -> [CivicEdition] { archive.editions() }

    /// How often each source was asked so far.
    public func requests() -> [CivicSource: Int] { archive.requests() }

    /// Counts a request to a source, just before it is made.
    public func countRequest(to source: CivicSource) throws(StoreError) {
        try transaction { () throws(StoreError) in
            try archive.database.run(
                "INSERT INTO requests VALUES (?, 1) ON CONFLICT DO UPDATE SET count = count + 1",
                .text(source.description))
        }
    }

    /// Bioguide ids of the kept members of Congress.
    public func members() throws(StoreError) -> Set<String> {
        Set(try archive.database.rows("SELECT key FROM rows WHERE feed = 'congress'") { $0.text(0) })
    }

    /// Past results as the last good sync kept them.
    public func results() -> KeptResults? { archive.keptResults }

    /// Nil before the first try.
    public func attempt(of feed: CivicFeed) throws(StoreError) -> CivicAttempt? {
        let sql = "SELECT tried, next, failures, trouble FROM attempts WHERE feed = ?"
        return try archive.database.first(sql, .text(feed.name)) { row in
            CivicAttempt(
                tried: Moment(milliseconds: row.int(0)), next: Moment(milliseconds: row.int(1)),
                failures: Int(row.int(2)), trouble: row.optionalText(3))
        }
    }

    /// Notes how a try went.
    public func note(_ attempt: CivicAttempt, of feed: CivicFeed) throws(StoreError) {
        try transaction { () throws(StoreError) in try write(attempt, of: feed) }
    }

    /// The kept copy of a file.
    public func snapshot(_ file: String, of feed: CivicFeed) throws(StoreError) -> CivicSnapshot? {
        let sql =
            "SELECT url, fetched, sha256, etag, modified, body FROM snapshots WHERE feed = ? AND file = ?"
        return try archive.database.first(sql, .text(feed.name), .text(file)) { row in
            CivicSnapshot(
                url: row.text(0), fetched: Moment(milliseconds: row.int(1)), sha256: row.text(2),
                etag: row.optionalText(3), modified: row.optionalText(4), body: row.blob(5))
        }
    }

    /// Keeps a file as it came, in place of the one before.
    public func keep(_ snapshot: CivicSnapshot, as file: String, of feed: CivicFeed) throws(StoreError) {
        try transaction { () throws(StoreError) in
            let sql = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            try archive.database.run(
                sql, .text(feed.name), .text(file), .text(snapshot.url),
                .int(snapshot.fetched.milliseconds), .text(snapshot.sha256), .optional(snapshot.etag),
                .optional(snapshot.modified), .blob(snapshot.body))
        }
    }

    /// Notes that a file has not changed.
    public func confirm(_ file: String, of feed: CivicFeed, at now: Moment) throws(StoreError) {
        try transaction { () throws(StoreError) in
            try archive.database.run(
                "UPDATE snapshots SET fetched = ? WHERE feed = ? AND file = ?", .int(now.milliseconds),
                .text(feed.name), .text(file))
        }
    }

    /// Notes that a feed's files made no sense: they stay to be looked at, and the next sync asks for each again.
    public func distrust(_ feed: CivicFeed) throws(StoreError) {
        try transaction { () throws(StoreError) in
            try archive.database.run("UPDATE snapshots SET fetched = 0 WHERE feed = ?", .text(feed.name))
        }
    }

    /// Swaps a feed's rows, its edition and the note of the try in one commit; files that were not part of it go.
    public func keep(
        _ harvest: FeedRows, files: Set<String>, attempt: CivicAttempt
    ) throws(StoreError) {
        try transaction { () throws(StoreError) in
            try CivicSwap(archive: archive, harvest: harvest).run()
            try write(attempt, of: harvest.feed)
            let kept = try archive.database.rows(
                "SELECT file FROM snapshots WHERE feed = ?", .text(harvest.feed.name)
            ) { $0.text(0) }
            for file in kept where !files.contains(file) {
                try archive.database.run(
                    "DELETE FROM snapshots WHERE feed = ? AND file = ?", .text(harvest.feed.name),
                    .text(file))
            }
            try edit(harvest, asOf: attempt.tried)
        }
    }

    /// Answers to look-ups that are kept; those beyond it that are oldest go.
    private static let mostLooks: Int64 = 5_000

    /// Keeps what a look-up brought that is the same for everybody, in place of the one before.
    public func keep(_ answer: Answer<LookedValue>, of question: LookQuestion) throws(StoreError) {
        try transaction { () throws(StoreError) in
            try archive.database.run(
                "INSERT OR REPLACE INTO looks VALUES (?, ?, ?)", .text(question.name),
                .int(answer.provenance.asOf.milliseconds), .blob(try archive.json.encode(answer)))
            try archive.database.run(
                """
                DELETE FROM looks WHERE at < (SELECT at FROM looks ORDER BY at DESC LIMIT 1 OFFSET ?)
                """, .int(Self.mostLooks))
        }
    }

    /// Rows that are kept of a feed.
    public func countOfRows(of feed: CivicFeed) throws(StoreError) -> Int {
        let sql = "SELECT count(*) FROM rows WHERE feed = ?"
        return try archive.database.first(sql, .text(feed.name)) { Int($0.int(0)) } ?? 0
    }

    /// How many rows are kept of a feed for each area that its rows are counted for.
    public func rowsByArea(of feed: CivicFeed) throws(StoreError) -> [String: Int] {
        let kept = try archive.database.rows("SELECT body FROM rows WHERE feed = ?", .text(feed.name)) {
            row throws(StoreError) in try archive.json.decode(CivicRecord.Value.self, from: row.blob(0)).areas
        }
        return kept.reduce(into: [:]) { counts, areas in
            for area in areas { counts[area, default: 0] += 1 }
        }
    }

    private func edit(_ harvest: FeedRows, asOf now: Moment) throws(StoreError) {
        let rows = harvest.keeping == nil ? harvest.count : try countOfRows(of: harvest.feed)
        try archive.database.run(
            "INSERT OR REPLACE INTO editions VALUES (?, ?, ?, ?, ?, ?, ?)", .text(harvest.feed.name),
            .text(harvest.source.description), .int(now.milliseconds),
            .optional(harvest.published?.description), .int(Int64(rows)), .int(Int64(harvest.orphans)),
            .optional((harvest.congress?.rawValue).map { Int64($0) }))
    }

    private func write(_ attempt: CivicAttempt, of feed: CivicFeed) throws(StoreError) {
        try archive.database.run(
            "INSERT OR REPLACE INTO attempts VALUES (?, ?, ?, ?, ?)", .text(feed.name),
            .int(attempt.tried.milliseconds), .int(attempt.next.milliseconds), .int(Int64(attempt.failures)),
            .optional(attempt.trouble))
    }

    private func transaction(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        try archive.database.execute("BEGIN IMMEDIATE")
        do {
            try body()
            try atCommit?(.before)
            try archive.database.execute("COMMIT")
            try atCommit?(.after)
        } catch {
            try? archive.database.execute("ROLLBACK")
            throw error
        }
    }
}
