public import Conversation
import Foundation

/// A report as the team's record has it: no author, no moderator. Withdrawn reports are in no record.
struct RecordRow: Encodable, Equatable {
    let report: Int64
    /// The report that this one is a comment on.
    let commentOn: Int64?
    /// `waiting`, `approved`, `rejected`, `retracted` (the team took it back) or `grouped` (it stands under another).
    let state: String
    let reason: String?
    let kind: String
    let language: String
    let text: String
    let notes: [String]
    let place: String
    let zip: String?
    /// A hundredth of a degree, of the middle of the ZIP code's area.
    let latitude: Double?
    let longitude: Double?
    /// When it happened, as far as the voter told; `happenedIs` says how well that is known: `exact`, `day`, `before`.
    let happened: String?
    let happenedIs: String?
    let sent: String
    let decided: String?
    let published: String?
    let verified: Bool
    let likes: Int
    let comments: Int
    /// Names of clean photos, as they are exported.
    let photos: [String]

    init?(
        _ report: Report, count: FeedCount, middle: CoarsePlace?, photos: Int, at now: Moment
    ) {
        switch report.state {
        case .waiting, .taken: (state, reason, decided) = ("waiting", nil, nil)
        case .approved(_, let at, _): (state, reason, decided) = ("approved", nil, at.iso8601)
        case .rejected(let because, _, let at, _):
            (state, reason, decided) = ("rejected", because.rawValue, at.iso8601)
        case .retracted(let taken):
            (state, reason, decided) = ("retracted", taken.reason.rawValue, taken.at.iso8601)
        case .grouped: (state, reason, decided) = ("grouped", nil, report.grouping?.at.iso8601)
        case .withdrawn: return nil
        }
        self.report = report.id.rawValue
        commentOn = report.parent?.rawValue
        kind = report.kind.rawValue
        language = report.language.rawValue
        (text, notes, place, zip) = (report.text, report.notes, report.place.words, report.place.zip?.digits)
        (latitude, longitude) = (middle?.latitude, middle?.longitude)
        (happened, happenedIs) = Self.happening(report.time)
        sent = report.sentAt.iso8601
        published = report.publicAt.flatMap { $0 <= now ? $0.iso8601 : nil }
        verified = report.isMarkedVerified
        (likes, comments) = (count.likes, count.comments)
        self.photos = (0..<photos).map { Self.photoName($0, of: report.id) }
    }

    static func photoName(_ index: Int, of report: ReportID) -> String { "photos/\(report)-\(index + 1).jpg" }

    private static func happening(_ told: ToldTime?) -> (String?, String?) {
        switch told {
        case .now(let at), .hour(let at): (at.iso8601, "exact")
        case .today(let at), .day(let at): (at.iso8601, "day")
        case .earlier(let at): (at.iso8601, "before")
        case nil: (nil, nil)
        }
    }
}

extension Moment {
    /// 2026-11-03T16:12:00Z
    public var iso8601: String {
        Date(timeIntervalSince1970: Double(milliseconds / 1_000)).formatted(.iso8601)
    }
}
