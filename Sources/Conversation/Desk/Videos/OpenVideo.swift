public import CivicFacts

/// A video that somebody has before them in their own chat.
public struct OpenVideo: Codable, Equatable, Sendable {
    public let report: ReportID
    public let still: PhotoID
    public let room: RoomID
    public let by: AccountID
    public let until: Moment
}

extension DeskState {
    /// Somebody has the video of this report before them there.
    public func hasVideo(of report: ReportID, in room: RoomID, at now: Moment) -> Bool {
        (videos ?? []).contains { $0.report == report && $0.room == room && $0.until > now }
    }
}
