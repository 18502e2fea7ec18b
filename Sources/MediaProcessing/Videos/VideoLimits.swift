/// What one video may be; the defaults are what a report may have.
public struct VideoLimits: Sendable, Equatable {
    /// Pixels of a side, whatever the limits are.
    static let longestSide = 3_840

    /// Bytes of the file as it arrived: the platforms hand out no more than 20 MB.
    public var maxBytes = 20 * 1024 * 1024
    /// Whole seconds.
    public var maxSeconds = 60
    /// Pixels of the longer side of its still; a smaller one keeps its size.
    public var maxStillSide = 1280

    /// The defaults.
    public init() {}
}
