/// Makes clean copies of photos: whatever cannot be decoded completely and encoded anew is refused.
///
/// Work is synchronous and takes tens of milliseconds; callers bring a thread of their own.
public struct PhotoCleaner: Sendable {
    /// What a photo may cost here.
    public let limits: PhotoLimits

    /// A cleaner that keeps to `limits`.
    public init(limits: PhotoLimits = PhotoLimits()) { self.limits = limits }

    /// The clean copy of the photo file `bytes`, or why there is none.
    public func clean(_ bytes: Span<UInt8>) throws(PhotoRefusal) -> CleanPhoto {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= limits.maxBytes else { throw .tooManyBytes(limit: limits.maxBytes) }
        guard let kind = PictureKind(of: bytes) else { throw .notAPicture }
        return try PictureLibraries.clean(bytes, kind: kind, limits: limits)
    }

    /// The clean copy of the photo file `bytes`, or why there is none.
    public func clean(_ bytes: [UInt8]) throws(PhotoRefusal) -> CleanPhoto { try clean(bytes.span) }

    /// The version of the library that reads phones' own formats (HEIC, AVIF), nil where there is none and they are
    /// refused. Asking loads it, so that it is there when opening files is no longer allowed.
    public static var phoneFormatsLibrary: String? { PictureLibraries.phoneFormats }
}
