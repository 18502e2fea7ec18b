/// Items of any length; where each sixteenth begins is written down, from there one walks.
struct PackedList {
    private let bytes: PackedBytes
    private let starts: Int
    private let data: Int
    private let end: Int
    let count: Int

    private static let stride = 16

    init(_ bytes: PackedBytes, _ section: Range<Int>) {
        self.bytes = bytes
        starts = section.lowerBound + 4
        end = section.upperBound
        count = min(bytes.number(at: section.lowerBound, bytes: 4), section.count)
        data = starts + 4 * ((count + Self.stride - 1) / Self.stride)
    }

    var indices: Range<Int> { 0..<count }

    /// Empty for an item that there is not.
    subscript(number: Int) -> PackedCursor {
        guard indices.contains(number) else { return PackedCursor(bytes, end..<end) }
        var walk = walk(to: number)
        return item(&walk)
    }

    /// All items of a range in their order, without walking to each anew.
    func forEach(in range: Range<Int>, _ body: (Int, PackedCursor) -> Void) {
        let range = range.clamped(to: indices)
        guard let first = range.first else { return }
        var walk = walk(to: first)
        for number in range { body(number, item(&walk)) }
    }

    /// Stands before an item that there is.
    private func walk(to number: Int) -> PackedCursor {
        let block = bytes.number(at: starts + 4 * (number / Self.stride), bytes: 4)
        var walk = PackedCursor(bytes, min(data + block, end)..<end)
        for _ in 0..<(number % Self.stride) { walk.skip(walk.varint()) }
        return walk
    }

    private func item(_ walk: inout PackedCursor) -> PackedCursor {
        let length = walk.count()
        defer { walk.skip(length) }
        return PackedCursor(bytes, walk.place..<(walk.place + length))
    }
}
