import CJPEG

/// Blacks out parts of a photo that was cleaned here before: a grid of four by four over the upright picture.
public enum PhotoMask {
    /// The same photo without what lies in `cells`: bit 0 is the first row's first cell, bit 15 the last row's last.
    /// Every block that a cell touches is black; all others stay as they are, bit for bit.
    public static func masked(_ jpeg: [UInt8], cells: UInt16) throws(PhotoRefusal) -> MaskedPhoto {
        var photo = cimg_photo()
        defer { cimg_release(&photo) }
        let verdict = jpeg.withUnsafeBufferPointer { buffer in
            cimg_mask(buffer.baseAddress, buffer.count, UInt32(cells), &photo)
        }
        switch verdict {
        case .CIMG_CLEANED: break
        case .CIMG_BROKEN, .CIMG_UNSUPPORTED, .CIMG_NO_DECODER, .CIMG_TOO_MANY_PIXELS, .CIMG_TOO_COMPLEX:
            throw .broken
        case .CIMG_OUT_OF_MEMORY, .CIMG_FAULT: throw .internalFault
        }
        let bytes = Array(UnsafeBufferPointer(start: photo.bytes, count: photo.count))
        let (width, height) = (Int(photo.width), Int(photo.height))
        guard PlainJPEG.isOne(bytes, width: width, height: height) else { throw .internalFault }
        return MaskedPhoto(jpeg: bytes, width: width, height: height)
    }
}

/// A photo with parts blacked out: a picture and nothing else, like every clean photo.
public struct MaskedPhoto: Sendable, Equatable {
    public let jpeg: [UInt8]
    public let width: Int
    public let height: Int
}
