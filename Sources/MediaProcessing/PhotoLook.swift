/// What a photo looks like, in 64 bits (dHash): one for each of 8 by 8 fields and its neighbour to the right, telling
/// which is brighter. Copies of a photo, resized or encoded anew, differ in few of them.
public struct PhotoLook: Sendable, Equatable {
    /// The top left field is the highest bit, the bottom right one the lowest.
    public let bits: UInt64

    /// A look from its bits.
    public init(bits: UInt64) { self.bits = bits }

    /// In how many of the 64 fields two photos differ.
    public func distance(to other: PhotoLook) -> Int { (bits ^ other.bits).nonzeroBitCount }
}
