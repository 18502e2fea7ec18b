public import CivicFacts

/// A photo that somebody is shown under a grid: what they answer names parts of it.
public struct OpenGrid: Codable, Equatable, Sendable {
    public let report: ReportID
    public let photo: PhotoID
    /// The cell whose own grid it is; nil for the whole photo's.
    public let area: MaskBox?
    public let room: RoomID
    public let until: Moment
}

/// What becomes of such a picture, and of a video that somebody looks at.
public enum GridOrder: Codable, Equatable, Sendable {
    /// Shown, as long as its answer is waited for.
    case show(PhotoID, area: MaskBox?, caption: String)
    /// Taken away, where nobody waits for an answer to it.
    case hide
    /// The video beside a photo is shown to somebody alone, for as long as it is open to them.
    case video(PhotoID, caption: String)
    /// That is taken away.
    case hideVideo
}

extension DeskState {
    /// Somebody has a photo of this report before them there under a grid.
    public func hasGrid(over report: ReportID, in room: RoomID, at now: Moment) -> Bool {
        (grids ?? [:]).values.contains { $0.report == report && $0.room == room && $0.until > now }
    }

    /// Somebody waits for this picture there.
    public func wantsGrid(over photo: PhotoID, area: MaskBox?, in room: RoomID, at now: Moment) -> Bool {
        (grids ?? [:]).values.contains {
            $0.photo == photo && $0.area == area && $0.room == room && $0.until > now
        }
    }
}
