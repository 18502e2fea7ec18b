/// Makes clean copies of photos: whatever cannot be decoded completely and encoded anew is refused.
///
/// Work is synchronous and takes tens of milliseconds; callers bring a thread of their own.
public struct PhotoCleaner: Sendable {
    /// What a photo may cost here.
    public let limits: PhotoLimits

    /// A cleaner that keeps to `limits`.
    public init(limits: PhotoLimits = PhotoLimits()) {
        self.limits = limits
    }

    /// The clean copy of the photo file `bytes`, or why there is none.
    public func clean(_ bytes: Span<UInt8>) throws(PhotoRefusal) -> CleanPhoto {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= limits.maxBytes else { throw .tooManyBytes(limit: limits.maxBytes) }
        switch PictureKind(of: bytes) {
        case nil: throw .notAPicture
        case .jpeg:
            let header = JPEGHeader(of: bytes)
            return try JPEG.clean(bytes, orientation: header.orientation, limits: limits)
        case let kind?: throw .unsupported(kind)
        }
    }

    /// The clean copy of the photo file `bytes`, or why there is none.
    public func clean(_ bytes: [UInt8]) throws(PhotoRefusal) -> CleanPhoto {
        try clean(bytes.span)
    }
}
