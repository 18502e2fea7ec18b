import CJPEG

/// The one door to the picture libraries: no pointer leaves this file.
enum PictureLibraries {
    /// Of samples in all of a HEIC or AVIF: it and the program stay below 300 MB together.
    private static let mostPhoneBytes = 260_000_000

    /// Decodes, shrinks, turns and encodes a picture within `limits`; synchronous, for a thread of the caller's.
    static func clean(
        _ bytes: Span<UInt8>, kind: PictureKind, limits: PhotoLimits
    ) throws(PhotoRefusal) -> CleanPhoto {
        guard let format = format(of: kind) else { throw .unsupported(kind) }
        let header = PictureHeader(of: bytes, kind: kind)
        var request = request(header, format: format, limits: limits)
        var photo = cimg_photo()
        defer { cimg_release(&photo) }
        let verdict = bytes.withUnsafeBufferPointer { buffer in
            header.profile.withUnsafeBufferPointer { profile in
                (request.bytes, request.count) = (buffer.baseAddress, buffer.count)
                (request.profile, request.profile_count) = (profile.baseAddress, profile.count)
                return cimg_clean(&request, &photo)
            }
        }
        if let refusal = refusal(for: verdict, kind: kind) { throw refusal }
        return finished(photo)
    }

    /// The same of a picture that was decoded elsewhere: three bytes a pixel, red, green and blue.
    static func clean(
        rows: [UInt8], width: Int, height: Int, turn: Orientation, limits: PhotoLimits
    ) throws(PhotoRefusal) -> CleanPhoto {
        var header = PictureHeader()
        header.orientation = turn
        var request = request(header, format: .CIMG_BARE, limits: limits)
        (request.width, request.height) = (Int32(clamping: width), Int32(clamping: height))
        var photo = cimg_photo()
        defer { cimg_release(&photo) }
        let verdict = rows.withUnsafeBufferPointer { buffer in
            (request.bytes, request.count) = (buffer.baseAddress, buffer.count)
            return cimg_clean(&request, &photo)
        }
        guard verdict == .CIMG_CLEANED else { throw .internalFault }
        return finished(photo)
    }

    private static func finished(_ photo: cimg_photo) -> CleanPhoto {
        let jpeg = Array(UnsafeBufferPointer(start: photo.bytes, count: photo.count))
        return CleanPhoto(
            jpeg: jpeg, width: Int(photo.width), height: Int(photo.height), look: PhotoLook(bits: photo.look))
    }

    /// The version of the library for phones' own formats, loaded on the way; nil where there is none.
    static var phoneFormats: String? { cimg_heif_version().map { String(cString: $0) } }

    private static func format(of kind: PictureKind) -> cimg_format? {
        switch kind {
        case .jpeg: .CIMG_JPEG
        case .png: .CIMG_PNG
        case .webp: .CIMG_WEBP
        case .gif: .CIMG_GIF
        case .heif, .avif: .CIMG_HEIF
        case .jpegXL, .tiff, .bmp: nil
        }
    }

    private static func request(_ header: PictureHeader, format: cimg_format, limits: PhotoLimits)
        -> cimg_request
    {
        var request = cimg_request()
        request.format = format
        request.orientation = Int32(header.orientation?.rawValue ?? 0)
        request.max_side = Int32(clamping: limits.maxSide)
        request.quality = Int32(clamping: limits.quality)
        request.max_warnings = Int32(clamping: limits.maxWarnings)
        request.max_scans = Int32(clamping: limits.maxScans)
        request.max_pixels = Int64(limits.maxPixels)
        request.max_multiscan_pixels = Int64(limits.maxProgressivePixels)
        request.max_packed_pixels = Int64(limits.maxPackedPixels)
        request.max_interlaced_pixels = Int64(limits.maxInterlacedPixels)
        let affordable = mostPhoneBytes / header.bytesOfTwoPixels * 2
        request.max_heif_pixels = Int64(min(limits.maxPhonePixels, affordable))
        return request
    }

    private static func refusal(for verdict: cimg_verdict, kind: PictureKind) -> PhotoRefusal? {
        switch verdict {
        case .CIMG_CLEANED: nil
        case .CIMG_BROKEN: .broken
        case .CIMG_UNSUPPORTED: .unsupported(kind)
        case .CIMG_NO_DECODER: .unreadableHere(kind)
        case .CIMG_TOO_MANY_PIXELS: .tooManyPixels
        case .CIMG_TOO_COMPLEX: .tooComplex
        case .CIMG_OUT_OF_MEMORY, .CIMG_FAULT: .internalFault
        }
    }
}
