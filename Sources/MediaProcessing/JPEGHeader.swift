/// What stands before the first scan of a JPEG and matters to the cleaner, read without trusting a byte of it.
///
/// The decoder reads the same markers for itself; where the two disagree the decoder decides what is a picture and
/// this decides only how it is turned.
struct JPEGHeader {
    /// How the stored picture is to be turned upright.
    private(set) var orientation = Orientation.upright

    /// Walks the markers up to the first scan; stops in silence where they make no sense.
    init(of bytes: Span<UInt8>) {
        var offset = 2
        while let segment = Segment(in: bytes, at: offset), segment.marker != Segment.startOfScan {
            if segment.marker == Segment.app1, bytes.has(Self.exif, at: segment.payload.lowerBound) {
                let tiff = segment.payload.lowerBound + Self.exif.count..<segment.payload.upperBound
                orientation = Orientation(inTIFF: bytes.extracting(tiff))
                return
            }
            offset = segment.payload.upperBound
        }
    }

    private static let exif = Array("Exif\0\0".utf8)
}

/// One marker of a JPEG with what belongs to it.
private struct Segment {
    static let app1: UInt8 = 0xE1
    static let startOfScan: UInt8 = 0xDA

    let marker: UInt8
    let payload: Range<Int>

    /// The segment whose marker begins at `offset`, where fill bytes may come first; nil when there is none.
    init?(in bytes: Span<UInt8>, at offset: Int) {
        guard bytes.byte(at: offset) == 0xFF else { return nil }
        var place = offset
        while bytes.byte(at: place) == 0xFF { place += 1 }
        guard let marker = bytes.byte(at: place), let high = bytes.byte(at: place + 1),
            let low = bytes.byte(at: place + 2)
        else { return nil }
        let end = place + 1 + Int(high) << 8 + Int(low)
        guard end >= place + 3, end <= bytes.count else { return nil }
        self.marker = marker
        payload = place + 3..<end
    }
}
