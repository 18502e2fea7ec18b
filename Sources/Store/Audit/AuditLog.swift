import CivicFacts
import Conversation

/// Who did what to which report, and when: only ever appended to, each row sealed with the key of its hour over the seal of
/// the one before.
struct AuditLog {
    static let columns = "seq, at, actor, deed, report, version, hour, mark"

    /// Where the log ends.
    private struct End {
        var sequence: Int64 = 0
        var seal = ""
        var hour: Int64?
        /// The chain that goes on there; nil before the first one under a key.
        var chain: String?
    }

    let database: Database
    let key: LogKey
    private let end = Warm<End>(of: "audit")

    init(database: Database, key: LogKey) { (self.database, self.key) = (database, key) }

    func append(_ deed: Deed, report: Report, by actor: AccountID, at now: Moment) throws(StoreError) {
        try append(
            AuditRow(
                sequence: 0, at: now, actor: actor, deed: deed.rawValue, report: report.id,
                version: report.version))
    }

    func append(
        _ deed: HouseDeed, about report: ReportID? = nil, mark: String = "",
        by actor: AccountID = AccountID(rawValue: 0), at now: Moment
    ) throws(StoreError) {
        try append(
            AuditRow(
                sequence: 0, at: now, actor: actor, deed: deed.rawValue,
                report: report ?? ReportID(rawValue: 0), version: 0, mark: mark))
    }

    /// The key that the log's chain goes on with is not here: another chain has to begin.
    var isKeyLost: Bool {
        get throws(StoreError) {
            let end = try newest()
            guard let chain = end.chain else { return false }
            guard let current = key.current, current.chain == chain else { return true }
            return current.hour < end.hour ?? 0
        }
    }

    /// A chain under a new key. Its first row names the last seal before it; what waited for a key follows.
    func begin(at now: Moment) throws(StoreError) {
        let before = try newest().seal
        let first = try key.begin(at: LogKey.hour(of: now), beside: try chains())
        try insert(
            AuditRow(
                sequence: 0, at: now, actor: AccountID(rawValue: 0), deed: HouseDeed.chainBegun.rawValue,
                report: ReportID(rawValue: 0), version: 0, mark: "\(first.chain):\(before)"))
        let waiting = try database.rows("SELECT \(Self.columns) FROM audit_waiting ORDER BY seq") {
            $0.auditRow
        }
        guard !waiting.isEmpty else { return }
        for row in waiting { try insert(row) }
        try database.run("DELETE FROM audit_waiting")
    }

    /// Where the log ends, for others to write down; nil while it is empty.
    static func head(in database: Database) throws(StoreError) -> LogHead? {
        try database.first("SELECT seq, hash FROM audit ORDER BY seq DESC LIMIT 1") { row in
            LogHead(row: row.int(0), seal: row.text(1))
        }
    }

    /// The newest mark of a deed of the house.
    func mark(of deed: HouseDeed) throws(StoreError) -> (text: String, at: Moment)? {
        try database.first(
            "SELECT mark, at FROM audit WHERE report = 0 AND deed = ? ORDER BY seq DESC LIMIT 1",
            .text(deed.rawValue)
        ) { ($0.text(0), Moment(milliseconds: $0.int(1))) }
    }

    private func chains() throws(StoreError) -> Set<String> {
        let marks = try database.rows("SELECT mark FROM audit WHERE report = 0 AND deed = 'chainBegun'") {
            $0.text(0)
        }
        return Set(marks.compactMap { AuditCheck.chain(in: $0)?.name })
    }

    /// The newest deeds about reports.
    func latest(limit: Int) throws(StoreError) -> [AuditRow] {
        try database.rows(
            """
            SELECT \(Self.columns) FROM audit WHERE report <> 0 AND deed <> 'logRead'
            ORDER BY seq DESC LIMIT ?
            """, .int(Int64(limit))
        ) { $0.auditRow }
    }

    private func append(_ row: AuditRow) throws(StoreError) {
        if try isKeyLost { return try wait(row) }
        if try newest().chain == nil { try begin(at: row.at) }
        try key.turn(to: LogKey.hour(of: row.at))
        try insert(row)
    }

    /// Where the key is lost a row waits for the next chain: a restored house has none before it runs.
    private func wait(_ row: AuditRow) throws(StoreError) {
        let newest = try database.first("SELECT max(seq) FROM audit_waiting") { $0.optionalInt(0) }
        try insert(row, number: 1 + (newest.flatMap(\.self) ?? 0), seal: "", hour: 0, into: "audit_waiting")
    }

    private func insert(_ row: AuditRow) throws(StoreError) {
        let end = try newest()
        guard let key = key.current else { throw .unreadable }
        var row = AuditRow(
            sequence: end.sequence + 1, at: row.at, actor: row.actor, deed: row.deed, report: row.report,
            version: row.version, mark: row.mark)
        row.hour = key.hour
        let seal = key.seal(Array(end.seal.utf8) + row.sealed)
        try insert(row, number: row.sequence, seal: seal, hour: key.hour, into: "audit")
        let chain = row.deed == HouseDeed.chainBegun.rawValue ? key.chain : end.chain
        self.end.keep(
            End(sequence: row.sequence, seal: seal, hour: key.hour, chain: chain), in: database)
        // The newest seal is kept twice: otherwise nobody would notice that the last rows were taken away.
        try database.run(
            "INSERT INTO settings VALUES ('audit', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            .text(seal))
    }

    private func insert(
        _ row: AuditRow, number: Int64, seal: String, hour: Int64, into table: String
    ) throws(StoreError) {
        try database.run(
            "INSERT INTO \(table) (\(Self.columns), hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            .int(number), .int(row.at.milliseconds), .int(row.actor.rawValue), .text(row.deed),
            .int(row.report.rawValue), .int(Int64(row.version)), .int(hour), .text(row.mark), .text(seal))
    }

    private func newest() throws(StoreError) -> End {
        try end.value(from: database) { () throws(StoreError) in
            var end =
                try database.first("SELECT seq, hash, hour FROM audit ORDER BY seq DESC LIMIT 1") { row in
                    End(sequence: row.int(0), seal: row.text(1), hour: row.optionalInt(2))
                } ?? End()
            end.chain = try mark(of: .chainBegun).flatMap { AuditCheck.chain(in: $0.text)?.name }
            return end
        }
    }
}
