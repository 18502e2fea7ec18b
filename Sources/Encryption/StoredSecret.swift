import CCrypto
import COlm

/// A secret as the homeserver keeps it under a recovery key: `m.secret_storage.v1.aes-hmac-sha2`.
public struct StoredSecret: Equatable, Sendable {
    public static let algorithm = "m.secret_storage.v1.aes-hmac-sha2"

    public let block: [UInt8]
    public let ciphertext: [UInt8]
    public let mac: [UInt8]

    public init(block: [UInt8], ciphertext: [UInt8], mac: [UInt8]) {
        (self.block, self.ciphertext, self.mac) = (block, ciphertext, mac)
    }

    /// Seals a secret under its name.
    public init(sealing secret: Secret, named name: String, under key: RecoveryKey) {
        var block = Secret.random(Int(turnout_ctr_block_bytes)).bytes
        // Some programs count in 64 bits: the highest of them is 0, so that none runs over.
        block[8] &= 0x7f
        self.init(sealing: secret, named: name, under: key, block: block)
    }

    /// What tells whether a key is the right one before anything is opened: 32 zeros under no name.
    public static func check(of key: RecoveryKey) -> StoredSecret {
        StoredSecret(sealing: zeros, named: "", under: key)
    }

    /// Whether this is such a check of the key; what it is made over is known, so only its block and MAC are kept.
    public static func isRight(_ key: RecoveryKey, block: [UInt8], mac: [UInt8]) -> Bool {
        block.count == Int(turnout_ctr_block_bytes)
            && StoredSecret(sealing: zeros, named: "", under: key, block: block).mac == mac
    }

    private static let zeros = Secret([UInt8](repeating: 0, count: 32))

    private init(sealing secret: Secret, named name: String, under key: RecoveryKey, block: [UInt8]) {
        let keys = Self.keys(for: name, of: key)
        self.block = block
        ciphertext = Self.turned(secret, by: keys.cipher, block).bytes
        mac = Self.mac(of: ciphertext, by: keys.mac)
    }

    /// The secret; nil where key or name is another, or a byte has changed.
    public func open(named name: String, with key: RecoveryKey) -> Secret? {
        let keys = Self.keys(for: name, of: key)
        guard block.count == Int(turnout_ctr_block_bytes), Self.mac(of: ciphertext, by: keys.mac) == mac
        else {
            return nil
        }
        return Self.turned(Secret(ciphertext), by: keys.cipher, block)
    }

    private static func turned(_ text: Secret, by key: Secret, _ block: [UInt8]) -> Secret {
        Secret(count: text.count) { result, count in
            key.withView { key in
                text.withView { turnout_ctr(key.start, block, $0.start, count, result) }
            }
        }
    }

    private static func mac(of bytes: [UInt8], by key: Secret) -> [UInt8] {
        hmac(bytes, by: key).bytes
    }

    private static func hmac(_ bytes: [UInt8], by key: Secret) -> Secret {
        Secret(count: Int(turnout_digest_bytes)) { digest, _ in
            key.withView { turnout_hmac_sha256($0.start, bytes, bytes.count, digest) }
        }
    }

    /// HKDF with SHA-256, no salt, and the secret's name: 32 bytes to seal with and 32 for the MAC.
    private static func keys(for name: String, of key: RecoveryKey) -> (cipher: Secret, mac: Secret) {
        let drawn = hmac(key.secret.bytes, by: zeros)
        let cipher = hmac(Array(name.utf8) + [1], by: drawn)
        return (cipher, hmac(cipher.bytes + Array(name.utf8) + [2], by: drawn))
    }
}
