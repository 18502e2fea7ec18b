/// What a PNG's chunks say beside the pixels: the first eXIf's orientation, before or behind the picture.
enum PNGHeader {
    private static let signatureSize = 8
    private static let exif = Array("eXIf".utf8)
    private static let end = Array("IEND".utf8)

    /// Walks the chunks to the end of the picture; stops in silence where they make no sense.
    static func read(_ bytes: Span<UInt8>) -> PictureHeader {
        var header = PictureHeader()
        var offset = signatureSize
        while let size = bytes.number(at: offset, size: 4, isBigEndian: true), !bytes.has(end, at: offset + 4)
        {
            let payload = offset + 8..<offset + 8 + size
            guard payload.upperBound <= bytes.count else { break }
            if bytes.has(exif, at: offset + 4) {
                header.orientation = PictureHeader.orientation(inEXIF: bytes.extracting(payload))
                break
            }
            // A checksum follows.
            offset = payload.upperBound + 4
        }
        return header
    }
}
