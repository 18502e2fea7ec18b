/// A message from device to device that is what it ought to be, as far as one can see without keys.
public struct OlmMessage: Equatable, Sendable {
    /// What stands around the first messages of a session, so that it can be begun with any of them. Nothing vouches for it until
    /// a message is decrypted.
    public struct Opening: Equatable, Sendable {
        /// The key that the sender says is theirs.
        public let identity: IdentityKey
        /// The sender's key for this session alone.
        public let base: IdentityKey
        /// The one-time key that the sender claimed.
        public let oneTime: IdentityKey
    }

    public let bytes: [UInt8]
    /// Nil for a message of a session that both have spoken in.
    public let opening: Opening?

    /// Nil where a field is missing, twice or unknown, a key is none, or the MAC has not 8 bytes.
    public init?(_ bytes: [UInt8], isPreKey: Bool) {
        self.bytes = bytes
        guard isPreKey else {
            guard Self.isPlain(bytes) else { return nil }
            opening = nil
            return
        }
        guard
            let message = MessageReader(
                bytes, numbers: [], texts: [Tag.oneTime, Tag.base, Tag.identity, Tag.inner], tail: 0),
            let oneTime = message.key(Tag.oneTime), let base = message.key(Tag.base),
            let identity = message.key(Tag.identity), let inner = message.text(Tag.inner),
            Self.isPlain(inner)
        else { return nil }
        opening = Opening(identity: identity, base: base, oneTime: oneTime)
    }

    private static func isPlain(_ bytes: [UInt8]) -> Bool {
        guard
            let message = MessageReader(
                bytes, numbers: [Tag.chainIndex], texts: [Tag.ratchet, Tag.ciphertext], tail: 8)
        else { return false }
        return message.key(Tag.ratchet) != nil && message.index(Tag.chainIndex) != nil
            && message.isSealed(Tag.ciphertext)
    }

    private enum Tag {
        static let (oneTime, base, identity, inner): (UInt8, UInt8, UInt8, UInt8) = (0x0a, 0x12, 0x1a, 0x22)
        static let (ratchet, chainIndex, ciphertext): (UInt8, UInt8, UInt8) = (0x0a, 0x10, 0x22)
    }
}
