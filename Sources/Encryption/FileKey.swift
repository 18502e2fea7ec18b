import CCrypto
import COlm

/// How a file was sealed before it was uploaded: AES-256-CTR, and the hash of what lies on the server.
public struct FileKey: Equatable, Sendable {
    public let key: Secret
    /// The first counter block: eight bytes by chance, and a count of 64 bits from 0.
    public let block: [UInt8]
    /// SHA-256 of the sealed bytes.
    public let hash: [UInt8]

    /// Nil unless the key has 32 bytes, the block 16 with a count that begins at 0, and the hash 32.
    public init?(key: Secret, block: [UInt8], hash: [UInt8]) {
        guard key.count == Int(turnout_cipher_key_bytes), block.count == Int(turnout_ctr_block_bytes),
            block.suffix(8).allSatisfy({ $0 == 0 }), hash.count == Int(turnout_digest_bytes)
        else { return nil }
        (self.key, self.block, self.hash) = (key, block, hash)
    }

    /// Seals a file under a key that no other has.
    public static func seal(_ bytes: [UInt8]) -> (sealed: [UInt8], key: FileKey?) {
        let (key, start) = (Secret.random(Int(turnout_cipher_key_bytes)), Secret.random(8).bytes)
        let block = start + [UInt8](repeating: 0, count: 8)
        let sealed = turned(bytes, by: key, block)
        return (sealed, FileKey(key: key, block: block, hash: ContentHash.sha256(sealed)))
    }

    /// The file; nil where a byte of what came is not what was uploaded.
    public func open(_ sealed: [UInt8]) -> [UInt8]? {
        ContentHash.sha256(sealed) == hash ? Self.turned(sealed, by: key, block) : nil
    }

    private static func turned(_ bytes: [UInt8], by key: Secret, _ block: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: bytes.count)
        key.withView { turnout_ctr($0.start, block, bytes, bytes.count, &result) }
        return result
    }
}
