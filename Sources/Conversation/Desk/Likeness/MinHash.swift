/// MinHash: a few numbers that two sets have in common about as often as they have members in common.
struct MinHash {
    private static let rows = 2
    private static let bands = 14

    private let values: [UInt64]

    init(_ members: Set<String>) {
        let hashes = members.map(Trace.hash)
        values = (0..<Self.rows * Self.bands).map { seed in
            hashes.lazy.map { Trace.stirred($0 ^ (UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15)) }.min() ?? 0
        }
    }

    /// Sets that are alike share at least one of these; a band of two values keeps most others apart.
    func traces(kind: String) -> [Trace] {
        (0..<Self.bands).map { band in
            let start = band * Self.rows
            let value = values[start..<start + Self.rows].reduce(0) { Trace.stirred($0 ^ $1) }
            return Trace(kind: kind, part: band, value)
        }
    }
}

/// A photo's look (64 bits of dHash) in eight parts: photos that differ in seven bits or fewer share one of them.
enum LookBands {
    /// So many bits may differ between two pictures of the same photo.
    static let tolerance = 7

    static func traces(of look: UInt64) -> [Trace] {
        (0..<8).map { Trace(kind: "l", part: $0, look >> UInt64($0 * 8) & 0xFF) }
    }

    static func isSame(_ one: UInt64, _ other: UInt64) -> Bool { (one ^ other).nonzeroBitCount <= tolerance }
}
