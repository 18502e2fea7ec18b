public import CivicFacts
import Conversation
import PublicSite

/// A look-up of reports as one statement, whose last two values are how many and how many to skip.
struct ReportSearch {
    let sql: String
    let values: [Value]

    /// `rarest`: the traces, the rarest first.
    init(_ query: ReportQuery, at now: Moment, rarest: [Trace]) {
        var (conditions, values): ([String], [Value]) = ([], [])
        func add(_ condition: String, _ more: Value...) {
            conditions.append(condition)
            values += more
        }
        let isLed = !query.isOpen && !rarest.isEmpty
        if isLed, let first = rarest.first { add("t.trace = ?", .int(first.rawValue)) }
        for trace in isLed ? rarest.dropFirst() : rarest[...] {
            add(
                "EXISTS (SELECT 1 FROM traces o WHERE o.trace = ? AND o.report = reports.id)",
                .int(trace.rawValue))
        }
        if let since = query.sentSince { add("reports.sent_at >= ?", .int(since.milliseconds)) }
        if let before = query.sentBefore { add("reports.sent_at <= ?", .int(before.milliseconds)) }
        if query.isUntaken { add("\(Self.lease) <= ?", .int(now.milliseconds)) }
        if let holder = query.holder {
            add("\(Self.lease) > ?", .int(now.milliseconds))
            add(
                "(SELECT holder FROM desk_queue WHERE report = reports.id) = ?", .int(holder.rawValue))
        }
        if query.isOpen, !query.desks.isEmpty {
            let marks = Array(repeating: "?", count: query.desks.count).joined(separator: ", ")
            conditions.append("q.desk IN (\(marks))")
            values += query.desks.map { .text($0.rawValue) }
        }
        let table =
            query.isOpen
            ? "desk_queue q JOIN reports ON reports.id = q.report"
            : isLed ? "traces t JOIN reports ON reports.id = t.report" : "reports"
        let order =
            query.isOpen
            ? "q.rank, q.round, q.sent_at, q.report" : isLed ? "t.report DESC" : "reports.id DESC"
        let condition = conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
        sql = "SELECT body FROM \(table)\(condition) ORDER BY \(order) LIMIT ? OFFSET ?"
        self.values = values
    }

    /// Until when it is in somebody's hands; what is decided is in nobody's, and waits for nobody.
    private static let lease = "(SELECT lease FROM desk_queue WHERE report = reports.id)"
}

/// Counties by the words that moderators and the public site's paths have for them.
public enum Counties {
    /// `fulton`; nil where only the state is known.
    public static func slug(of zip: ZIP) -> String? {
        guard case .county = PublicArea(zip: zip.digits) else { return nil }
        return PublicArea(zip: zip.digits).slug
    }
}
