/// What one photo may cost and how large its clean copy is; the defaults suit whatever a phone sends.
public struct PhotoLimits: Sendable, Equatable {
    /// Bytes of the file as it arrived: the platforms hand out no more than 20 MB.
    public var maxBytes = 20 * 1024 * 1024
    /// Pixels of a JPEG that is decoded in passing; time grows with them, memory does not.
    public var maxPixels = 200_000_000
    /// Pixels of a JPEG that comes in several scans, each of them work over the whole picture.
    public var maxProgressivePixels = 64_000_000
    /// Pixels of a PNG, WebP or GIF: a few bytes can stand for very many.
    public var maxPackedPixels = 64_000_000
    /// Pixels of a PNG or GIF whose rows come out of order, so that it is kept whole: four bytes each.
    public var maxInterlacedPixels = 16_000_000
    /// Pixels of a HEIC or AVIF, which are kept whole; fewer where they have more than 8 bits, or colours of their own each.
    public var maxPhonePixels = 50_000_000
    /// Scans of one JPEG; cameras and browsers write about ten.
    public var maxScans = 64
    /// Places where the data is corrupt but can be decoded on.
    public var maxWarnings = 50
    /// The longer side of the clean copy in pixels, 1 to 65,500; a smaller photo keeps its size.
    public var maxSide = 1280
    /// JPEG quality of the clean copy, 1 to 100.
    public var quality = 82

    /// The defaults.
    public init() {}
}
