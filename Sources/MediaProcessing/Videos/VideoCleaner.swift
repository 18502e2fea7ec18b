/// Makes clean copies of videos: whatever cannot be read to its end and told apart unit by unit is refused.
///
/// Work is synchronous; callers bring a thread of their own.
public struct VideoCleaner: VideoCleaning {
    /// What a video may be here.
    public let limits: VideoLimits

    /// A cleaner that keeps to `limits`.
    public init(limits: VideoLimits = VideoLimits()) { self.limits = limits }

    /// The clean copy of the video file `bytes`, or why there is none.
    public func clean(_ bytes: [UInt8]) throws(VideoRefusal) -> CleanVideo {
        let (film, still) = try parts(of: bytes.span)
        guard let video = CleanVideo(film.file, still: still, limits: limits) else { throw .internalFault }
        return video
    }

    /// Whether the library is there.
    public func isPossible() -> Bool { Self.library != nil }

    /// The film and its still.
    func parts(of bytes: Span<UInt8>, isMapped: Bool = false) throws(VideoRefusal)
        -> (film: Film, still: CleanPhoto)
    {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= limits.maxBytes else { throw .tooManyBytes(limit: limits.maxBytes) }
        guard let kind = VideoKind(of: bytes) else { throw .notAVideo }
        var film = try VideoLibraries.film(in: bytes, kind: kind, limits: limits, isMapped: isMapped)
        let picture = try VideoLibraries.still(of: film)
        // What the file says of its size is hearsay.
        (film.width, film.height) = (picture.width, picture.height)
        guard film.isPlain else { throw .broken }
        return (film, try still(picture, turn: film.turn))
    }

    private func still(_ picture: VideoLibraries.Picture, turn: Orientation) throws(VideoRefusal)
        -> CleanPhoto
    {
        var photo = PhotoLimits()
        photo.maxSide = limits.maxStillSide
        do throws(PhotoRefusal) {
            return try PictureLibraries.clean(
                rows: picture.rgb, width: picture.width, height: picture.height, turn: turn, limits: photo)
        } catch {
            throw .internalFault
        }
    }

    /// The version of the library that reads videos, nil where there is none and they are refused. Asking loads it, so
    /// that it is there when opening files is no longer allowed.
    public static var library: String? { VideoLibraries.version }
}
