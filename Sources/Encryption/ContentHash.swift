import CCrypto

/// SHA-256.
public enum ContentHash {
    public static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Int(turnout_digest_bytes))
        turnout_sha256(bytes, bytes.count, &digest)
        return digest
    }
}
