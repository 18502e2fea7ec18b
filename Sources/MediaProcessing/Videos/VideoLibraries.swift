import CVideo

/// The one door to libavformat and libavcodec: no pointer leaves this file.
enum VideoLibraries {
    /// A picture as it came out of its decoder: three bytes a pixel.
    struct Picture {
        let width: Int
        let height: Int
        let rgb: [UInt8]
    }

    /// Seconds of processor time in which a picture that is not black is looked for.
    private static let secondsForStill = 4.0

    static var version: String? { cvid_version().map { String(cString: $0) } }

    /// The film in a file: its stream of pictures, without all that is not of them. Of a file as the system maps it no more stays in
    /// memory than is just read.
    static func film(
        in bytes: Span<UInt8>, kind: VideoKind, limits: VideoLimits, isMapped: Bool
    ) throws(VideoRefusal) -> Film {
        try bytes.withUnsafeBufferPointer { (buffer) throws(VideoRefusal) in
            var reader: OpaquePointer?
            var stream = cvid_stream()
            try check(cvid_open(buffer.baseAddress, buffer.count, kind == .webM ? 1 : 0, &reader, &stream))
            defer { cvid_close(reader) }
            if isMapped { cvid_let_go(reader) }
            var maker = try FilmMaker(stream, limits: limits, room: buffer.count)
            var packet = cvid_packet()
            while true {
                let verdict = cvid_next(reader, &packet)
                if verdict == .CVID_END { return try maker.finished() }
                try check(verdict)
                let bytes = UnsafeBufferPointer(start: packet.bytes, count: packet.count)
                try maker.add(bytes.span, packet)
            }
        }
    }

    /// The first picture that is not black.
    static func still(of film: Film) throws(VideoRefusal) -> Picture {
        let setup = film.setup.box(for: film.codec)
        let sizes = film.frames.map { UInt32(clamping: $0.size) }
        var still: OpaquePointer?
        var (width, height) = (Int32(0), Int32(0))
        let verdict = setup.withUnsafeBufferPointer { setup in
            film.bytes.withUnsafeBufferPointer { bytes in
                sizes.withUnsafeBufferPointer { sizes in
                    var request = cvid_film()
                    request.codec = codec(film.codec)
                    (request.setup, request.setup_count) = (setup.baseAddress, setup.count)
                    (request.bytes, request.byte_count) = (bytes.baseAddress, bytes.count)
                    (request.sizes, request.size_count) = (sizes.baseAddress, sizes.count)
                    request.max_side = Int32(VideoLimits.longestSide)
                    request.max_seconds = secondsForStill
                    return cvid_find_still(&request, &still, &width, &height)
                }
            }
        }
        try check(verdict)
        defer { cvid_close_still(still) }
        let count = 3 * Int(width) * Int(height)
        let rgb = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            cvid_paint_still(still, buffer.baseAddress)
            filled = count
        }
        return Picture(width: Int(width), height: Int(height), rgb: rgb)
    }

    private static func codec(_ codec: VideoCodec) -> cvid_codec {
        switch codec {
        case .h264: .CVID_H264
        case .hevc: .CVID_HEVC
        case .av1: .CVID_AV1
        case .vp8: .CVID_VP8
        case .vp9: .CVID_VP9
        }
    }

    private static func check(_ verdict: cvid_verdict) throws(VideoRefusal) {
        switch verdict {
        case .CVID_DONE, .CVID_END: return
        case .CVID_BROKEN: throw .broken
        case .CVID_NO_VIDEO: throw .notAVideo
        case .CVID_UNSUPPORTED: throw .unsupported
        // A worker's memory is what a video may take.
        case .CVID_TOO_LARGE, .CVID_OUT_OF_MEMORY: throw .tooManyPixels
        case .CVID_NO_LIBRARY: throw .unreadableHere
        }
    }
}

extension VideoCodec {
    init(_ codec: cvid_codec) {
        switch codec {
        case .CVID_H264: self = .h264
        case .CVID_HEVC: self = .hevc
        case .CVID_AV1: self = .av1
        case .CVID_VP8: self = .vp8
        case .CVID_VP9: self = .vp9
        }
    }
}
