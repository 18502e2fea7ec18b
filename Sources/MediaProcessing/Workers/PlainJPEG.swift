/// Whether a file is a JPEG as the encoder here writes it, and nothing else.
///
/// A decoder that a hostile file has taken over can send any bytes it likes. This knows every byte that stands before the
/// coded data, and walks that code by code to the end of the last block, so that what is sent is a picture and cannot
/// carry a place, a name or a second file.
enum PlainJPEG {
    private static let start: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
    /// From the start of the file to the first quantiser.
    private static let beforeQuantisers = start.count + 5
    private static let end: [UInt8] = [0xFF, 0xD9]

    /// Start marker, JFIF without a thumbnail, the standard's tables, one frame of the size, one scan, end marker, end.
    static func isOne(_ bytes: [UInt8], width: Int, height: Int) -> Bool {
        [3, 1].contains { isOne(bytes, width: width, height: height, components: $0) }
    }

    private static func isOne(_ bytes: [UInt8], width: Int, height: Int, components: Int) -> Bool {
        guard bytes.span.has(end, at: bytes.count - end.count),
            let header = qualities(of: bytes.span).lazy.map({ quality in
                header(width: width, height: height, components: components, quality: quality)
            }).first(where: { bytes.span.begins(with: $0) }), header.count <= bytes.count - end.count
        else { return false }
        var blocks = CodedBlocks(bytes, in: header.count..<bytes.count - end.count)
        // Four blocks of luma, one of each chroma, for 16 by 16 pixels; grey has blocks of 8 by 8.
        let (side, pattern) = components == 3 ? (16, [0, 0, 0, 0, 2, 2]) : (8, [0])
        let units = ((width + side - 1) / side) * ((height + side - 1) / side)
        return blocks.areExactly(units, of: pattern)
    }

    /// The qualities whose quantisers of luma stand in the file: mostly one.
    private static func qualities(of bytes: Span<UInt8>) -> [Int] {
        (1...100).filter { quality in
            bytes.has(StandardTables.quantisers(0, quality: quality), at: beforeQuantisers)
        }
    }

    /// All that stands before the coded data.
    private static func header(width: Int, height: Int, components: Int, quality: Int) -> [UInt8] {
        let isGrey = components == 1
        let tables: [UInt8] = isGrey ? [0] : [0, 1]
        var bytes = start
        for table in tables {
            bytes += segment(0xDB, [table] + StandardTables.quantisers(Int(table), quality: quality))
        }
        let size = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
        let planes: [UInt8] = isGrey ? [1, 0x11, 0] : [1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
        bytes += segment(0xC0, [8] + size + [UInt8(components)] + planes)
        for table in tables {
            bytes += segment(0xC4, [table] + StandardTables.codes[2 * Int(table)])
            bytes += segment(0xC4, [0x10 | table] + StandardTables.codes[2 * Int(table) + 1])
        }
        let scan: [UInt8] = isGrey ? [1, 0] : [1, 0, 2, 0x11, 3, 0x11]
        return bytes + segment(0xDA, [UInt8(components)] + scan + [0, 63, 0])
    }

    private static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
        let size = payload.count + 2
        return [0xFF, marker, UInt8(size >> 8), UInt8(size & 255)] + payload
    }
}
