/// Huffman tables made ready to read codes of up to 16 bits; all in a few arrays, so that reading one counts no references.
struct HuffmanTables {
    private static let fastBits = 9
    private static let mostValues = 256

    /// Of each table, for the next nine bits: what a code that short stands for, and its length above that; zero for a longer
    /// one.
    private var fast: [UInt16]
    /// Of each table, for each length: one more than the largest code of it, moved up to 16 bits.
    private var limits: [UInt32]
    /// Of each table, for each length: what leads from a code to its place among the values.
    private var offsets: [Int]
    private var values: [UInt8]

    /// `tables`: of each sixteen counts, then the values, as in a file that is right.
    init(_ tables: [[UInt8]]) {
        fast = [UInt16](repeating: 0, count: tables.count << Self.fastBits)
        limits = [UInt32](repeating: 0, count: tables.count * 17)
        offsets = [Int](repeating: 0, count: tables.count * 17)
        values = [UInt8](repeating: 0, count: tables.count * Self.mostValues)
        for (number, table) in tables.enumerated() { add(number, table) }
    }

    private mutating func add(_ number: Int, _ table: [UInt8]) {
        var (code, place) = (0, number * Self.mostValues)
        for length in 1...16 {
            offsets[number * 17 + length] = place - code
            for _ in 0..<table[length - 1] {
                values[place] = table[16 + place - number * Self.mostValues]
                if length <= Self.fastBits { fill(number, code, length, values[place]) }
                (code, place) = (code + 1, place + 1)
            }
            limits[number * 17 + length] = UInt32(code) << UInt32(16 - length)
            code <<= 1
        }
    }

    private mutating func fill(_ number: Int, _ code: Int, _ length: Int, _ value: UInt8) {
        let room = Self.fastBits - length
        let start = number << Self.fastBits | code << room
        for rest in 0..<1 << room { fast[start | rest] = UInt16(length) << 8 | UInt16(value) }
    }

    /// The value and the length of the code that the next 16 bits begin with, in a table; nil where it is none.
    @inline(__always)
    func read(_ bits: UInt32, in table: Int) -> (value: UInt8, length: Int)? {
        let entry = fast[table << Self.fastBits | Int(bits >> 7)]
        if entry != 0 { return (UInt8(entry & 255), Int(entry >> 8)) }
        for length in Self.fastBits + 1...16 where bits < limits[table * 17 + length] {
            return (values[Int(bits >> UInt32(16 - length)) + offsets[table * 17 + length]], length)
        }
        return nil
    }
}
