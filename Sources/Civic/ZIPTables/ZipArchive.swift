import Foundation

/// A zip file held in memory; just enough to take one table out of it.
struct ZipArchive {
    /// The most that is unpacked.
    private static let limit = 64 * 1024 * 1024
    private let bytes: [UInt8]
    private let entries: [(method: Int, offset: Int, packed: Int, unpacked: Int)]

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
        var entries: [(method: Int, offset: Int, packed: Int, unpacked: Int)] = []
        for _ in 0..<Self.number(bytes, end + 10, 2) {
            guard place + 46 <= bytes.count, bytes[place...].starts(with: [0x50, 0x4B, 1, 2]) else {
                throw .unreadable
            }
            let number = { [bytes] (at: Int, width: Int) in Self.number(bytes, place + at, width) }
            entries.append((number(10, 2), number(42, 4), number(20, 4), number(24, 4)))
            place += 46 + number(28, 2) + number(30, 2) + number(32, 2)
        }
        self.entries = entries
    }

    /// The unpacked bytes of the largest file in it: the table, beside its notes.
    func largest() throws(SourceError) -> Data {
        guard let entry = entries.max(by: { $0.unpacked < $1.unpacked }), entry.unpacked <= Self.limit,
            entry.offset + 30 <= bytes.count
        else { throw .unreadable }
        let start =
            entry.offset + 30 + Self.number(bytes, entry.offset + 26, 2)
            + Self.number(bytes, entry.offset + 28, 2)
        guard start + entry.packed <= bytes.count else { throw .unreadable }
        let packed = bytes[start..<(start + entry.packed)]
        switch entry.method {
        case 0: return Data(packed)
        case 8:
            var inflate = Inflate(packed, limit: entry.unpacked)
            let unpacked = try inflate.run()
            guard unpacked.count == entry.unpacked else { throw .unreadable }
            return Data(unpacked)
        case _: throw .unreadable
        }
    }

    private static func number(_ bytes: [UInt8], _ start: Int, _ width: Int) -> Int {
        guard start >= 0, start + width <= bytes.count else { return 0 }
        return (0..<width).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    }
}
