extension JSONReader {
    /// A member's name; nil where half a character stands in it.
    mutating func name() -> JSONName? {
        let start = position
        let isPlain = scanText()
        guard !isBroken else { return nil }
        let raw = bytes[(start + 1)..<(position - 1)]
        if isPlain, raw.allSatisfy({ $0 < 0x80 }) { return JSONName(raw) }
        position = start
        return readText().map { JSONName(Array($0.utf8)[...]) }
    }

    /// The text at a quotation mark; nil where half a character stands in it.
    mutating func readText() -> String? {
        let start = position + 1
        let isPlain = scanText()
        guard !isBroken else { return nil }
        let raw = bytes[start..<(position - 1)]
        guard let whole = isPlain ? raw : Self.resolved(raw) else { return nil }
        guard let text = String(validating: whole, as: UTF8.self) else {
            fail()
            return nil
        }
        return text
    }

    /// Passes over a text; true if there are no escapes in it.
    @discardableResult
    mutating func scanText() -> Bool {
        var isPlain = true
        guard passes(UInt8(ascii: "\"")) else {
            fail()
            return isPlain
        }
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return isPlain
            case UInt8(ascii: "\\"):
                isPlain = false
                scanEscape()
            case ..<0x20: fail()
            default: break
            }
        }
        fail()
        return isPlain
    }

    private mutating func scanEscape() {
        let sign = next
        position += 1
        switch sign {
        case UInt8(ascii: "\"")?, UInt8(ascii: "\\")?, UInt8(ascii: "/")?, UInt8(ascii: "b")?,
            UInt8(ascii: "f")?,
            UInt8(ascii: "n")?, UInt8(ascii: "r")?, UInt8(ascii: "t")?:
            break
        case UInt8(ascii: "u")?
        where position + 4 <= end && Self.code(bytes[position..<(position + 4)]) != nil:
            position += 4
        default: fail()
        }
    }

    /// The bytes of a text with what its escapes, which are some, stand for; nil where they are half a character.
    private static func resolved(_ raw: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var written: [UInt8] = []
        written.reserveCapacity(raw.count)
        var rest = raw
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let sign = rest.popFirst() else {
                written.append(byte)
                continue
            }
            switch sign {
            case UInt8(ascii: "n"): written.append(0x0A)
            case UInt8(ascii: "t"): written.append(0x09)
            case UInt8(ascii: "r"): written.append(0x0D)
            case UInt8(ascii: "b"): written.append(0x08)
            case UInt8(ascii: "f"): written.append(0x0C)
            case UInt8(ascii: "u"):
                guard let scalar = scalar(&rest) else { return nil }
                written += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            default: written.append(sign)
            }
        }
        return written[...]
    }

    /// The character whose four digits, and perhaps its second half, come next.
    private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard let first = code(rest.prefix(4)) else { return nil }
        rest = rest.dropFirst(4)
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
        guard rest.starts(with: "\\u".utf8), let second = code(rest.dropFirst(2).prefix(4)),
            (0xDC00..<0xE000).contains(second)
        else { return nil }
        rest = rest.dropFirst(6)
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    /// Four hexadecimal digits.
    private static func code(_ digits: ArraySlice<UInt8>) -> UInt32? {
        guard digits.count == 4 else { return nil }
        var code: UInt32 = 0
        for byte in digits {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            code = code << 4 | UInt32(digit)
        }
        return code
    }
}
