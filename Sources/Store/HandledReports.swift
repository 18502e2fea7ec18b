import CivicFacts
import Conversation

/// What moderators' numbers are counted from.
extension Reports {
    func handled(since: Moment) -> [HandledReport] {
        read { database throws(StoreError) in
            var deeds: [Int64: [LoggedDeed]] = [:]
            try database.scan(
                """
                SELECT report, at, actor, deed FROM audit WHERE report IN (\(Self.touched))
                AND deed <> 'logRead' ORDER BY report, seq
                """, .int(since.milliseconds)
            ) { row in
                let deed = LoggedDeed(
                    at: Moment(milliseconds: row.int(1)), actor: AccountID(rawValue: row.int(2)),
                    deed: row.text(3))
                deeds[row.int(0), default: []].append(deed)
                return true
            }
            // Comments, and reports that are gone, are none.
            return try database.rows(
                """
                SELECT id, kind, json_extract(CAST(body AS TEXT), '$.language'), sent_at,
                    COALESCE(desk, (SELECT desk FROM desk_queue WHERE report = reports.id)) FROM reports
                WHERE id IN (\(Self.touched)) AND parent IS NULL ORDER BY id
                """, .int(since.milliseconds)
            ) { row in
                HandledReport(
                    id: ReportID(rawValue: row.int(0)), kind: ReportKind(rawValue: row.text(1)) ?? .other,
                    language: Language(rawValue: row.text(2)) ?? .english, desk: row.optionalText(4),
                    sentAt: Moment(milliseconds: row.int(3)), deeds: deeds[row.int(0)] ?? [])
            }
        } ?? []
    }

    /// Reports that were sent since then, or about which something was done.
    private static let touched = """
        SELECT report FROM audit WHERE at >= ?1 AND report <> 0 UNION SELECT id FROM reports WHERE sent_at >= ?1
        """

    /// Open ones about which nothing has changed since, and of the others those whose last turn before that opened them.
    func waitingCount(at moment: Moment) -> Int {
        let turns = Deed.allCases.filter { $0.opens != nil }.map { "'\($0.rawValue)'" }.joined(separator: ",")
        let openings = Deed.allCases.filter { $0.opens == true }.map { "'\($0.rawValue)'" }
            .joined(separator: ",")
        return count(
            """
            WITH changed AS (
                SELECT DISTINCT report FROM audit WHERE at > ?1 AND report <> 0 AND deed IN (\(turns)))
            SELECT (SELECT count(*) FROM desk_queue WHERE report NOT IN (SELECT report FROM changed)) + (
                SELECT count(*) FROM changed WHERE (
                    SELECT deed FROM audit a WHERE a.report = changed.report AND a.at <= ?1
                    AND deed IN (\(turns)) ORDER BY seq DESC LIMIT 1) IN (\(openings)))
            """, .int(moment.milliseconds))
    }
}
