/// The coded data of a JPEG's one scan, walked block by block without making a picture of it.
struct CodedBlocks {
    private let tables = StandardTables.decoding
    private let bytes: [UInt8]
    private let end: Int
    private var place: Int
    /// Bits that were read and are not used yet: the lowest `count` ones.
    private var bits: UInt64 = 0
    private var count = 0

    init(_ bytes: [UInt8], in range: Range<Int>) {
        (self.bytes, place, end) = (bytes, range.lowerBound, range.upperBound)
    }

    /// Whether the data is `units` times the blocks of `pattern` (each with its first table), the ones that fill up the last
    /// byte, and not a bit more.
    mutating func areExactly(_ units: Int, of pattern: [Int]) -> Bool {
        for _ in 0..<units {
            for table in pattern {
                guard skipStep(table), skipDetails(table + 1) else { return false }
            }
        }
        let rest = UInt64(1) << UInt64(count) - 1
        return count < 8 && bits & rest == rest && place == end
    }

    private mutating func skipStep(_ table: Int) -> Bool {
        guard let size = symbol(table), size <= 11 else { return false }
        return skip(Int(size))
    }

    private mutating func skipDetails(_ table: Int) -> Bool {
        var index = 1
        while index < 64 {
            guard let symbol = symbol(table) else { return false }
            let (run, size) = (Int(symbol >> 4), Int(symbol & 15))
            if symbol == 0 { return true }
            guard size > 0 || run == 15, size <= 10, skip(size) else { return false }
            index += run + 1
        }
        return index == 64
    }

    @inline(__always)
    private mutating func symbol(_ table: Int) -> UInt8? {
        if count < 16, !fill() { return nil }
        // Behind the end ones are seen; a code that uses them is none.
        let short = max(0, 16 - count)
        let next = bits << UInt64(short) | (UInt64(1) << UInt64(short) - 1)
        let shown = UInt32(truncatingIfNeeded: next >> UInt64(max(0, count - 16))) & 0xFFFF
        guard let (value, length) = tables.read(shown, in: table), length <= count else { return nil }
        count -= length
        return value
    }

    @inline(__always)
    private mutating func skip(_ length: Int) -> Bool {
        if count < length, !fill() { return false }
        guard count >= length else { return false }
        count -= length
        return true
    }

    /// Takes in bytes while there is room; false where a 0xFF is not followed by the zero that makes it data.
    private mutating func fill() -> Bool {
        while count <= 48, place < end {
            let byte = bytes[place]
            place += 1
            if byte == 0xFF {
                guard place < end, bytes[place] == 0 else { return false }
                place += 1
            }
            bits = bits << 8 | UInt64(byte)
            count += 8
        }
        return true
    }
}
