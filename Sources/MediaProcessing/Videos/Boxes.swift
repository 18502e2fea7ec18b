/// Boxes of ISO media files as they are written: a size, four letters, and what they hold.
struct Boxes {
    private(set) var bytes: [UInt8] = []

    /// A box of what `fill` adds.
    mutating func box(_ name: String, _ fill: (inout Boxes) -> Void) {
        let start = bytes.count
        number(0)
        text(name)
        fill(&self)
        let size = bytes.count - start
        for byte in 0..<4 { bytes[start + byte] = UInt8(truncatingIfNeeded: size >> (24 - 8 * byte)) }
    }

    mutating func number(_ value: Int, size: Int = 4) { bytes.append(number: value, size: size) }
    mutating func numbers(_ values: Int...) { for value in values { number(value) } }
    mutating func zeros(_ count: Int) { bytes += [UInt8](repeating: 0, count: count) }
    mutating func text(_ text: String) { bytes += Array(text.utf8) }
    mutating func add(_ more: [UInt8]) { bytes += more }

    /// Puts another number in the place of the last one.
    mutating func replaceLast(with value: Int) {
        bytes.removeLast(4)
        number(value)
    }
}

/// Boxes of ISO media files as they are read, without trusting a byte.
struct BoxReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var all: Range<Int> { 0..<bytes.count }

    /// What the first box of this name holds, among those that lie in `range`.
    func box(_ name: String, in range: Range<Int>) -> Range<Int>? {
        var place = range.lowerBound
        while let size = number(at: place), size >= 8, size <= range.upperBound - place {
            if bytes.span.has(Array(name.utf8), at: place + 4) { return place + 8..<place + size }
            place += size
        }
        return nil
    }

    /// Boxes within boxes.
    func box(_ names: [String], in range: Range<Int>) -> Range<Int>? {
        names.reduce(range) { range, name in range.flatMap { box(name, in: $0) } }
    }

    func number(at place: Int, size: Int = 4) -> Int? {
        bytes.span.number(at: place, size: size, isBigEndian: true)
    }

    /// A number that may be below zero.
    func signed(at place: Int) -> Int? { number(at: place).map { Int(Int32(truncatingIfNeeded: $0)) } }

    /// The entries of a table: a count behind version and flags, then so many rows of `columns` numbers.
    func table(_ name: String, in range: Range<Int>, columns: Int = 1, skipped: Int = 0) -> [[Int]]? {
        guard let content = box(name, in: range), let count = number(at: content.lowerBound + 4 + skipped),
            count <= Film.mostFrames, content.count >= 8 + skipped + 4 * columns * count
        else { return nil }
        let start = content.lowerBound + 8 + skipped
        return (0..<count).map { row in
            (0..<columns).compactMap { signed(at: start + 4 * (row * columns + $0)) }
        }
    }
}
