/// A photo that is safe to show: an upright sRGB JPEG, freshly encoded, without a byte of metadata.
public struct CleanPhoto: Sendable, Equatable {
    /// The whole JPEG file.
    public let jpeg: [UInt8]
    /// Pixels across.
    public let width: Int
    /// Pixels down.
    public let height: Int
    /// What it looks like, to find photos that are nearly the same.
    public let look: PhotoLook
}
