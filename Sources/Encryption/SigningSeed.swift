import CCrypto
import COlm

/// The private half of a signing key.
public struct SigningSeed: Sendable {
    public let secret: Secret
    public let key: SigningKey

    /// Nil unless it is 32 bytes.
    public init?(_ secret: Secret) {
        guard secret.count == Int(turnout_signing_key_bytes) else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(turnout_signing_key_bytes))
        secret.withView { turnout_signing_key($0.start, &bytes) }
        guard let key = SigningKey(bytes) else { return nil }
        (self.secret, self.key) = (secret, key)
    }

    /// A new one; nil for the one in 2^250 that is good for nothing.
    public static func make() -> SigningSeed? {
        SigningSeed(Secret.random(Int(turnout_signing_key_bytes)))
    }

    public func sign(_ message: [UInt8]) -> Signature? {
        var bytes = [UInt8](repeating: 0, count: Int(turnout_signature_bytes))
        secret.withView { turnout_sign($0.start, message, message.count, &bytes) }
        return Signature(bytes)
    }
}
