/// A PNG taken apart at its chunks.
struct PNGChunks {
    let bytes: [UInt8]

    init(_ png: [UInt8]) { bytes = png }

    /// Where the first chunk of this name is, from its length to its checksum.
    func range(of name: String) -> Range<Int>? {
        var offset = 8
        while offset + 12 <= bytes.count {
            let size = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            if Array(bytes[offset + 4..<offset + 8]) == Array(name.utf8) {
                return offset..<offset + 12 + size
            }
            offset += 12 + size
        }
        return nil
    }

    /// A chunk with its checksum.
    static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + payload
        return big(payload.count) + body + big(Int(checksum(body)))
    }

    private static func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = .max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
