/// Why there is no clean copy of a photo; nothing of the photo may be shown to anyone.
public enum PhotoRefusal: Error, Sendable, Equatable {
    /// There are no bytes.
    case empty
    /// The file is larger than `limit` bytes.
    case tooManyBytes(limit: Int)
    /// The picture has more pixels than the limits allow, as its own header says.
    case tooManyPixels
    /// The file is no picture of any kind known here.
    case notAPicture
    /// The file is a picture of a kind that is not read.
    case unsupported(PictureKind)
    /// The file is a picture of a kind whose library this machine does not have.
    case unreadableHere(PictureKind)
    /// The file is damaged: it cannot be decoded to its end.
    case broken
    /// The file is built so that decoding it would take far too long.
    case tooComplex
    /// Decoding took longer than any photo should, and was stopped.
    case tookTooLong
    /// The fault is ours: no memory, no descriptor, a decoder that broke or whose copy is not believed, limits out of
    /// range. The photo may be fine; try again later.
    case internalFault
}
