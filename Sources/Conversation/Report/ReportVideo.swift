/// What is known of a video that is kept beside its still.
public struct KeptVideo: Codable, Equatable, Sendable {
    /// How long it is.
    public let milliseconds: Int
    /// How large it is.
    public let bytes: Int

    public init(milliseconds: Int, bytes: Int) { (self.milliseconds, self.bytes) = (milliseconds, bytes) }
}

/// The video of a report, which is for moderators only unless two of them chose it for everybody.
public struct ReportVideo: Codable, Equatable, Sendable {
    /// One of the report's photos; without it there is no video.
    public let still: PhotoID
    public let kept: KeptVideo
    /// Everybody may see it while the report is public.
    public internal(set) var isPublic: Bool?
    /// The first of the two who have to say so.
    public internal(set) var backedBy: Moderator?

    mutating func keepForModerators() { (isPublic, backedBy) = (nil, nil) }
}

extension KeptVideo {
    /// How long and how large it is, the same in every language: `0:12, 3.4 MB`.
    public var told: String {
        let seconds = max(1, (milliseconds + 500) / 1_000)
        let tenths = max(1, (bytes + 50_000) / 100_000)
        let rest = "0\(seconds % 60)".suffix(2)
        return "\(seconds / 60):\(rest), \(tenths / 10).\(tenths % 10) MB"
    }
}

extension Report {
    /// The video, where everybody may see it with the report.
    public var publicVideo: ReportVideo? {
        guard let video, video.isPublic == true, chosenPhotos?.contains(video.still) == true else {
            return nil
        }
        return video
    }

    /// A photo of it turns out to be the still of a video that is kept.
    mutating func keep(_ kept: KeptVideo?, beside still: PhotoID) {
        if let kept { video = ReportVideo(still: still, kept: kept) }
    }
}
