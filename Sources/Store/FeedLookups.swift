import Charities
import CivicFacts
import Conversation

/// The feed as the engine may read it.
extension Reports {
    func entries(
        of list: FeedList, kind: ReportKind?, after: FeedEntry?, at now: Moment, limit: Int
    ) -> [FeedEntry] {
        read { _ throws(StoreError) in
            try feed.entries(of: list, kind: kind, after: after, at: now, limit: limit)
        } ?? []
    }

    func count(for report: ReportID, at now: Moment) -> FeedCount {
        read { _ throws(StoreError) in
            FeedCount(
                likes: try marks.count(of: SaveTarget(report), .like),
                comments: try feed.comments(on: report, at: now))
        } ?? FeedCount()
    }

    func comments(on report: ReportID, at now: Moment, skipping: Int, limit: Int) -> [Report] {
        many(
            """
            SELECT body FROM reports WHERE parent = ? AND public_at <= ? ORDER BY id LIMIT ? OFFSET ?
            """, .int(report.rawValue), .int(now.milliseconds), .int(Int64(limit)), .int(Int64(skipping)))
    }

    func posts(on organisation: OrganisationID, at now: Moment, limit: Int) -> [Report] {
        ofGivers("IS NULL", "DESC", to: organisation, at: now, limit: limit)
    }

    func sentences(on organisation: OrganisationID, at now: Moment, limit: Int) -> [Report] {
        ofGivers("IS NOT NULL", "ASC", to: organisation, at: now, limit: limit)
    }

    /// Posts or sentences of introductions, by whether there is a meeting in them.
    private func ofGivers(
        _ meeting: String, _ order: String, to organisation: OrganisationID, at now: Moment, limit: Int
    ) -> [Report] {
        many(
            Self.ofGivers(meeting, order), .text(organisation.description), .int(now.milliseconds),
            .int(Int64(limit)))
    }

    static func ofGivers(_ meeting: String, _ order: String) -> String {
        """
        SELECT body FROM reports WHERE organisation = ? AND public_at <= ?
        AND json_extract(CAST(body AS TEXT), '$.gift.meeting') \(meeting) ORDER BY id \(order) LIMIT ?
        """
    }

    func marks(of account: AccountID, _ kind: MarkKind, skipping: Int, limit: Int) -> [SaveTarget] {
        read { _ throws(StoreError) in
            try marks.targets(of: account, kind, skipping: skipping, limit: limit)
        } ?? []
    }

    func countOfMarks(of account: AccountID, _ kind: MarkKind) -> Int {
        read { _ throws(StoreError) in try marks.count(by: account, kind) } ?? 0
    }

    func isMarked(_ target: SaveTarget, _ kind: MarkKind, by account: AccountID) -> Bool {
        read { _ throws(StoreError) in try marks.isSet(kind, target, by: account) } ?? false
    }

    func mark(by account: AccountID, through reaction: MessageID) -> Mark? {
        read { _ throws(StoreError) in try marks.mark(by: account, through: reaction) }.flatMap(\.self)
    }

    func keepsake(of target: SaveTarget, in language: Language) -> Keepsake? {
        read { _ throws(StoreError) in try marks.keepsake(of: target, in: language) }.flatMap(\.self)
    }

    func history(of report: ReportID) -> [PastDeed] {
        read { database throws(StoreError) in
            try database.rows(
                "SELECT deed, at FROM audit WHERE report = ? AND deed <> 'logRead' ORDER BY seq",
                .int(report.rawValue)
            ) { row in
                Deed(rawValue: row.text(0)).map { PastDeed(deed: $0, at: Moment(milliseconds: row.int(1))) }
            }.compactMap(\.self)
        } ?? []
    }
}
