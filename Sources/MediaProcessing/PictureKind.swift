/// What kind of picture a file is, told by its first bytes and never by its name.
public enum PictureKind: Sendable, Equatable, CaseIterable {
    /// JPEG; as a refusal: 12 bits a sample, lossless, or with components nobody uses.
    case jpeg
    /// PNG, animated or not.
    case png
    /// GIF, animated or not.
    case gif
    /// WebP, lossy or lossless.
    case webp
    /// HEIC and its relatives, as iPhones save them.
    case heif
    /// AVIF.
    case avif
    /// JPEG XL.
    case jpegXL
    /// TIFF, and the raw formats built on it.
    case tiff
    /// Windows bitmap.
    case bmp

    /// Whether it is HEIC or AVIF, whose library is large and needs threads.
    var isPhoneFormat: Bool { self == .heif || self == .avif }

    /// The kind that begins as `bytes` do; nil when no picture does.
    public init?(of bytes: Span<UInt8>) {
        if let kind = Self.signatures.first(where: { bytes.begins(with: $0.bytes) })?.kind {
            self = kind
        } else if bytes.begins(with: Array("RIFF".utf8)), bytes.has(Array("WEBP".utf8), at: 8) {
            self = .webp
        } else if bytes.has(Array("ftyp".utf8), at: 4), let kind = Self.brand(of: bytes) {
            self = kind
        } else if Self.isBitmap(bytes) {
            self = .bmp
        } else {
            return nil
        }
    }

    private static let signatures: [(bytes: [UInt8], kind: PictureKind)] = [
        ([0xFF, 0xD8, 0xFF], .jpeg),
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
        (Array("GIF87a".utf8), .gif),
        (Array("GIF89a".utf8), .gif),
        (Array("II*\0".utf8), .tiff),
        (Array("MM\0*".utf8), .tiff),
        ([0xFF, 0x0A], .jpegXL),
        ([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20], .jpegXL),
    ]

    /// The kind that the major brand of an ISO media file stands for; videos have other brands.
    private static func brand(of bytes: Span<UInt8>) -> PictureKind? {
        if ["avif", "avis"].contains(where: { bytes.has(Array($0.utf8), at: 8) }) { return .avif }
        let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "miaf"]
        return brands.contains { bytes.has(Array($0.utf8), at: 8) } ? .heif : nil
    }

    /// Two letters alone are the start of many a text: four zeros and a header of a known size follow in a bitmap.
    private static func isBitmap(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.begins(with: Array("BM".utf8)), bytes.has([0, 0, 0, 0], at: 6),
            let size = bytes.number(at: 14, size: 4, isBigEndian: false)
        else { return false }
        return [12, 40, 52, 56, 64, 108, 124].contains(size)
    }
}
