import Conversation

/// SQLite overwrites what is deleted, but copies stay behind: in the write-ahead log, and in the gaps that pages keep
/// when their rows move. When somebody was forgotten the log is emptied at once, and the file is rewritten: a small one
/// within seconds, a large one, which takes a while, within the hour.
extension Store {
    /// Notes, inside a transaction, that something was deleted of which no copy may stay behind.
    func wantScrub() throws(StoreError) {
        try database.run("INSERT INTO settings VALUES ('scrub', '') ON CONFLICT DO NOTHING")
        mustEmptyLog = true
    }

    /// Moves the log's pages into the file and cuts the log off. What fails here is made good by the next scrub.
    func emptyLogIfWanted() {
        guard mustEmptyLog else { return }
        json.forget()
        outbox.orders.forget()
        mustEmptyLog = !database.emptyLog()
    }

    /// Bytes up to which the file is rewritten at once: that takes less than a second.
    private static let smallFile: Int64 = 64 << 20

    /// Rewrites the file if that was asked for and it is small.
    public func scrubIfSmall() throws(StoreError) {
        if try database.fileSize.map({ $0 <= Self.smallFile }) ?? false { try scrubIfWanted() }
    }

    /// Rewrites the file without its gaps. Without room on the disk it waits for the next time.
    func scrubIfWanted() throws(StoreError) {
        let isWanted =
            try database.first("SELECT 1 FROM settings WHERE name = 'scrub'") { _ in true } ?? false
        guard isWanted else { return }
        do { try database.execute("VACUUM") } catch .full { return }
        try database.shrinkMemory()
        mustEmptyLog = true
        emptyLogIfWanted()
        guard !mustEmptyLog else { return }
        try transaction { () throws(StoreError) in
            try database.run("DELETE FROM settings WHERE name = 'scrub'")
        }
    }
}

extension Database {
    /// False where it could not be done. A server's log is its own.
    fileprivate func emptyLog() -> Bool {
        isOnServer || (try? execute("PRAGMA wal_checkpoint(TRUNCATE)")) != nil
    }

    /// Nil on a server: what its pages keep is taken away each hour, and by itself.
    fileprivate var fileSize: Int64? {
        get throws(StoreError) {
            if isOnServer { return nil }
            let pages = try first("PRAGMA page_count") { $0.int(0) } ?? 0
            return pages * (try first("PRAGMA page_size") { $0.int(0) } ?? 0)
        }
    }

    /// What was read while the file was written anew stays in memory otherwise: megabytes, and among them what is deleted.
    fileprivate func shrinkMemory() throws(StoreError) {
        if !isOnServer { try execute("PRAGMA shrink_memory") }
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
