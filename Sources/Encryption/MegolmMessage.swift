/// A message to a room that is what it ought to be, as far as one can see without keys.
public struct MegolmMessage: Equatable, Sendable {
    public let bytes: [UInt8]
    /// Its number in the session, in clear.
    public let index: UInt32

    /// Nil where a field is missing, twice or unknown, or what follows is not a MAC of 8 bytes and a signature of 64.
    public init?(_ bytes: [UInt8]) {
        guard let message = MessageReader(bytes, numbers: [0x08], texts: [0x12], tail: 72),
            let index = message.index(0x08), message.isSealed(0x12), Signature(message.tail(64)) != nil
        else { return nil }
        self.bytes = bytes
        self.index = index
    }
}

/// What somebody needs to read a Megolm session from some message on, as it is shared with devices.
public struct SessionKey: Sendable {
    let secret: Secret
    /// The session's public key, which is its name.
    public let session: SigningKey
    /// The first message that it opens.
    public let index: UInt32

    /// Nil unless it is version, index, ratchet, public key and signature.
    public init?(_ secret: Secret) {
        let bytes = secret.bytes
        guard bytes.count == 229, bytes[0] == 2, let session = SigningKey(bytes[133..<165]),
            Signature(bytes[165...]) != nil
        else { return nil }
        self.secret = secret
        self.session = session
        index = bytes[1..<5].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The bytes as they are shared.
    public var bytes: Secret { secret }
}

/// The same as whoever has it hands it on, without a signature.
public struct ExportedSessionKey: Sendable {
    let secret: Secret
    public let session: SigningKey
    public let index: UInt32

    /// Nil unless it is version, index, ratchet and public key.
    public init?(_ secret: Secret) {
        let bytes = secret.bytes
        guard bytes.count == 165, bytes[0] == 1, let session = SigningKey(bytes[133..<165]) else {
            return nil
        }
        (self.secret, self.session) = (secret, session)
        index = bytes[1..<5].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
