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
}

extension Report {
    /// A photo of it turns out to be the still of a video that is kept.
    mutating func keep(_ kept: KeptVideo?, beside still: PhotoID) {
        if let kept { video = ReportVideo(still: still, kept: kept) }
    }
}
