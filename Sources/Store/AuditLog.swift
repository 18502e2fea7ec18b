public import CivicFacts
public import Conversation

/// Who did what to which report, and when: only ever appended to, each row sealed with the hash of the one before.
struct AuditLog {
    let database: Database
    private let last = Warm<(sequence: Int64, seal: String)>(of: "audit")

    init(database: Database) { self.database = database }

    func append(_ deed: Deed, report: Report, by actor: AccountID, at now: Moment) throws(StoreError) {
        let before = try last.value(from: database) { () throws(StoreError) in
            try database.first("SELECT seq, hash FROM audit ORDER BY seq DESC LIMIT 1") { row in
                (row.int(0), row.text(1))
            } ?? (0, "")
        }
        let row = AuditRow(
            sequence: before.sequence + 1, at: now, actor: actor, deed: deed.rawValue, report: report.id,
            version: report.version)
        let seal = row.seal(after: before.seal)
        try database.run(
            "INSERT INTO audit VALUES (?, ?, ?, ?, ?, ?, ?)", .int(row.sequence), .int(now.milliseconds),
            .int(actor.rawValue), .text(row.deed), .int(row.report.rawValue), .int(Int64(row.version)),
            .text(seal))
        last.keep((row.sequence, seal), in: database)
        // The newest seal is kept twice: otherwise nobody would notice that the last rows were taken away.
        try database.run(
            "INSERT INTO settings VALUES ('audit', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
            .text(seal))
    }

    /// The number of rows that hold together, and the first that does not.
    func verify() throws(StoreError) -> AuditVerdict {
        var last = ""
        var expected: Int64 = 1
        var broken: Int64?
        let rows = try database.rows(
            "SELECT seq, at, actor, deed, report, version, hash FROM audit ORDER BY seq"
        ) {
            ($0.auditRow, $0.text(6))
        }
        for (row, seal) in rows where broken == nil {
            if row.sequence != expected || row.seal(after: last) != seal { broken = expected }
            last = seal
            expected += 1
        }
        let newest = try database.first("SELECT value FROM settings WHERE name = 'audit'") { $0.text(0) }
        if broken == nil, newest ?? "" != last { broken = expected }
        return AuditVerdict(rows: rows.count, firstBroken: broken)
    }

    func latest(limit: Int) throws(StoreError) -> [AuditRow] {
        try database.rows(
            "SELECT seq, at, actor, deed, report, version FROM audit ORDER BY seq DESC LIMIT ?",
            .int(Int64(limit))
        ) { $0.auditRow }
    }
}

/// What `turnout verify-log` finds.
public struct AuditVerdict: Equatable, Sendable {
    public let rows: Int
    /// The number of the first row that was changed, removed or added; nil if all hold together.
    public let firstBroken: Int64?
    /// The tables that hold something which this program did not write, in alphabetical order.
    public internal(set) var changedTables: [String] = []

    /// The number of the first row of the gifts that was changed, removed or added; nil if all hold together.
    public internal(set) var firstBrokenGift: Int?

    public var holdsTogether: Bool {
        firstBroken == nil && changedTables.isEmpty && firstBrokenGift == nil
    }
}

/// One deed in the log.
public struct AuditRow: Equatable, Sendable {
    public let sequence: Int64
    public let at: Moment
    public let actor: AccountID
    /// A `Deed`, as text, so that old logs stay readable.
    public let deed: String
    public let report: ReportID
    public let version: Int

    func seal(after last: String) -> String {
        Digest.sha256(
            "\(last)|\(sequence)|\(at.milliseconds)|\(actor.rawValue)|\(deed)|\(report.rawValue)|\(version)")
    }
}

extension Row {
    fileprivate var auditRow: AuditRow {
        AuditRow(
            sequence: int(0), at: Moment(milliseconds: int(1)), actor: AccountID(rawValue: int(2)),
            deed: text(3),
            report: ReportID(rawValue: int(4)), version: Int(int(5)))
    }
}
