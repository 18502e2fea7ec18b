/// Why there is no clean copy of a video; nothing of the video may be shown to anyone.
public enum VideoRefusal: Error, Sendable, Equatable {
    /// There are no bytes.
    case empty
    /// The file is larger than `limit` bytes.
    case tooManyBytes(limit: Int)
    /// It runs for more than `limit` seconds, or in more pictures than a minute of slow motion has.
    case tooLong(limit: Int)
    /// A side has more pixels than any phone films, or it takes more memory than a worker has.
    case tooManyPixels
    /// The file is no MP4, MOV or WebM, or has no moving pictures in it.
    case notAVideo
    /// Its pictures are coded in a way that is not read.
    case unsupported
    /// This machine does not have the library that reads videos.
    case unreadableHere
    /// The file is damaged: it cannot be read to its end, or none of its pictures decoded.
    case broken
    /// Reading took longer than any video should, and was stopped.
    case tookTooLong
    /// The fault is ours: no memory, no descriptor, a library that broke or whose copy is not believed. The video may be
    /// fine; try again later.
    case internalFault
}
