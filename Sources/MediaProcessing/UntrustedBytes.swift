/// Looks into bytes that nobody vouches for: every access is checked, and outside there is nothing.
extension Span<UInt8> {
    /// Whether `pattern` stands at `offset`; false when the bytes end before it does.
    func has(_ pattern: [UInt8], at offset: Int) -> Bool {
        guard offset >= 0, count - offset >= pattern.count else { return false }
        return pattern.indices.allSatisfy { self[offset + $0] == pattern[$0] }
    }

    /// Whether the bytes begin with `pattern`.
    func begins(with pattern: [UInt8]) -> Bool { has(pattern, at: 0) }

    /// The byte at `offset`, or nil outside.
    func byte(at offset: Int) -> UInt8? { indices.contains(offset) ? self[offset] : nil }

    /// The unsigned number of `size` bytes, at most 4, at `offset`; nil when it is not all inside.
    func number(at offset: Int, size: Int, isBigEndian: Bool) -> Int? {
        guard offset >= 0, count - offset >= size else { return nil }
        var value = 0
        for index in 0..<size {
            value = value << 8 | Int(self[offset + (isBigEndian ? index : size - 1 - index)])
        }
        return value
    }
}
