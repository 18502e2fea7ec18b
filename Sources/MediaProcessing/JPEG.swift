import CImages

/// The one door to libjpeg: no pointer leaves this file.
enum JPEG {
    /// Decodes, shrinks, turns and encodes a JPEG within `limits`; synchronous, for a thread of the caller's.
    static func clean(
        _ bytes: Span<UInt8>, orientation: Orientation, limits: PhotoLimits
    ) throws(PhotoRefusal) -> CleanPhoto {
        var photo = cimg_photo()
        defer { cimg_release(&photo) }
        let verdict = bytes.withUnsafeBufferPointer { buffer in
            var request = request(orientation: orientation, limits: limits)
            request.bytes = buffer.baseAddress
            request.count = buffer.count
            return cimg_clean(&request, &photo)
        }
        if let refusal = refusal(for: verdict) { throw refusal }
        let jpeg = Array(UnsafeBufferPointer(start: photo.bytes, count: photo.count))
        return CleanPhoto(jpeg: jpeg, width: Int(photo.width), height: Int(photo.height))
    }

    private static func request(orientation: Orientation, limits: PhotoLimits) -> cimg_request {
        var request = cimg_request()
        request.orientation = Int32(orientation.rawValue)
        request.max_side = Int32(clamping: limits.maxSide)
        request.quality = Int32(clamping: limits.quality)
        request.max_warnings = Int32(clamping: limits.maxWarnings)
        request.max_scans = Int32(clamping: limits.maxScans)
        request.max_pixels = Int64(limits.maxPixels)
        request.max_multiscan_pixels = Int64(limits.maxProgressivePixels)
        return request
    }

    private static func refusal(for verdict: cimg_verdict) -> PhotoRefusal? {
        switch verdict {
        case .CIMG_CLEANED: nil
        case .CIMG_BROKEN: .broken
        case .CIMG_UNSUPPORTED: .unsupported(.jpeg)
        case .CIMG_TOO_MANY_PIXELS: .tooManyPixels
        case .CIMG_TOO_COMPLEX: .tooComplex
        case .CIMG_OUT_OF_MEMORY, .CIMG_FAULT: .internalFault
        }
    }
}
