/// Which of the two curves a key lies on.
public protocol Curve: Sendable {
    /// Coordinates that all points of small order have, each in 32 bytes, little end first: whoever agrees on a key with such a point,
    /// or believes its signatures, has agreed on nothing.
    static var weak: [[UInt8]] { get }
}

/// Keys agree on secrets.
public enum Curve25519: Curve {
    public static let weak = [
        Field.zero, Field.one, Field.minusOne,
        Field.bytes("e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800"),
        Field.bytes("5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157"),
    ]
}

/// Keys sign.
public enum Ed25519: Curve {
    public static let weak = [
        Field.zero, Field.one, Field.minusOne,
        Field.bytes("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"),
        Field.bytes("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
    ]
}

/// Somebody's key that everybody may know; never one of small order.
public struct PublicKey<Kind: Curve>: Hashable, Sendable {
    public static var byteCount: Int { 32 }

    public let bytes: [UInt8]

    /// Nil unless it is 32 bytes of a key that is good for something.
    public init?(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
        guard self.bytes.count == Self.byteCount, !Kind.weak.contains(Field.reduced(self.bytes)) else {
            return nil
        }
    }

    public init?(base64 text: String) {
        guard let bytes = Base64.bytes(of: text) else { return nil }
        self.init(bytes)
    }

    public var base64: String { Base64.text(of: bytes) }
}

public typealias IdentityKey = PublicKey<Curve25519>
public typealias SigningKey = PublicKey<Ed25519>

/// Numbers modulo 2^255 - 19 in 32 bytes, little end first.
enum Field {
    static let zero = [UInt8](repeating: 0, count: 32)
    static let one: [UInt8] = [1] + [UInt8](repeating: 0, count: 31)
    static let minusOne: [UInt8] = [0xec] + [UInt8](repeating: 0xff, count: 30) + [0x7f]

    /// The one number below 2^255 - 19 that bytes stand for on either curve, whose highest bit is not part of it.
    static func reduced(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        guard bytes.count == 32 else { return bytes }
        bytes[31] &= 0x7f
        guard bytes[31] == 0x7f, bytes[1..<31].allSatisfy({ $0 == 0xff }), bytes[0] >= 0xed else {
            return bytes
        }
        return [bytes[0] - 0xed] + [UInt8](repeating: 0, count: 31)
    }

    static func bytes(_ hex: String) -> [UInt8] {
        let digits = hex.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
