/// The coded data of a JPEG's one scan, walked block by block without making a picture of it.
struct CodedBlocks {
    private let tables = StandardTables.decoding
    private let bytes: [UInt8]
    private let end: Int
    private var place: Int
    /// Bits that were read and are not used yet: the highest `count` ones, the next one first, and zeros behind them.
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
                guard skipBlock(table) else { return false }
            }
        }
        return count < 8 && bits == ~(UInt64.max >> UInt64(count)) && place == end
    }

    /// A block's step and then its details, from the table after its own.
    @inline(__always)
    private mutating func skipBlock(_ table: Int) -> Bool {
        guard skipCode(table) != nil else { return false }
        var index = 1
        while index < 64 {
            guard let numbers = skipCode(table + 1) else { return false }
            index += numbers
        }
        return index == 64 || index > HuffmanTables.restOfBlock
    }

    /// How many numbers the code that comes next is about, with what follows it skipped. Behind the end zeros are seen: a code
    /// that takes one is none.
    @inline(__always)
    private mutating func skipCode(_ table: Int) -> Int? {
        // The longest code and its number have 27.
        if count < 32, !fill() { return nil }
        let entry = tables.read(UInt32(truncatingIfNeeded: bits >> 48), in: table)
        let length = Int(entry.bits)
        guard length > 0, length <= count else { return nil }
        bits <<= UInt64(length)
        count -= length
        return Int(entry.numbers)
    }

    /// Takes in bytes while there is room; false where a 0xFF is not followed by the zero that makes it data.
    @inline(__always)
    private mutating func fill() -> Bool {
        if end - place >= 4 {
            let four = (0..<4).reduce(0 as UInt32) { $0 << 8 | UInt32(bytes[place + $1]) }
            // Whether none of them is 0xFF: then none of the opposites is zero.
            if (~four &- 0x0101_0101) & four & 0x8080_8080 == 0 {
                bits |= UInt64(four) << UInt64(32 - count)
                (place, count) = (place + 4, count + 32)
                return true
            }
        }
        return fillBytewise()
    }

    private mutating func fillBytewise() -> Bool {
        while count <= 56, place < end {
            let byte = bytes[place]
            place += 1
            if byte == 0xFF {
                guard place < end, bytes[place] == 0 else { return false }
                place += 1
            }
            bits |= UInt64(byte) << UInt64(56 - count)
            count += 8
        }
        return true
    }
}
