public import CivicFacts
import Conversation
import FoundationEssentials

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
    /// The name of the clean video, likewise; nil without one.
    let video: String?

    /// Nil for a withdrawn report.
    static func row(
        of report: Report, count: FeedCount, middle: CoarsePlace?, photos: Int, video: VideoFile? = nil,
        at now: Moment
    ) -> RecordRow? {
        guard let standing = Standing(report) else { return nil }
        let happening = happening(report.time)
        let publicAt = report.publicAt.map { $0 <= now ? $0.iso8601 : nil } ?? nil
        return RecordRow(
            report: report.id.rawValue, commentOn: report.parent?.rawValue, state: standing.state,
            reason: standing.reason, kind: report.kind.rawValue, language: report.language.rawValue,
            text: report.text, notes: report.notes, place: report.place.words, zip: report.place.zip?.digits,
            latitude: middle?.latitude, longitude: middle?.longitude, happened: happening.at,
            happenedIs: happening.how, sent: report.sentAt.iso8601, decided: standing.decidedAt?.iso8601,
            published: publicAt, verified: report.isMarkedVerified, likes: count.likes,
            comments: count.comments, photos: (0..<photos).map { photoName($0, of: report.id) },
            video: video.map { videoName($0, of: report.id) })
    }

    static func photoName(_ index: Int, of report: ReportID) -> String { "photos/\(report)-\(index + 1).jpg" }

    static func videoName(_ video: VideoFile, of report: ReportID) -> String {
        "photos/\(report)-video.\(video.isMP4 ? "mp4" : "webm")"
    }

    private static func happening(_ told: ToldTime?) -> (at: String?, how: String?) {
        switch told {
        case .now(let at), .hour(let at): (at.iso8601, "exact")
        case .today(let at), .day(let at): (at.iso8601, "day")
        case .earlier(let at): (at.iso8601, "before")
        case nil: (nil, nil)
        }
    }
}

/// How a report stands, in the record's words; a withdrawn one does not.
private struct Standing {
    let state: String
    let reason: String?
    let decidedAt: Moment?

    init?(_ report: Report) {
        guard let told = Self.told(report) else { return nil }
        (state, reason, decidedAt) = told
    }

    private static func told(_ report: Report) -> (String, String?, Moment?)? {
        switch report.state {
        case .withdrawn: nil
        case .waiting, .taken: ("waiting", nil, nil)
        case .approved(_, let at, _): ("approved", nil, at)
        case .rejected(let because, _, let at, _): ("rejected", because.rawValue, at)
        case .retracted(let taken): ("retracted", taken.reason.rawValue, taken.at)
        case .grouped: ("grouped", nil, report.grouping?.at)
        }
    }
}

extension Moment {
    /// 2026-11-03T16:12:00Z
    public var iso8601: String {
        Date(timeIntervalSince1970: Double(milliseconds / 1_000)).formatted(.iso8601)
    }
}
