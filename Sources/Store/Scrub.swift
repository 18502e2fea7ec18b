import Conversation

/// SQLite overwrites what is deleted, but copies stay behind: in the write-ahead log, and in the gaps that pages keep
/// when their rows move. When somebody was forgotten the log is emptied at once, and the file is rewritten: a small one
/// within seconds, a large one, which takes a while, within the hour.
extension Store {
    /// Notes, inside a transaction, that something was deleted of which no copy may stay behind.
    func wantScrub() throws(StoreError) {
        try database.run("INSERT OR IGNORE INTO settings VALUES ('scrub', '')")
        mustEmptyLog = true
    }

    /// Moves the log's pages into the file and cuts the log off. What fails here is made good by the next scrub.
    func emptyLogIfWanted() {
        guard mustEmptyLog else { return }
        json.forget()
        outbox.orders.forget()
        mustEmptyLog = (try? database.execute("PRAGMA wal_checkpoint(TRUNCATE)")) == nil
    }

    /// Bytes up to which the file is rewritten at once: that takes less than a second.
    private static let smallFile: Int64 = 64 << 20

    /// Rewrites the file if that was asked for and it is small.
    public func scrubIfSmall() throws(StoreError) {
        let pages = try database.first("PRAGMA page_count") { $0.int(0) } ?? 0
        let size = try database.first("PRAGMA page_size") { $0.int(0) } ?? 0
        if pages * size <= Self.smallFile { try scrubIfWanted() }
    }

    /// Rewrites the file without its gaps. Without room on the disk it waits for the next time.
    func scrubIfWanted() throws(StoreError) {
        let isWanted =
            try database.first("SELECT 1 FROM settings WHERE name = 'scrub'") { _ in true } ?? false
        guard isWanted else { return }
        do { try database.execute("VACUUM") } catch .full { return }
        // What was read meanwhile stays in memory otherwise: megabytes, and among them what is deleted.
        try database.execute("PRAGMA shrink_memory")
        mustEmptyLog = true
        emptyLogIfWanted()
        guard !mustEmptyLog else { return }
        try transaction { () throws(StoreError) in
            _ = try database.run("DELETE FROM settings WHERE name = 'scrub'")
        }
    }
}

extension Event {
    /// True for what the house or a platform tells about a person without that person's doing.
    var isEcho: Bool {
        switch self {
        case .woke, .photoKept, .photoRefused, .looked, .becameReachable: true
        case .payment(.invoiceRefused), .payment(.refunded): true
        case .said, .commanded, .tapped, .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted,
            .reacted,
            .sentUnsupported, .payment, .vouched:
            false
        }
    }
}
