public import CivicFacts

/// Ten small letters and digits that name one round of a contest: the same in links, saves and caches, for ever.
public struct ContestID: TextValue, Hashable, Sendable {
    /// 50 bits, the first letter's five the highest.
    let bits: UInt64

    public static let length = 10
    private static let letters = Array("abcdefghijkmnpqrstuvwxyz23456789".utf8)

    init(bits: UInt64) { self.bits = bits }

    /// Nil for everything that no contest can be called.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == Self.length else { return nil }
        var bits: UInt64 = 0
        for letter in text.utf8 {
            guard let value = Self.letters.firstIndex(of: letter) else { return nil }
            bits = bits << 5 | UInt64(value)
        }
        self.bits = bits
    }

    /// FNV-1a of the key, mixed once more so that its last letter counts in each of the ten.
    init(key: String) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
        hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
        bits = (hash ^ hash >> 33) >> 14
    }

    public var description: String {
        let shifts = stride(from: 5 * (Self.length - 1), through: 0, by: -5)
        let drawn: [UInt8] = shifts.map { shift in Self.letters[Int(bits >> UInt64(shift) & 31)] }
        return String(decoding: drawn, as: UTF8.self)
    }
}

extension ContestID: Comparable {
    /// The order of the letters as text: digits stand before letters there.
    public static func < (left: ContestID, right: ContestID) -> Bool { left.rank < right.rank }

    private var rank: UInt64 {
        (0..<Self.length).reduce(0) { sum, place in
            let value = bits >> UInt64(5 * (9 - place)) & 31
            return sum << 5 | (value >= 24 ? value - 24 : value + 8)
        }
    }
}
