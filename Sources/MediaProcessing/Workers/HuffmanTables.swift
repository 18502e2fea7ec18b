/// Huffman tables made ready to walk over codes of up to 16 bits and what follows them; all in a few arrays, so that reading one
/// counts no references.
struct HuffmanTables {
    /// What a code stands for.
    struct Entry {
        /// Bits of the code and of the number behind it; 0 for none.
        var bits: UInt8 = 0
        /// How many of a block's numbers it is about; the code that ends a block is about more than there are.
        var numbers: UInt8 = 0
    }

    /// More numbers than a block and a code have together.
    static let restOfBlock = 128
    private static let fastBits = 11
    private static let mostValues = 256

    /// Of each table, for the next bits: what a code that short stands for.
    private var fast: [Entry]
    /// Of each table, for each length: one more than the largest code of it, moved up to 16 bits.
    private var limits: [UInt32]
    /// Of each table, for each length: what leads from a code to its place among the entries.
    private var offsets: [Int]
    private var entries: [Entry]

    /// `tables`: of each sixteen counts, then the values, as in a file that is right; tables of steps and of details in turn.
    init(_ tables: [[UInt8]]) {
        fast = [Entry](repeating: Entry(), count: tables.count << Self.fastBits)
        limits = [UInt32](repeating: 0, count: tables.count * 17)
        offsets = [Int](repeating: 0, count: tables.count * 17)
        entries = [Entry](repeating: Entry(), count: tables.count * Self.mostValues)
        for (number, table) in tables.enumerated() { add(number, table) }
    }

    private mutating func add(_ number: Int, _ table: [UInt8]) {
        var (code, place) = (0, number * Self.mostValues)
        for length in 1...16 {
            offsets[number * 17 + length] = place - code
            for _ in 0..<table[length - 1] {
                let value = table[16 + place - number * Self.mostValues]
                entries[place] = Self.entry(value, length, isStep: number % 2 == 0)
                if length <= Self.fastBits { fill(number, code, length, entries[place]) }
                (code, place) = (code + 1, place + 1)
            }
            limits[number * 17 + length] = UInt32(code) << UInt32(16 - length)
            code <<= 1
        }
    }

    /// A step is a number of `value` bits; a detail has zeros before it, and fifteen and one more where it has no bits itself.
    private static func entry(_ value: UInt8, _ length: Int, isStep: Bool) -> Entry {
        if isStep { return Entry(bits: UInt8(length) + value, numbers: 1) }
        if value == 0 { return Entry(bits: UInt8(length), numbers: UInt8(restOfBlock)) }
        return Entry(bits: UInt8(length) + value & 15, numbers: value >> 4 + 1)
    }

    private mutating func fill(_ number: Int, _ code: Int, _ length: Int, _ entry: Entry) {
        let room = Self.fastBits - length
        let start = number << Self.fastBits | code << room
        for rest in 0..<1 << room { fast[start | rest] = entry }
    }

    /// What the code that the next 16 bits begin with stands for, in a table.
    @inline(__always)
    func read(_ bits: UInt32, in table: Int) -> Entry {
        let entry = fast[table << Self.fastBits | Int(bits >> UInt32(16 - Self.fastBits))]
        return entry.bits == 0 ? readLong(bits, in: table) : entry
    }

    private func readLong(_ bits: UInt32, in table: Int) -> Entry {
        for length in Self.fastBits + 1...16 where bits < limits[table * 17 + length] {
            return entries[Int(bits >> UInt32(16 - length)) + offsets[table * 17 + length]]
        }
        return Entry()
    }
}
