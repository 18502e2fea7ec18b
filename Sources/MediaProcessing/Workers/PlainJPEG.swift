/// Whether a file is a JPEG as the encoder here writes it, and nothing else.
///
/// A decoder that a hostile file has taken over can send any bytes it likes; this looks at every one of them, so that
/// what it sends is a picture and cannot carry a place, a name or a second file.
enum PlainJPEG {
    private static let jfif: [UInt8] =
        [0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
    private static let frame: UInt8 = 0xC0
    private static let scan: UInt8 = 0xDA
    /// Quantisers, frame, Huffman tables, scan.
    private static let allowed: Set<UInt8> = [0xDB, 0xC0, 0xC4, 0xDA]

    /// Start marker, JFIF without a thumbnail, tables, one frame of the size, one scan, end marker, end.
    static func isOne(_ bytes: Span<UInt8>, width: Int, height: Int) -> Bool {
        guard bytes.begins(with: [0xFF, 0xD8] + jfif) else { return false }
        var offset = 2 + jfif.count
        var hasFrame = false
        while let marker = bytes.byte(at: offset + 1), bytes.byte(at: offset) == 0xFF,
            allowed.contains(marker),
            let size = bytes.number(at: offset + 2, size: 2, isBigEndian: true), size >= 2
        {
            if marker == frame {
                guard !hasFrame, bytes.number(at: offset + 5, size: 2, isBigEndian: true) == height,
                    bytes.number(at: offset + 7, size: 2, isBigEndian: true) == width
                else { return false }
                hasFrame = true
            }
            offset += 2 + size
            if marker == scan { return hasFrame && isData(bytes, from: offset) }
        }
        return false
    }

    /// Whether coded data with no marker in it goes on to an end marker that is the end of the file.
    private static func isData(_ bytes: Span<UInt8>, from start: Int) -> Bool {
        guard bytes.count - start >= 2, bytes.has([0xFF, 0xD9], at: bytes.count - 2) else { return false }
        return bytes.withUnsafeBufferPointer { buffer in
            let data = buffer[start..<buffer.count - 2]
            return zip(data, data.dropFirst()).allSatisfy { $0 != 0xFF || $1 == 0 } && data.last != 0xFF
        }
    }
}
