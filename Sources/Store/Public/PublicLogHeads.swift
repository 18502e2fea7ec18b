import CivicFacts
import Conversation
import FoundationEssentials

extension PublicReader {
    private static let (hour, day) = (Span.hours(1).milliseconds, Span.days(1).milliseconds)

    /// Where the audit log ended at each full day, and on a busy day at each full hour: the same lines from the same rows.
    public func logHeads() throws(StoreError) -> [String] {
        let first = try database.first("SELECT at FROM audit ORDER BY at LIMIT 1") { $0.int(0) }
        guard let first else { return [] }
        let today = now.milliseconds / Self.day * Self.day
        var ends = Array(stride(from: (first / Self.day + 1) * Self.day, through: today, by: Int(Self.day)))
        let sent = try database.first(
            "SELECT count(*) FROM reports WHERE sent_at >= ? AND parent IS NULL", .int(today)
        ) { $0.int(0) }
        let lastHour = now.milliseconds / Self.hour * Self.hour
        if sent ?? 0 >= LogHead.busyDay, lastHour > today { ends.append(lastHour) }
        var lines: [String] = []
        var shown: LogHead?
        for end in ends {
            guard let head = try head(before: end), head != shown else { continue }
            shown = head
            let time = Date(timeIntervalSince1970: Double(end / 1_000)).formatted(.iso8601)
            lines.append("\(time) \(head)")
        }
        return lines
    }

    private func head(before end: Int64) throws(StoreError) -> LogHead? {
        try database.first(
            "SELECT seq, hash FROM audit WHERE at < ? ORDER BY at DESC, seq DESC LIMIT 1", .int(end)
        ) { LogHead(row: $0.int(0), seal: $0.text(1)) }
    }
}
