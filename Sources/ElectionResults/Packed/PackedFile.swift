/// A packed file whose length and checksum are right, and where its parts lie; `PackedResults.h` says how.
struct PackedFile {
    let bytes: PackedBytes
    let sources: PackedList
    let words: PackedList
    let names: PackedList
    let areas: PackedList
    let parties: PackedList
    let places: PackedList
    let joined: PackedList
    let contestCount: Int
    private let sections: [Range<Int>]

    private static let mark = 0x3152_4554
    private static let parts = 10
    private static let recordLength = 10

    init(_ bytes: PackedBytes) throws(DamagedResults) {
        guard bytes.count > 16 + 4 * (Self.parts + 1), bytes.number(at: 0, bytes: 4) == Self.mark else {
            throw .otherForm
        }
        guard bytes.number(at: 4, bytes: 4) == bytes.count, bytes.count % 8 == 0 else { throw .cut }
        guard Self.checksum(of: bytes) == bytes.word(at: 8) else { throw .changed }
        let starts = (0...Self.parts).map { min(bytes.number(at: 16 + 4 * $0, bytes: 4), bytes.count) }
        self.bytes = bytes
        sections = zip(starts, starts.dropFirst()).map { $0..<max($0, $1) }
        let lists = sections.prefix(7).map { PackedList(bytes, $0) }
        (sources, words, names, areas) = (lists[0], lists[1], lists[2], lists[3])
        (parties, places, joined) = (lists[4], lists[5], lists[6])
        contestCount = min(
            bytes.number(at: sections[7].lowerBound, bytes: 4), sections[7].count / Self.recordLength)
    }

    /// FNV-1a over words of eight bytes: one that differs anywhere gives another.
    static func checksum(of bytes: PackedBytes) -> UInt64 {
        stride(from: 16, to: bytes.count, by: 8).reduce(0xCBF2_9CE4_8422_2325) { sum, place in
            (sum ^ bytes.word(at: place)) &* 0x100_0000_01B3
        }
    }

    func record(_ number: Int) -> PackedRecord {
        PackedRecord(bytes, at: sections[7].lowerBound + 4 + Self.recordLength * number)
    }

    /// The number of a contest by its rank among all ids.
    func contest(ranked rank: Int) -> Int { bytes.number(at: sections[8].lowerBound + 2 * rank, bytes: 2) }

    func standings(of record: PackedRecord) -> PackedCursor {
        let section = sections[9]
        return PackedCursor(
            bytes, min(section.lowerBound + record.standings, section.upperBound)..<section.upperBound)
    }
}
