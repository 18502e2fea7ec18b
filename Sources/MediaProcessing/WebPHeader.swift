/// What a WebP's chunks say beside the pixels: orientation and ICC profile.
enum WebPHeader {
    private static let start = 12
    private static let exif = Array("EXIF".utf8)
    private static let profile = Array("ICCP".utf8)

    /// Walks the chunks; stops in silence where they make no sense.
    static func read(_ bytes: Span<UInt8>) -> PictureHeader {
        var header = PictureHeader()
        var hasEXIF = false
        var offset = start
        while let size = bytes.number(at: offset + 4, size: 4, isBigEndian: false) {
            let payload = offset + 8..<offset + 8 + size
            guard payload.upperBound <= bytes.count else { break }
            if bytes.has(exif, at: offset), !hasEXIF {
                hasEXIF = true
                header.orientation = PictureHeader.orientation(inEXIF: bytes.extracting(payload))
            } else if bytes.has(profile, at: offset), header.profile.isEmpty {
                header.profile = payload.map { bytes[$0] }
            }
            // Chunks begin at even places.
            offset = payload.upperBound + size % 2
        }
        return header
    }
}
