import CCrypto

/// A key of the audit log at an hour, and all that follow from it: each hour's is the hash of the one before, so that none
/// leads back.
public struct SealingKey: Equatable, Sendable {
    /// Which chain it seals: a fingerprint of the chain's first key.
    public let chain: String
    /// Hours since 1970.
    public let hour: Int64
    let bytes: [UInt8]

    /// The first key of a chain.
    init(first bytes: [UInt8], at hour: Int64) {
        (self.bytes, self.hour) = (bytes, hour)
        chain = Self.fingerprint(of: bytes, at: hour)
    }

    private init(chain: String, hour: Int64, bytes: [UInt8]) {
        (self.chain, self.hour, self.bytes) = (chain, hour, bytes)
    }

    /// Keys as `line` writes them, one a line; nil where a line says something else, or nothing is there.
    public static func keys(in text: String) -> [SealingKey]? {
        let lines = text.split(whereSeparator: \.isWhitespace)
        let keys = lines.compactMap { SealingKey($0) }
        return keys.isEmpty || keys.count < lines.count ? nil : keys
    }

    init?(_ line: some StringProtocol) {
        let parts = line.split(separator: "-")
        guard parts.count == 3, parts[0].utf8.count == 32, let hour = Int64(parts[1]), hour >= 0,
            let bytes = Digest.bytes(hex: parts[2]), bytes.count == turnout_digest_bytes
        else { return nil }
        self.init(chain: String(parts[0]), hour: hour, bytes: bytes)
    }

    /// Its chain, its hour and itself.
    public var line: String { "\(chain)-\(hour)-\(Digest.hex(bytes))" }

    /// True for the key that the chain began with.
    public var isFirst: Bool { chain == Self.fingerprint(of: bytes, at: hour) }

    /// The key of that hour; itself where that is not later.
    func key(at later: Int64) -> SealingKey {
        guard later > hour else { return self }
        var bytes = bytes
        var next = bytes
        for _ in hour..<later {
            turnout_sha256(bytes, bytes.count, &next)
            swap(&bytes, &next)
        }
        return SealingKey(chain: chain, hour: later, bytes: bytes)
    }

    /// HMAC-SHA-256 in hex digits.
    func seal(_ message: [UInt8]) -> String { String(decoding: sealDigits(message), as: UTF8.self) }

    /// The same as the bytes of the text.
    func sealDigits(_ message: [UInt8]) -> [UInt8] {
        var seal = [UInt8](repeating: 0, count: turnout_digest_bytes)
        turnout_hmac_sha256(bytes, message, message.count, &seal)
        return Digest.hexDigits(of: seal)
    }

    private static func fingerprint(of bytes: [UInt8], at hour: Int64) -> String {
        String(Digest.sha256("turnout log key|\(hour)|\(Digest.hex(bytes))").prefix(32))
    }
}
