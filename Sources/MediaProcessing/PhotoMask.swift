import CJPEG

/// Blacks out parts of a photo that was cleaned here before.
public enum PhotoMask {
    /// The same photo without what lies in `parts`. Every block that one of them touches is black; all others stay as they
    /// are, bit for bit.
    public static func masked(_ jpeg: [UInt8], parts: [PhotoBox]) throws(PhotoRefusal) -> MaskedPhoto {
        guard parts.allSatisfy(\.isInside) else { throw .internalFault }
        let boxes = parts.map(\.box)
        return try MaskedPhoto { photo in
            jpeg.withUnsafeBufferPointer { buffer in
                boxes.withUnsafeBufferPointer { boxes in
                    cimg_mask(buffer.baseAddress, buffer.count, boxes.baseAddress, boxes.count, &photo)
                }
            }
        }
    }
}

/// What was made of a clean photo: a picture and nothing else, like every clean photo.
public struct MaskedPhoto: Sendable, Equatable {
    public let jpeg: [UInt8]
    public let width: Int
    public let height: Int

    init(_ make: (inout cimg_photo) -> cimg_verdict) throws(PhotoRefusal) {
        var photo = cimg_photo()
        defer { cimg_release(&photo) }
        switch make(&photo) {
        case .CIMG_CLEANED: break
        case .CIMG_BROKEN, .CIMG_UNSUPPORTED, .CIMG_NO_DECODER, .CIMG_TOO_MANY_PIXELS, .CIMG_TOO_COMPLEX:
            throw .broken
        case .CIMG_OUT_OF_MEMORY, .CIMG_FAULT: throw .internalFault
        }
        jpeg = Array(UnsafeBufferPointer(start: photo.bytes, count: photo.count))
        (width, height) = (Int(photo.width), Int(photo.height))
        guard PlainJPEG.isOne(jpeg, width: width, height: height) else { throw .internalFault }
    }
}
