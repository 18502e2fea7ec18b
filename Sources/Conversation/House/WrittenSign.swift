/// One sign of a text as bytes, perhaps written as an escape of JSON: whether a number of a card may be made of it.
struct WrittenSign {
    enum Kind: Equatable {
        case digit(Int)
        /// What people put between the groups of a number.
        case gap
        case other
    }

    let kind: Kind
    /// How many bytes it takes.
    let length: Int

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        let first = bytes[range.lowerBound]
        if first == UInt8(ascii: "\\"), let length = SecretNumbers.escape(bytes, range) {
            self.init(scalar: Self.escaped(bytes, range.lowerBound, length), length: length)
        } else if first < 0x80 {
            self.init(scalar: UInt32(first), length: 1)
        } else {
            let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
            guard length > 1, range.count >= length else {
                self.init(scalar: 0, length: 1)
                return
            }
            let lead = UInt32(first) & (0xFF >> UInt32(length + 1))
            let scalar = bytes[(range.lowerBound + 1)..<(range.lowerBound + length)].reduce(lead) {
                $0 << 6 | UInt32($1) & 0x3F
            }
            self.init(scalar: scalar, length: length)
        }
    }

    private init(scalar: UInt32, length: Int) {
        self.length = length
        switch scalar {
        case 0x30...0x39: kind = .digit(Int(scalar) - 0x30)
        case 0xFF10...0xFF19: kind = .digit(Int(scalar) - 0xFF10)
        // Spaces, tabs, line ends, and - / . , _ : ; | of which the wide and the long ones are signs of their own.
        case 0x09, 0x0A, 0x0D, 0x20, 0x2C...0x2F, 0x3A, 0x3B, 0x5F, 0x7C, 0xA0, 0xB7: kind = .gap
        case 0x2000...0x2015, 0x2022, 0x202F, 0x2212, 0x3000, 0xFF0C...0xFF0F, 0xFF1A, 0xFF3F: kind = .gap
        default: kind = .other
        }
    }

    /// What an escape of JSON stands for; 0 where that is no sign of a number.
    private static func escaped(_ bytes: [UInt8], _ index: Int, _ length: Int) -> UInt32 {
        guard length == 6 else {
            switch bytes[index + 1] {
            case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): return 0x20
            case UInt8(ascii: "/"): return 0x2F
            default: return 0
            }
        }
        let digits = String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self)
        return UInt32(digits, radix: 16) ?? 0
    }
}
