public import CivicFacts
public import Conversation

/// One row of the audit log.
public struct AuditRow: Equatable, Sendable {
    public let sequence: Int64
    public let at: Moment
    /// Nobody, where the house did it.
    public let actor: AccountID
    /// A `Deed` or a `HouseDeed`, as text, so that old logs stay readable.
    public let deed: String
    /// 0 where it is about no report.
    public let report: ReportID
    public let version: Int
    /// The hour of the key that seals it; nil in the chain of earlier releases, which had none.
    var hour: Int64?
    /// Numbers and hashes that belong to a deed of the house; never a word.
    var mark = ""

    /// What is sealed, behind the seal of the row before.
    var sealed: [UInt8] {
        let begin = "|\(sequence)|\(at.milliseconds)|\(actor.rawValue)|\(deed)|\(report.rawValue)|\(version)"
        return Array((hour.map { "\(begin)|\($0)|\(mark)" } ?? begin).utf8)
    }
}

extension Row {
    /// The columns of `AuditLog.columns`.
    var auditRow: AuditRow {
        AuditRow(
            sequence: int(0), at: Moment(milliseconds: int(1)), actor: AccountID(rawValue: int(2)),
            deed: text(3), report: ReportID(rawValue: int(4)), version: Int(int(5)), hour: optionalInt(6),
            mark: text(7))
    }
}
