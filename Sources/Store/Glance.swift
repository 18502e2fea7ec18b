public import CivicFacts
public import Conversation

/// What the house looks like at a moment, for the operator and for tests.
public struct Glance: Sendable {
    /// Reports that wait for a decision, the oldest first.
    public let waiting: [Report]
    /// Public reports, the newest first.
    public let published: [PublicReport]
    /// Deeds, the oldest first.
    public let audit: [AuditRow]
    /// Messages that wait, due or not, by room.
    public let outbox: [RoomID: Int]
    /// Who is behind the accounts named above.
    public let senders: [AccountID: SenderID]
}

extension Store {
    /// Reads it all at once; at most `limit` of each.
    public func glance(at now: Moment, limit: Int = 100) throws(StoreError) -> Glance {
        let waiting = reports.waitingReports(limit: limit)
        let published = reports.publicReports(after: nil, at: now, limit: limit).compactMap {
            PublicReport($0, token: reports.publicToken(of: $0.id), at: now)
        }
        try reports.check()
        let rows = try audit.latest(limit: limit)
        var senders: [AccountID: SenderID] = [:]
        for account in Set(rows.map(\.actor)) { senders[account] = try people.sender(of: account) }
        return Glance(
            waiting: waiting, published: published, audit: rows.reversed(), outbox: try outbox.rooms(),
            senders: senders)
    }

    /// Whether the audit log holds together, and whether every row of every table is as this program wrote it. Reads the
    /// whole database.
    public func verifyLog() throws(StoreError) -> AuditVerdict {
        try AuditCheck.verdict(on: database, in: directory)
    }

    /// Counts of what is kept.
    public func tally() throws(StoreError) -> [(name: String, count: Int)] { try database.tally() }
}
