/// Reads one thing after the other, never beyond its end.
struct PackedCursor {
    let bytes: PackedBytes
    private(set) var place: Int
    let end: Int

    init(_ bytes: PackedBytes, _ range: Range<Int>) {
        self.bytes = bytes
        place = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { place >= end }

    mutating func byte() -> UInt8 {
        guard !isAtEnd else { return 0 }
        place += 1
        return bytes[place - 1]
    }

    mutating func number(bytes width: Int) -> Int {
        (0..<width).reduce(0) { $0 | Int(byte()) << (8 * $1) }
    }

    /// Numbers that no election reaches are cut to 31 bits.
    mutating func varint() -> Int {
        var value = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            let next = byte()
            value |= Int(next & 127) << shift
            if next < 128 { break }
        }
        return min(value, Int(Int32.max))
    }

    /// How many things follow: no more than there are bytes.
    mutating func count() -> Int { min(varint(), max(0, end - place)) }

    mutating func text() -> String {
        let length = count()
        defer { place += length }
        return bytes.text(place..<(place + length))
    }

    mutating func skip(_ length: Int) { place = min(end, place + length) }
}
