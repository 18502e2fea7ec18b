import CCrypto
import Glibc

/// SHA-256 by OpenSSL, and random bytes from the kernel.
public enum Digest {
    /// 64 lower-case hex digits.
    public static func sha256(_ bytes: [UInt8]) -> String {
        var digest = [UInt8](repeating: 0, count: turnout_digest_bytes)
        turnout_sha256(bytes, bytes.count, &digest)
        return hex(digest)
    }

    /// The same of a file, which is not read into memory; nil where there is none. Nobody may shorten it meanwhile.
    static func sha256(file path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { return nil }
        let count = Int(status.st_size)
        guard count > 0 else { return sha256([UInt8]()) }
        guard let bytes = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), bytes != MAP_FAILED else {
            return nil
        }
        defer { munmap(bytes, count) }
        var digest = [UInt8](repeating: 0, count: turnout_digest_bytes)
        turnout_sha256(bytes.assumingMemoryBound(to: UInt8.self), count, &digest)
        return hex(digest)
    }

    static func sha256(_ text: String) -> String { sha256(Array(text.utf8)) }

    /// Random hex digits, two for each byte.
    public static func randomHex(bytes count: Int) -> String { hex(random(bytes: count)) }

    /// Bytes that nobody can guess.
    public static func random(bytes count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        turnout_random(&bytes, count)
        return bytes
    }

    /// Digits that nobody can guess; ten values of 256 are a hair likelier than others, which does no harm here.
    public static func randomDigits(_ count: Int) -> String {
        var bytes = [UInt8](repeating: 0, count: count)
        turnout_random(&bytes, count)
        return String(bytes.map { Character(String($0 % 10)) })
    }

    /// What these hex digits stand for, nil if they are none.
    static func bytes(hex text: some StringProtocol) -> [UInt8]? {
        let digits = text.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }

    static func hex(_ bytes: [UInt8]) -> String { String(decoding: hexDigits(of: bytes), as: UTF8.self) }

    /// The same as the bytes of the text.
    static func hexDigits(of bytes: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: bytes.count * 2) { digits, count in
            for byte in bytes {
                digits[count] = digit(byte >> 4)
                digits[count + 1] = digit(byte & 15)
                count += 2
            }
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
