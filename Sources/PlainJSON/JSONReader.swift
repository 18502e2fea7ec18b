/// Reads one JSON value in one walk over its bytes; nothing is thrown on the way, whatever stands there.
struct JSONReader {
    /// Deeper nests are nobody's message.
    private static let deepest = 500

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The value, if nothing stands behind it; nil for whatever is not one complete value.
    static func read(_ bytes: [UInt8]) -> JSON? {
        var reader = JSONReader(bytes)
        guard let value = reader.value() else { return nil }
        reader.skipSpace()
        return reader.position == bytes.count ? value : nil
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// True if this stood there, which is then behind the reader.
    private mutating func passes(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func passes(_ word: StaticString) -> Bool {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count, word.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) }) else {
            return false
        }
        position = end
        return true
    }

    private mutating func value() -> JSON? {
        skipSpace()
        switch next {
        case UInt8(ascii: "\"")?:
            // Half a character is no text, and spoils no other.
            return text().map { $0.map(JSON.text) ?? .null }
        case UInt8(ascii: "{")?: return nested { $0.object() }
        case UInt8(ascii: "[")?: return nested { $0.list() }
        case UInt8(ascii: "t")?: return passes("true") ? .flag(true) : nil
        case UInt8(ascii: "f")?: return passes("false") ? .flag(false) : nil
        case UInt8(ascii: "n")?: return passes("null") ? .null : nil
        case nil: return nil
        case _?: return number()
        }
    }

    private mutating func nested(_ read: (inout JSONReader) -> JSON?) -> JSON? {
        guard depth < Self.deepest else { return nil }
        position += 1
        depth += 1
        defer { depth -= 1 }
        skipSpace()
        return read(&self)
    }

    private mutating func object() -> JSON? {
        var members: [String: JSON] = [:]
        if passes(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\""), let name = text() else { return nil }
            skipSpace()
            guard passes(UInt8(ascii: ":")), let value = value() else { return nil }
            if let name { members[name] = value }
            skipSpace()
            if passes(UInt8(ascii: "}")) { return .object(members) }
            guard passes(UInt8(ascii: ",")) else { return nil }
        }
    }

    private mutating func list() -> JSON? {
        var values: [JSON] = []
        if passes(UInt8(ascii: "]")) { return .list(values) }
        while true {
            guard let value = value() else { return nil }
            values.append(value)
            skipSpace()
            if passes(UInt8(ascii: "]")) { return .list(values) }
            guard passes(UInt8(ascii: ",")) else { return nil }
        }
    }

    // MARK: Numbers

    /// A whole number if it has no more than 64 bits, however it is written.
    private mutating func number() -> JSON? {
        let start = position
        _ = passes(UInt8(ascii: "-"))
        let isWhole = digits(noZeroFirst: true)
        guard isWhole else { return nil }
        var isPlain = true
        if passes(UInt8(ascii: ".")) {
            isPlain = false
            guard digits(noZeroFirst: false) else { return nil }
        }
        if passes(UInt8(ascii: "e")) || passes(UInt8(ascii: "E")) {
            isPlain = false
            if !passes(UInt8(ascii: "+")) { _ = passes(UInt8(ascii: "-")) }
            guard digits(noZeroFirst: false) else { return nil }
        }
        let written = String(decoding: bytes[start..<position], as: UTF8.self)
        if isPlain, let number = Int64(written) { return .number(number) }
        guard let fraction = Double(written), fraction.isFinite else { return .null }
        return Int64(exactly: fraction).map(JSON.number) ?? .fraction(fraction)
    }

    private mutating func digits(noZeroFirst: Bool) -> Bool {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        let count = position - start
        return count > 0 && !(noZeroFirst && count > 1 && bytes[start] == UInt8(ascii: "0"))
    }

    // MARK: Texts

    /// The text behind a quotation mark; an inner nil where half a character stands in it.
    private mutating func text() -> String?? {
        position += 1
        let start = position
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(validating: bytes[start..<(position - 1)], as: UTF8.self).map { .some($0) }
            case UInt8(ascii: "\\"): return escapedText(from: start)
            case ..<0x20: return nil
            default: position += 1
            }
        }
        return nil
    }

    private mutating func escapedText(from start: Int) -> String?? {
        var written = Array(bytes[start..<position])
        var isHalf = false
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: written, as: UTF8.self) else { return nil }
                return .some(isHalf ? nil : text)
            case UInt8(ascii: "\\"):
                guard let isWhole = escape(into: &written) else { return nil }
                isHalf = isHalf || !isWhole
            case ..<0x20: return nil
            default: written.append(byte)
            }
        }
        return nil
    }

    /// What an escape stands for; false for half a character, nil for no escape at all.
    private mutating func escape(into written: inout [UInt8]) -> Bool? {
        guard let byte = next else { return nil }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): written.append(byte)
        case UInt8(ascii: "n"): written.append(0x0A)
        case UInt8(ascii: "t"): written.append(0x09)
        case UInt8(ascii: "r"): written.append(0x0D)
        case UInt8(ascii: "b"): written.append(0x08)
        case UInt8(ascii: "f"): written.append(0x0C)
        case UInt8(ascii: "u"): return scalar(into: &written)
        default: return nil
        }
        return true
    }

    private mutating func scalar(into written: inout [UInt8]) -> Bool? {
        guard let first = hex() else { return nil }
        var code = first
        if (0xD800..<0xDC00).contains(first) {
            let behind = position
            guard passes("\\u"), let second = hex(), (0xDC00..<0xE000).contains(second) else {
                position = behind
                return false
            }
            code = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { return false }
        written.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        return true
    }

    private mutating func hex() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        var code: UInt32 = 0
        for byte in bytes[position..<(position + 4)] {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            code = code << 4 | UInt32(digit)
        }
        position += 4
        return code
    }
}
