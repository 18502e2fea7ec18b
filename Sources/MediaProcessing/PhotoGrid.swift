import CJPEG

/// A part of a photo, in cells of a grid of 64 columns and 36 rows over the upright picture: from `left` and `top` up to,
/// not with, `right` and `bottom`.
public struct PhotoBox: Sendable, Equatable {
    public let (left, top, right, bottom): (Int, Int, Int, Int)

    public init(left: Int, top: Int, right: Int, bottom: Int) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// All of it.
    public static let whole = PhotoBox(
        left: 0, top: 0, right: Int(CIMG_COLUMNS), bottom: Int(CIMG_ROWS))

    var box: cimg_box {
        cimg_box(left: Int32(left), top: Int32(top), right: Int32(right), bottom: Int32(bottom))
    }

    var isInside: Bool {
        let whole = Self.whole
        return 0 <= left && left < right && right <= whole.right && 0 <= top && top < bottom
            && bottom <= whole.bottom
    }
}

/// Draws a grid of eight by six with its names over a photo that was cleaned here before, or over a part of it, made larger.
public enum PhotoGrid {
    /// A picture of its own; the photo stays as it is.
    public static func drawn(over jpeg: [UInt8], area: PhotoBox = .whole) throws(PhotoRefusal) -> MaskedPhoto
    {
        guard area.isInside else { throw .internalFault }
        return try MaskedPhoto { photo in
            jpeg.withUnsafeBufferPointer { cimg_grid($0.baseAddress, $0.count, area.box, &photo) }
        }
    }
}
