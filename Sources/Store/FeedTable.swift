import CivicFacts
import Conversation

/// The public reports in the order in which they are read. A row is there exactly while its report is approved; its
/// warmth is reckoned anew from rows whenever something that counts has changed.
struct FeedTable {
    let database: Database
    let marks: Marks

    /// Brings the report's row up to date; for a comment, that of the report it is about. Posts of givers have none.
    func keep(_ report: Report) throws(StoreError) {
        guard report.gift == nil else { return }
        let site = PublicTable(database: database)
        if let parent = report.parent {
            try site.mark(parent, at: report.publicAt ?? Moment(milliseconds: 0))
            return try warm(parent)
        }
        if let leader = report.grouping?.with { try site.mark(leader, at: Moment(milliseconds: 0)) }
        guard let publicAt = report.publicAt else {
            let gone = try database.change("DELETE FROM feed WHERE report = ?", .int(report.id.rawValue))
            guard gone > 0 || report.isWithdrawn else { return }
            return try site.mark(report.id, at: Moment(milliseconds: 0))
        }
        try site.mark(report.id, at: publicAt)
        try database.run(
            """
            INSERT INTO feed VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (report) DO UPDATE SET
            zip = excluded.zip, area = excluded.area, kind = excluded.kind, public_at = excluded.public_at,
            verified = excluded.verified
            """, .int(report.id.rawValue), .optional(report.place.zip?.digits),
            .optional(report.place.zip.map { $0.prefix }), .text(report.kind.rawValue),
            .int(report.sentAt.milliseconds), .int(publicAt.milliseconds), .flag(report.isMarkedVerified),
            .int(report.sentAt.milliseconds))
        try warm(report.id)
    }

    /// Reckons what the report weighs from the rows that count.
    func warm(_ report: ReportID) throws(StoreError) {
        let row = try database.first(
            "SELECT sent_at, verified, warm FROM feed WHERE report = ?", .int(report.rawValue)
        ) { (Moment(milliseconds: $0.int(0)), $0.flag(1), $0.int(2)) }
        guard let (sentAt, isVerified, old) = row else { return }
        let weight = FeedRank.weight(
            likes: try marks.count(of: SaveTarget(report), .like),
            comments: try comments(on: report, at: nil), isVerified: isVerified)
        let warmth = FeedRank.warmth(sentAt: sentAt, weight: weight)
        guard warmth.milliseconds != old else { return }
        try database.run(
            "UPDATE feed SET warm = ? WHERE report = ?", .int(warmth.milliseconds), .int(report.rawValue))
    }

    /// Approved comments on a report; without a moment also those that are public in a minute.
    func comments(on report: ReportID, at now: Moment?) throws(StoreError) -> Int {
        Int(
            try database.first(
                "SELECT count(*) FROM reports WHERE parent = ? AND public_at <= ?", .int(report.rawValue),
                .int(now?.milliseconds ?? .max)
            ) { $0.int(0) } ?? 0)
    }

    /// The reports that somebody commented on.
    func parents(ofCommentsBy account: AccountID) throws(StoreError) -> [ReportID] {
        try database.rows(
            "SELECT DISTINCT parent FROM reports WHERE author = ? AND parent IS NOT NULL",
            .int(account.rawValue)
        ) { ReportID(rawValue: $0.int(0)) }
    }

    /// Entries of one list below `after`, read from the list's own index.
    func entries(
        of list: FeedList, kind: ReportKind?, after: FeedEntry?, at now: Moment, limit: Int
    ) throws(StoreError) -> [FeedEntry] {
        let values: [Value?] = [list.value, kind.map { .text($0.rawValue) }]
        return try database.rows(
            Self.query(list, kind: kind),
            values.compactMap(\.self) + [
                .int(after?.warmth.milliseconds ?? .max), .int(after?.report.rawValue ?? .max),
                .int(now.milliseconds), .int(Int64(limit)),
            ]
        ) {
            FeedEntry(
                report: ReportID(rawValue: $0.int(0)), zip: $0.optionalText(1).flatMap(ZIP.init),
                warmth: Moment(milliseconds: $0.int(2)))
        }
    }

    /// One question for each list, with or without a kind; each has an index that holds all that it asks for.
    static func query(_ list: FeedList, kind: ReportKind?) -> String {
        let columns = [list.column, kind.map { _ in "kind" }].compactMap(\.self)
        return """
            SELECT report, zip, warm FROM feed
            WHERE \(columns.map { "\($0) = ? AND " }.joined())(warm, report) < (?, ?) AND public_at <= ?
            ORDER BY warm DESC, report DESC LIMIT ?
            """
    }
}

extension FeedList {
    fileprivate var column: String? {
        switch self {
        case .zip: "zip"
        case .prefix: "area"
        case .country: nil
        }
    }

    fileprivate var value: Value? {
        switch self {
        case .zip(let zip): .text(zip.digits)
        case .prefix(let prefix): .text(prefix)
        case .country: nil
        }
    }
}
