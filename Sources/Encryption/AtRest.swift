import CCrypto
import COlm

/// Where a sealed row stands: a row that was moved elsewhere, or comes from another device, does not open.
public struct RowPlace: Hashable, Sendable {
    public let device: String
    public let table: String
    public let row: String

    public init(device: String, table: String, row: String) {
        (self.device, self.table, self.row) = (device, table, row)
    }

    /// Each part with its length, so that no two places are written alike.
    fileprivate var bytes: [UInt8] {
        [device, table, row].flatMap { part -> [UInt8] in
            let bytes = Array(part.utf8)
            return withUnsafeBytes(of: UInt32(bytes.count).bigEndian) { Array($0) } + bytes
        }
    }
}

/// The key under which secrets lie in the database: AES-256-GCM, with the place of a row as what is not hidden.
public struct AtRestKey: Sendable {
    private static let version: UInt8 = 1
    private static let headBytes = 1 + Int(turnout_gcm_nonce_bytes)
    private let secret: Secret

    /// Nil unless it is 32 bytes.
    public init?(_ secret: Secret) {
        guard secret.count == Int(turnout_cipher_key_bytes) else { return nil }
        self.secret = secret
    }

    public static func make() -> AtRestKey {
        AtRestKey(key: .random(Int(turnout_cipher_key_bytes)))
    }

    private init(key: Secret) { secret = key }

    /// The key itself, for the file that it is kept in.
    public var bytes: Secret { secret }

    /// The same text never looks the same twice: a nonce by chance each time, which no two of 2^32 rows are likely to share.
    public func seal(_ text: Secret, at place: RowPlace) -> [UInt8] {
        var nonce = [UInt8](repeating: 0, count: Int(turnout_gcm_nonce_bytes))
        turnout_random(&nonce, nonce.count)
        let about = place.bytes
        var sealed = [UInt8](repeating: 0, count: text.count)
        var tag = [UInt8](repeating: 0, count: Int(turnout_gcm_tag_bytes))
        secret.withView { key in
            text.withView { text in
                turnout_gcm_seal(
                    key.start, nonce, about, about.count, text.start, text.count, &sealed, &tag)
            }
        }
        return [Self.version] + nonce + sealed + tag
    }

    /// Nil where the key is another, or the row stood elsewhere or is not what was sealed.
    public func open(_ row: [UInt8], at place: RowPlace) -> Secret? {
        let count = row.count - Self.headBytes - Int(turnout_gcm_tag_bytes)
        guard row.first == Self.version, count >= 0 else { return nil }
        let (nonce, sealed) = (Array(row[1..<Self.headBytes]), Array(row[Self.headBytes...].prefix(count)))
        let (tag, about) = (Array(row.suffix(Int(turnout_gcm_tag_bytes))), place.bytes)
        var isRight: Int32 = 0
        let text = secret.withView { key in
            Secret(count: count) { text, count in
                isRight = turnout_gcm_open(key.start, nonce, about, about.count, sealed, count, tag, text)
            }
        }
        return isRight == 1 ? text : nil
    }
}
