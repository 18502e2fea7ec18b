public import CivicFacts
public import Conversation

/// Which state of what is public somebody has seen.
public struct PublicEdition: Equatable, Sendable {
    let changes: Int64
    /// When the newest report became public.
    let newest: Moment?
}

/// A public report as others may publish it: no author, no moderator, and the middle of its area for its place.
public struct PublicRecord: Equatable, Sendable {
    /// Unique for ever, the same in every file: a UUID made of this installation and the report's number.
    public let name: String
    public let report: ReportID
    public let text: String
    public let language: Language
    public let place: String
    /// A hundredth of a degree north and east; nil where nothing is known.
    public let middle: CoarsePlace?
    public let kind: ReportKind
    public let sentAt: Moment
    public let publicAt: Moment
    public let likes: Int
    public let comments: Int
    public let isVerified: Bool
    /// Notes of correction by the team, in the report's language.
    public let notes: [String]
    /// When it became public, was last corrected, or was taken back.
    public let updatedAt: Moment
    /// The team took it back: the text says why, and nothing else is left.
    public let isTakenBack: Bool
}

extension PublicRecord {
    /// What stands in the place of a report that was public and was taken back; nil for all others.
    fileprivate init?(takenBack report: Report, name: String) {
        guard report.parent == nil, let retraction = report.retraction, let words = report.takenBackLine
        else { return nil }
        self.init(
            name: name, report: report.id, text: words, language: report.language, place: "", middle: nil,
            kind: report.kind, sentAt: report.sentAt, publicAt: retraction.former.publicAt, likes: 0,
            comments: 0, isVerified: false, notes: [], updatedAt: retraction.at, isTakenBack: true)
    }
}

extension Reports {
    /// Reports that the team took back since then, the newest first.
    func takenBack(since: Moment) throws(StoreError) -> [Report] {
        many(
            """
            SELECT body FROM reports WHERE id IN (
                SELECT report FROM audit WHERE at >= ? AND deed = 'retracted') ORDER BY id DESC LIMIT 100
            """, .int(since.milliseconds))
    }
}

extension Store {
    /// Which state of what is public this is; cheap to ask.
    public func publicEdition(at now: Moment) throws(StoreError) -> PublicEdition {
        try reports.feed.edition(at: now)
    }

    /// Public reports, the newest first, those that the team took back in the last week, and a name of the whole that
    /// stays.
    public func publicRecords(
        at now: Moment, limit: Int
    ) throws(StoreError) -> (name: String, records: [PublicRecord]) {
        let found = reports.publicReports(after: nil, at: now, limit: limit)
        defer { civic.endTurn() }
        let desk = CivicAnswers(records: civic, now: now)
        let salt = try transaction { () throws(StoreError) in try people.salt() }
        let records = found.map { report in
            let count = reports.count(for: report.id, at: now)
            return PublicRecord(
                name: Self.uuid(of: "\(salt):public:\(report.id)"), report: report.id,
                text: report.publicText,
                language: report.language, place: report.publicPlace,
                middle: report.place.zip.flatMap { CoarsePlace(of: $0, knowing: desk) }, kind: report.kind,
                sentAt: report.sentAt, publicAt: report.publicAt ?? report.sentAt, likes: count.likes,
                comments: count.comments, isVerified: report.isMarkedVerified, notes: report.correctionLines,
                updatedAt: max(report.publicAt ?? report.sentAt, report.correctedAt ?? report.sentAt),
                isTakenBack: false)
        }
        let takenBack = try reports.takenBack(since: now - .days(7)).compactMap { report in
            PublicRecord(takenBack: report, name: Self.uuid(of: "\(salt):public:\(report.id)"))
        }
        try reports.check()
        return (Self.uuid(of: "\(salt):public"), takenBack + records)
    }

    /// A UUID (version 8, made of a digest) that nobody else has.
    private static func uuid(of text: String) -> String {
        var digits = Array(Digest.sha256(text).prefix(32))
        digits[12] = "8"
        digits[16] = "a"
        let cuts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
        return cuts.map { String(digits[$0]) }.joined(separator: "-")
    }
}
