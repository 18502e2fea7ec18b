import CZlib

/// Deflated bytes (RFC 1951) without a header around them, as a zip file holds them; zlib unpacks them.
struct Deflated {
    let bytes: ArraySlice<UInt8>

    /// All of it; what follows its end is left alone. Throws for damage, and for more than `limit` bytes.
    func unpacked(limit: Int) throws(SourceError) -> [UInt8] {
        var status = Z_BUF_ERROR
        let unpacked = [UInt8](unsafeUninitializedCapacity: limit) { room, count in
            var written = uInt(limit)
            status = bytes.withUnsafeBufferPointer { packed in
                turnout_inflate_raw(packed.baseAddress, uInt(packed.count), room.baseAddress, &written)
            }
            count = Int(written)
        }
        guard status == Z_STREAM_END else { throw .unreadable }
        return unpacked
    }

    /// The CRC-32 that a zip file keeps of unpacked bytes.
    static func checksum(_ bytes: [UInt8]) -> Int { Int(crc32_z(0, bytes, bytes.count)) }
}
