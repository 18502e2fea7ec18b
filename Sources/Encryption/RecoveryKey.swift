/// The key that the operator keeps on paper: it opens what the homeserver keeps for the account.
public struct RecoveryKey: Sendable {
    static let byteCount = 32
    /// What stands in front of the key where it is written, and tells it from other things in base58.
    private static let prefix: [UInt8] = [0x8b, 0x01]
    private static let letters = Array("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz".utf8)

    let secret: Secret

    public static func make() -> RecoveryKey { RecoveryKey(secret: .random(byteCount)) }

    private init(secret: Secret) { self.secret = secret }

    /// A key as people type it, with any spaces; nil where a letter is missing, foreign or wrong.
    public init?(_ text: some StringProtocol) {
        var bytes: [UInt8] = []
        for letter in text.utf8 where ![0x20, 0x09, 0x0a, 0x0d].contains(letter) {
            guard let value = Self.letters.firstIndex(of: letter) else { return nil }
            var carry = value
            for place in bytes.indices {
                carry += Int(bytes[place]) * 58
                bytes[place] = UInt8(carry & 0xff)
                carry >>= 8
            }
            while carry > 0 {
                bytes.append(UInt8(carry & 0xff))
                carry >>= 8
            }
            guard bytes.count <= 64 else { return nil }
        }
        bytes.reverse()
        guard bytes.count == Self.prefix.count + Self.byteCount + 1, bytes.starts(with: Self.prefix),
            bytes.reduce(0, ^) == 0
        else { return nil }
        secret = Secret(bytes[2..<34])
    }

    /// In groups of four letters; the last byte makes a slip noticed.
    public var text: String {
        var bytes = Self.prefix + secret.bytes
        bytes.append(bytes.reduce(0, ^))
        var digits: [UInt8] = []
        for byte in bytes {
            var carry = Int(byte)
            for place in digits.indices {
                carry += Int(digits[place]) << 8
                digits[place] = UInt8(carry % 58)
                carry /= 58
            }
            while carry > 0 {
                digits.append(UInt8(carry % 58))
                carry /= 58
            }
        }
        let word = digits.reversed().map { Self.letters[Int($0)] }
        let groups = stride(from: 0, to: word.count, by: 4).map { word[$0..<min($0 + 4, word.count)] }
        return groups.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
}
