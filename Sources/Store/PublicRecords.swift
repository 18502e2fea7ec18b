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
    /// When it became public, or was last corrected.
    public let updatedAt: Moment
}

extension Store {
    /// Which state of what is public this is; cheap to ask.
    public func publicEdition(at now: Moment) throws(StoreError) -> PublicEdition {
        try reports.feed.edition(at: now)
    }

    /// Public reports, the newest first, and a name of the whole that stays.
    public func publicRecords(
        at now: Moment, limit: Int
    ) throws(StoreError) -> (name: String, records: [PublicRecord]) {
        let found = reports.publicReports(after: nil, at: now, limit: limit)
        defer { civic.endTurn() }
        let desk = CivicDesk(records: civic, now: now)
        let salt = try transaction { () throws(StoreError) in try people.salt() }
        let records = found.map { report in
            let count = reports.count(for: report.id, at: now)
            return PublicRecord(
                name: Self.uuid(of: "\(salt):public:\(report.id)"), report: report.id, text: report.text,
                language: report.language, place: report.place.words,
                middle: report.place.zip.flatMap { CoarsePlace(of: $0, knowing: desk) }, kind: report.kind,
                sentAt: report.sentAt, publicAt: report.publicAt ?? report.sentAt, likes: count.likes,
                comments: count.comments, isVerified: report.isMarkedVerified, notes: report.correctionLines,
                updatedAt: max(report.publicAt ?? report.sentAt, report.correctedAt ?? report.sentAt))
        }
        try reports.check()
        return (Self.uuid(of: "\(salt):public"), records)
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
