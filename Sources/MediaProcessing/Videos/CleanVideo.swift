/// A video that is safe to show: one stream of pictures as they were filmed, in a file that was written here, without a
/// byte of anything else.
public struct CleanVideo: Sendable, Equatable {
    /// The whole file.
    public let bytes: [UInt8]
    public let kind: VideoKind
    /// Pixels across, once it is turned upright.
    public let width: Int
    /// Pixels down.
    public let height: Int
    /// How long it is.
    public let milliseconds: Int
    /// Its first picture that is not black.
    public let still: CleanPhoto

    /// A file that is believed; nil where it is not, byte for byte, what is written here.
    init?(_ bytes: [UInt8], still: CleanPhoto, limits: VideoLimits) {
        guard let kind = VideoKind(of: bytes.span), let film = PlainVideo.film(in: bytes, kind: kind),
            film.duration < (limits.maxSeconds + 1) * Film.ticks
        else { return nil }
        let isTurned = film.turn.axes[0] == 0
        let across = max(1, (film.shownWidth + MP4Writer.one / 2) / MP4Writer.one)
        (width, height) = isTurned ? (film.height, across) : (across, film.height)
        milliseconds = film.duration / WebMWriter.millisecond
        self.bytes = bytes
        self.kind = kind
        self.still = still
    }
}

/// Whoever makes clean copies of videos: in this process, or in one that may break.
public protocol VideoCleaning: Sendable {
    /// The clean copy of the video file `bytes`, or why there is none; blocks for up to ten seconds.
    func clean(_ bytes: [UInt8]) throws(VideoRefusal) -> CleanVideo
}
