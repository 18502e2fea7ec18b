/// Unpacks deflated bytes (RFC 1951).
struct Inflate {
    private let bytes: ArraySlice<UInt8>
    private let limit: Int
    private var position: Int
    private var bit = 0
    private var output: [UInt8] = []

    init(_ bytes: ArraySlice<UInt8>, limit: Int) {
        self.bytes = bytes
        self.limit = limit
        position = bytes.startIndex
        output.reserveCapacity(limit)
    }

    /// All of it; throws for damage, and for more than the limit.
    mutating func run() throws(SourceError) -> [UInt8] {
        var isLast = false
        while !isLast {
            isLast = try bits(1) == 1
            switch try bits(2) {
            case 0: try stored()
            case 1: try block(Self.fixedLengths, Self.fixedDistances)
            case 2:
                let codes = try dynamicCodes()
                try block(codes.lengths, codes.distances)
            case _: throw .unreadable
            }
        }
        return output
    }

    private mutating func bits(_ count: Int) throws(SourceError) -> Int {
        var value = 0
        for place in 0..<count {
            guard position < bytes.endIndex else { throw .unreadable }
            value |= Int(bytes[position] >> bit & 1) << place
            bit += 1
            if bit == 8 { (bit, position) = (0, position + 1) }
        }
        return value
    }

    private mutating func stored() throws(SourceError) {
        if bit > 0 { (bit, position) = (0, position + 1) }
        let length = try bits(16)
        guard try bits(16) == length ^ 0xFFFF, position + length <= bytes.endIndex,
            output.count + length <= limit
        else { throw .unreadable }
        output += bytes[position..<(position + length)]
        position += length
    }

    private mutating func block(_ lengths: HuffmanCode, _ distances: HuffmanCode) throws(SourceError) {
        while true {
            let symbol = try decode(lengths)
            if symbol == 256 { return }
            if symbol < 256 {
                guard output.count < limit else { throw .unreadable }
                output.append(UInt8(symbol))
                continue
            }
            guard symbol < 286 else { throw .unreadable }
            let length = Self.lengthBases[symbol - 257] + (try bits(Self.lengthBits[symbol - 257]))
            let code = try decode(distances)
            guard code < 30 else { throw .unreadable }
            let extra = code < 4 ? 0 : code / 2 - 1
            let base = code < 4 ? code + 1 : ((2 + code % 2) << extra) + 1
            let distance = base + (try bits(extra))
            guard distance <= output.count, output.count + length <= limit else { throw .unreadable }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    private mutating func decode(_ code: HuffmanCode) throws(SourceError) -> Int {
        var value = 0
        var first = 0
        var index = 0
        for length in 1...15 {
            value |= try bits(1)
            let count = code.counts[length]
            if value - count < first {
                let place = index + value - first
                // Damaged lengths can promise more codes than there are.
                guard code.symbols.indices.contains(place) else { throw .unreadable }
                return code.symbols[place]
            }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        throw .unreadable
    }

    private mutating func dynamicCodes() throws(SourceError) -> (lengths: HuffmanCode, distances: HuffmanCode)
    {
        let (literals, distances, codes) = (try bits(5) + 257, try bits(5) + 1, try bits(4) + 4)
        var widths = [Int](repeating: 0, count: 19)
        for place in 0..<codes { widths[Self.order[place]] = try bits(3) }
        let code = HuffmanCode(widths)
        var lengths: [Int] = []
        while lengths.count < literals + distances {
            let symbol = try decode(code)
            switch symbol {
            case 16:
                guard let last = lengths.last else { throw .unreadable }
                lengths += Array(repeating: last, count: try bits(2) + 3)
            case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
            case 18: lengths += Array(repeating: 0, count: try bits(7) + 11)
            case _: lengths.append(symbol)
            }
        }
        guard lengths.count == literals + distances else { throw .unreadable }
        return (HuffmanCode(Array(lengths[..<literals])), HuffmanCode(Array(lengths[literals...])))
    }

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
        195,
        227, 258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let fixedLengths = HuffmanCode(
        (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = HuffmanCode(Array(repeating: 5, count: 30))
}

/// A canonical code: how many symbols have each length, and the symbols in order.
private struct HuffmanCode {
    let counts: [Int]
    let symbols: [Int]

    init(_ lengths: [Int]) {
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths where length > 0 { counts[min(length, 15)] += 1 }
        self.counts = counts
        symbols = lengths.enumerated().filter { $0.element > 0 }
            .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.offset)
    }
}
