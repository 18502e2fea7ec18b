import Glibc

/// Whether a file is a JPEG as the encoder here writes it, and nothing else.
///
/// A decoder that a hostile file has taken over can send any bytes it likes; this looks at every one of them, so that
/// what it sends is a picture and cannot carry a place, a name or a second file.
enum PlainJPEG {
    private static let jfif: [UInt8] =
        [0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
    private static let frame: UInt8 = 0xC0
    private static let scan: UInt8 = 0xDA
    /// Quantisers, frame, Huffman tables, scan. No set: making the program's first one would take longer than all else here.
    private static let allowed: [UInt8] = [0xDB, 0xC0, 0xC4, 0xDA]

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
        return bytes.withUnsafeBytes { buffer in
            hasNoMarker(UnsafeRawBufferPointer(rebasing: buffer[start..<buffer.count - 2]))
        }
    }

    /// Whether each 0xFF is followed by the zero that makes it data. The C library's search looks at 32 bytes at a time.
    private static func hasNoMarker(_ data: UnsafeRawBufferPointer) -> Bool {
        var rest = data
        while let start = rest.baseAddress, let found = memchr(start, 0xFF, rest.count) {
            let next = UnsafeRawPointer(found) - start + 1
            guard next < rest.count, rest[next] == 0 else { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest[(next + 1)...])
        }
        return true
    }
}
