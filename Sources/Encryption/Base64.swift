/// Base64 as Matrix writes it: without padding, of the letters of RFC 4648.
public enum Base64 {
    /// Bytes of a text, with or without its padding; nil where a foreign letter stands in it, or letters that mean the same as
    /// others.
    public static func bytes(of text: some StringProtocol, isURL: Bool = false) -> [UInt8]? {
        var letters = Array(text.utf8)
        if letters.count.isMultiple(of: 4) {
            for _ in 0..<2 where letters.last == UInt8(ascii: "=") { letters.removeLast() }
        }
        guard letters.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(letters.count * 3 / 4)
        var (held, bits) = (UInt32(0), 0)
        for letter in letters {
            guard let value = value(of: letter, isURL: isURL) else { return nil }
            held = held << 6 | value
            bits += 6
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: held >> UInt32(bits)))
        }
        return held & (1 << UInt32(bits) - 1) == 0 ? bytes : nil
    }

    /// Without padding.
    public static func text(of bytes: some Sequence<UInt8>, isURL: Bool = false) -> String {
        let letters = isURL ? urlLetters : plainLetters
        var text: [UInt8] = []
        var (held, bits) = (UInt32(0), 0)
        for byte in bytes {
            held = held << 8 | UInt32(byte)
            bits += 8
            while bits >= 6 {
                bits -= 6
                text.append(letters[Int(held >> UInt32(bits) & 63)])
            }
        }
        if bits > 0 { text.append(letters[Int(held << UInt32(6 - bits) & 63)]) }
        return String(decoding: text, as: UTF8.self)
    }

    private static let plainLetters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let urlLetters = Array(plainLetters.dropLast(2) + "-_".utf8)

    private static func value(of letter: UInt8, isURL: Bool) -> UInt32? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
        case isURL ? UInt8(ascii: "-") : UInt8(ascii: "+"): 62
        case isURL ? UInt8(ascii: "_") : UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
