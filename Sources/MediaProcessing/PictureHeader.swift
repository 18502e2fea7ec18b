/// What a picture file says about its pixels and the cleaner has to know, read without trusting a byte of it.
///
/// The decoders read the same files for themselves; where the two disagree the decoder decides what is a picture and
/// this decides only how it is turned and coloured.
struct PictureHeader {
    /// How the stored picture is to be turned upright; nil where its decoder has to do it.
    var orientation: Orientation? = .upright
    /// Its ICC profile; empty if there is none, or the decoder reads it (PNG, HEIC).
    var profile: [UInt8] = []

    /// What a decoder that keeps the picture whole needs for two pixels (HEIC, AVIF).
    var bytesOfTwoPixels = 24

    init() {}

    /// What stands in a file of this kind; nothing where it makes no sense.
    init(of bytes: Span<UInt8>, kind: PictureKind) {
        switch kind {
        case .jpeg: self = JPEGHeader.read(bytes)
        case .png: self = PNGHeader.read(bytes)
        case .webp: self = WebPHeader.read(bytes)
        // EXIF's word is for information only there.
        case .heif, .avif: self = HEIFHeader.read(bytes)
        case .gif, .jpegXL, .tiff, .bmp: self.init()
        }
    }

    /// EXIF as JPEG has it always, PNG and WebP sometimes: behind these six bytes.
    static let exif = Array("Exif\0\0".utf8)

    /// The orientation in an EXIF block, with or without the six bytes before it.
    static func orientation(inEXIF bytes: Span<UInt8>) -> Orientation {
        guard bytes.begins(with: exif) else { return Orientation(inTIFF: bytes) }
        return Orientation(inTIFF: bytes.extracting(exif.count..<bytes.count))
    }
}
