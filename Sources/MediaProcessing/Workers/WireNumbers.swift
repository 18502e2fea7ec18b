/// Numbers as they go over a worker's socket: eight bytes each, the lowest first.
enum WireNumbers {
    static func read(_ bytes: [UInt8]) -> [Int64] {
        stride(from: 0, to: bytes.count, by: 8).map { start in
            Int64(bitPattern: (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << (8 * UInt64($1)) })
        }
    }

    static func bytes(of numbers: [Int64]) -> [UInt8] {
        numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    }
}
