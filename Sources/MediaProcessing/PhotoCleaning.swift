/// Whoever makes clean copies of photos: in this process, or in one that may break.
public protocol PhotoCleaning: Sendable {
    /// The clean copy of the photo file `bytes`, or why there is none; blocks for tens of milliseconds.
    func clean(_ bytes: [UInt8]) throws(PhotoRefusal) -> CleanPhoto
}

extension PhotoCleaner: PhotoCleaning {}
