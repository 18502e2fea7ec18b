import FoundationEssentials

/// A zip file held in memory; just enough to take one table out of it.
struct ZipArchive {
    /// A file in it: how it is packed, its checksum, where its head begins, and its sizes in bytes.
    private struct Entry {
        let method, checksum, offset, packed, unpacked: Int
    }

    /// The most that is unpacked.
    private static let limit = 64 * 1024 * 1024
    private let bytes: [UInt8]
    private let entries: [Entry]

    /// Reads the directory at the end; throws for what is no zip file.
    init(_ data: Data) throws(SourceError) {
        bytes = [UInt8](data)
        let last = bytes.count - 22
        guard last >= 0 else { throw .unreadable }
        let end = stride(from: last, through: max(0, last - 65_535), by: -1).first { [bytes] in
            bytes[$0...].starts(with: [0x50, 0x4B, 5, 6])
        }
        guard let end else { throw .unreadable }
        var place = Self.number(bytes, end + 16, 4)
        var entries: [Entry] = []
        for _ in 0..<Self.number(bytes, end + 10, 2) {
            guard place + 46 <= bytes.count, bytes[place...].starts(with: [0x50, 0x4B, 1, 2]) else {
                throw .unreadable
            }
            let number = { [bytes] (at: Int, width: Int) in Self.number(bytes, place + at, width) }
            entries.append(
                Entry(
                    method: number(10, 2), checksum: number(16, 4), offset: number(42, 4),
                    packed: number(20, 4), unpacked: number(24, 4)))
            place += 46 + number(28, 2) + number(30, 2) + number(32, 2)
        }
        self.entries = entries
    }

    /// The unpacked bytes of the largest file in it: the table, beside its notes; throws for damage and for more than 64 MiB.
    func largest() throws(SourceError) -> Data {
        guard let entry = entries.max(by: { $0.unpacked < $1.unpacked }), entry.unpacked <= Self.limit,
            entry.offset + 30 <= bytes.count
        else { throw .unreadable }
        let start =
            entry.offset + 30 + Self.number(bytes, entry.offset + 26, 2)
            + Self.number(bytes, entry.offset + 28, 2)
        guard start + entry.packed <= bytes.count else { throw .unreadable }
        let unpacked = try unpack(bytes[start..<(start + entry.packed)], entry)
        guard unpacked.count == entry.unpacked, Deflated.checksum(unpacked) == entry.checksum else {
            throw .unreadable
        }
        return Data(unpacked)
    }

    private func unpack(_ packed: ArraySlice<UInt8>, _ entry: Entry) throws(SourceError) -> [UInt8] {
        switch entry.method {
        case 0: return Array(packed)
        case 8: return try Deflated(bytes: packed).unpacked(limit: entry.unpacked)
        case _: throw .unreadable
        }
    }

    private static func number(_ bytes: [UInt8], _ start: Int, _ width: Int) -> Int {
        guard start >= 0, start + width <= bytes.count else { return 0 }
        return (0..<width).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    }
}
