/// What is remembered of a photo beside the clean copy.
public struct PhotoOrigin: Sendable, Equatable {
    /// The SHA-256 of the file as it arrived, in hex: it proves later that a file somebody shows is this one.
    public let hash: String?
    /// What the clean copy looks like, in 64 bits: photos that are nearly the same differ in few of them.
    public let look: UInt64?
    /// The file as it arrived, where the operator wants it kept.
    public let bytes: [UInt8]?
    /// The clean video whose still the photo is.
    public let video: VideoBeside?

    public init(
        hash: String? = nil, look: UInt64? = nil, bytes: [UInt8]? = nil, video: VideoBeside? = nil
    ) {
        (self.hash, self.look, self.bytes, self.video) = (hash, look, bytes, video)
    }
}
