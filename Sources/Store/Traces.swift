import CivicFacts
import Conversation

/// By what reports are found: an index of numbers, brought up to date whenever what a report says has changed.
struct Traces {
    let database: Database

    /// What a report is to be found by.
    struct Traced {
        let mark: Int64
        /// Nil where the index has them already.
        let traces: Set<Trace>?
        let isNew: Bool
    }

    func traced(_ report: Report) throws(StoreError) -> Traced {
        let looks = try looks(of: report.photos)
        let county = report.place.zip.flatMap { Counties.slug(of: $0) }
        let mark = report.traceMark(looks: looks, county: county)
        let known = try database.first("SELECT traced FROM reports WHERE id = ?", .int(report.id.rawValue)) {
            $0.optionalInt(0)
        }
        let isUnchanged = known.flatMap(\.self) == mark
        return Traced(
            mark: mark, traces: isUnchanged ? nil : report.traces(looks: looks, county: county),
            isNew: known == nil)
    }

    /// After the report itself, with its mark, is written.
    func write(_ traced: Traced, of report: ReportID) throws(StoreError) {
        guard let traces = traced.traces else { return }
        let id = Value.int(report.rawValue)
        let old =
            traced.isNew
            ? []
            : Set(
                try database.rows("SELECT trace FROM traces WHERE report = ?", id) {
                    Trace(rawValue: $0.int(0))
                })
        // Mostly a deed changes one or two of them.
        let (gone, new) = (old.subtracting(traces), traces.subtracting(old))
        if !gone.isEmpty {
            try database.run(
                "DELETE FROM traces WHERE report = ? AND trace IN (SELECT value FROM json_each(CAST(? AS TEXT)))",
                id,
                Self.list(gone))
        }
        guard !new.isEmpty else { return }
        try database.run(
            "INSERT INTO traces SELECT value, CAST(? AS BIGINT) FROM json_each(CAST(? AS TEXT))", id,
            Self.list(new))
    }

    private static func list(_ traces: Set<Trace>) -> Value {
        .text("[\(traces.map { "\($0.rawValue)" }.joined(separator: ","))]")
    }

    func looks(of photos: [PhotoID]) throws(StoreError) -> [UInt64] {
        var looks: [UInt64] = []
        for photo in photos {
            let look = try database.first("SELECT look FROM photos WHERE id = ?", .text(photo.rawValue)) {
                $0.optionalInt(0)
            }
            if let bits = look.flatMap(\.self) { looks.append(UInt64(bitPattern: bits)) }
        }
        return looks
    }

    /// Of each trace the newest bearers; those that bear most of them first, then the newest.
    func bearers(ofAny traces: [Trace], limit: Int) throws(StoreError) -> [ReportID] {
        var shared: [Int64: Int] = [:]
        for trace in traces {
            let found = try database.rows(
                "SELECT report FROM traces WHERE trace = ? ORDER BY report DESC LIMIT ?",
                .int(trace.rawValue), .int(Int64(limit))
            ) { $0.int(0) }
            for report in found { shared[report, default: 0] += 1 }
        }
        let order = shared.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
        return order.prefix(limit).map { ReportID(rawValue: $0.key) }
    }
}

/// What moderators ask of the reports.
extension Reports {
    func openReports(of desks: [DeskName], skipping: Int, limit: Int) -> [Report] {
        let (sql, values) = DeskQueue.first(of: desks, freeAt: nil, limit: skipping + limit)
        return many("\(sql) LIMIT ? OFFSET ?", values + [.int(Int64(limit)), .int(Int64(skipping))])
    }

    func openCounts() -> [DeskName: OpenCount] {
        let rows = read { database throws(StoreError) in
            try database.rows(
                """
                SELECT desk, count(*), count(*) FILTER (WHERE rank = 0), min(sent_at) FROM desk_queue GROUP BY desk
                """
            ) { row in
                let count = OpenCount(
                    all: Int(row.int(1)), urgent: Int(row.int(2)),
                    oldest: row.optionalInt(3).map(Moment.init(milliseconds:)))
                return (DeskName(rawValue: row.text(0)), count)
            }
        }
        return Dictionary(rows ?? []) { first, _ in first }
    }

    func deskDay(since: Moment) -> DeskDay {
        let sent = read { database throws(StoreError) in
            try database.rows(
                "SELECT kind, count(*) FROM reports WHERE sent_at >= ? AND parent IS NULL GROUP BY kind",
                .int(since.milliseconds)
            ) { (ReportKind(rawValue: $0.text(0)) ?? .other, Int($0.int(1))) }
        }
        let decisions = read { database throws(StoreError) in
            try database.rows(
                """
                SELECT a.at - reports.sent_at, reports.desk FROM audit a
                JOIN reports ON reports.id = a.report
                WHERE a.at >= ? AND a.deed IN ('approved', 'rejected') AND NOT EXISTS (
                    SELECT 1 FROM audit b WHERE b.report = a.report AND b.seq > a.seq AND b.deed = 'reopened')
                """, .int(since.milliseconds)
            ) { row in
                DeskDay.Decision(
                    at: row.optionalText(1).map(DeskName.init(rawValue:)) ?? .all,
                    waited: Span(milliseconds: row.int(0)))
            }
        }
        return DeskDay(
            sent: Dictionary(sent ?? []) { $0 + $1 }, decisions: decisions ?? [])
    }

    func sentCount(since: Moment) -> Int {
        count(
            "SELECT count(*) FROM reports WHERE sent_at >= ? AND parent IS NULL", .int(since.milliseconds))
    }

    var logHead: LogHead? {
        read { database throws(StoreError) in try AuditLog.head(in: database) }.flatMap(\.self)
    }

    func reports(matching query: ReportQuery, at now: Moment, skipping: Int, limit: Int) -> [Report] {
        let search = ReportSearch(query, at: now, rarest: rarest(of: query.traces))
        return read { database throws(StoreError) in
            try database.rows(
                search.sql, search.values + [.int(Int64(limit)), .int(Int64(skipping))]
            ) { row throws(StoreError) in try decoded(row.blob(0)) }
        } ?? []
    }

    /// The traces, the one that fewest reports bear first, as far as a thousand.
    private func rarest(of traces: [Trace]) -> [Trace] {
        guard traces.count > 1 else { return traces }
        let counted = traces.prefix(12).map { trace in
            (
                trace,
                count(
                    "SELECT count(*) FROM (SELECT 1 FROM traces WHERE trace = ? LIMIT 1000) d",
                    .int(trace.rawValue))
            )
        }
        return counted.sorted { $0.1 < $1.1 }.map(\.0)
    }

    func timeline(of report: ReportID, skipping: Int, limit: Int) -> [LoggedDeed] {
        read { database throws(StoreError) in
            try database.rows(
                "SELECT at, actor, deed FROM audit WHERE report = ? AND deed <> 'logRead' ORDER BY seq LIMIT ? OFFSET ?",
                .int(report.rawValue), .int(Int64(limit)), .int(Int64(skipping))
            ) { row in
                LoggedDeed(
                    at: Moment(milliseconds: row.int(0)), actor: AccountID(rawValue: row.int(1)),
                    deed: row.text(2))
            }
        } ?? []
    }

    func reports(bearingAny wanted: [Trace], sentSince: Moment, limit: Int) -> [Report] {
        let ids = read { _ throws(StoreError) in try traces.bearers(ofAny: wanted, limit: limit) } ?? []
        return ids.compactMap(report).filter { $0.sentAt >= sentSince }
    }

    func looks(of photos: [PhotoID]) -> [UInt64] {
        read { _ throws(StoreError) in try traces.looks(of: photos) } ?? []
    }

    func comments(on report: ReportID, limit: Int) -> [Report] {
        many(
            "SELECT body FROM reports WHERE parent = ? ORDER BY id LIMIT ?", .int(report.rawValue),
            .int(Int64(limit)))
    }

    func members(of report: ReportID, limit: Int) -> [Report] {
        many(
            "SELECT body FROM reports WHERE leader = ? ORDER BY id LIMIT ?", .int(report.rawValue),
            .int(Int64(limit)))
    }
}
