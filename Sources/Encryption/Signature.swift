import CCrypto

/// An Ed25519 signature, written in the one way there is.
public struct Signature: Hashable, Sendable {
    public let bytes: [UInt8]

    /// Nil unless it is 64 bytes whose number is below the order of the curve.
    public init?(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
        guard self.bytes.count == 64, Self.isBelowOrder(self.bytes.suffix(32)) else { return nil }
    }

    public init?(base64 text: String) {
        guard let bytes = Base64.bytes(of: text) else { return nil }
        self.init(bytes)
    }

    public var base64: String { Base64.text(of: bytes) }

    /// Whether the owner of a key signed these bytes.
    public func isRight(of key: SigningKey, for message: [UInt8]) -> Bool {
        turnout_is_signed(key.bytes, message, message.count, bytes) == 1
    }

    /// 2^252 + 27742317777372353535851937790883648493, little end first.
    private static let order = Field.bytes("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010")

    private static func isBelowOrder(_ number: ArraySlice<UInt8>) -> Bool {
        for (digit, most) in zip(number, order).reversed() where digit != most { return digit < most }
        return false
    }
}
