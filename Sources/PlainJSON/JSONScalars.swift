extension JSONReader {
    // MARK: Values of one kind

    /// The next value read as told, unless it is `null`.
    @inlinable
    public mutating func field<Value>(_ read: (inout JSONReader) -> Value?) -> JSONField<Value> {
        skipSpace()
        if passes("null") { return .missing }
        return read(&self).map(JSONField.value) ?? .wrong
    }

    /// What one member of an object holds, nil in it where that is missing; nil for what is no object, or holds another kind.
    @inlinable
    public mutating func member<Value>(
        _ wanted: StaticString, _ read: (inout JSONReader) -> JSONField<Value>
    ) -> Value?? {
        var found = JSONField<Value>.missing
        let isObject = members { name, json in if wanted ~= name { found = read(&json) } }
        return isObject && found.isFine ? .some(found.value) : nil
    }

    /// A text without half a character in it.
    public mutating func text() -> JSONField<String> {
        field { json in
            guard json.next == UInt8(ascii: "\"") else { return json.passOver() }
            return json.readText()
        }
    }

    /// A whole number of at most 64 bits, however it is written.
    public mutating func number() -> JSONField<Int64> {
        field { json in json.isAtNumber ? json.readNumber().number : json.passOver() }
    }

    /// A number, whole or not.
    public mutating func decimal() -> JSONField<Double> {
        field { json in json.isAtNumber ? json.readNumber().decimal : json.passOver() }
    }

    /// `true` or `false`.
    public mutating func flag() -> JSONField<Bool> {
        field { json in json.passes("true") ? true : json.passes("false") ? false : json.passOver() }
    }

    private mutating func passOver<Value>() -> Value? {
        skip()
        return nil
    }

    private var isAtNumber: Bool {
        guard let next else { return false }
        return next == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    }

    /// The value that is all there is to read; nil for whatever is not one complete value.
    mutating func whole() -> JSON? {
        let value = value()
        return isDone ? value : nil
    }

    /// The next value, whole; null, and a broken reader, where there is none.
    public mutating func value() -> JSON {
        skipSpace()
        switch next {
        // Half a character is no text, and spoils no other.
        case UInt8(ascii: "\"")?: return readText().map(JSON.text) ?? .null
        case UInt8(ascii: "{")?:
            var found: [String: JSON] = [:]
            members { name, json in found[name.text] = json.value() }
            return .object(found)
        case UInt8(ascii: "[")?:
            var found: [JSON] = []
            elements { json in found.append(json.value()) }
            return .list(found)
        default:
            if passes("true") { return true }
            if passes("false") { return false }
            return passes("null") ? .null : readNumber()
        }
    }

    // MARK: Numbers

    mutating func skipNumber() { scanNumber() }

    /// Where the point or the exponent stands, if there is one.
    @discardableResult
    private mutating func scanNumber() -> Int {
        _ = passes(UInt8(ascii: "-"))
        let start = position
        digits()
        let behind = position
        if behind - start > 1, bytes[start] == UInt8(ascii: "0") { fail() }
        if passes(UInt8(ascii: ".")) { digits() }
        if passes(UInt8(ascii: "e")) || passes(UInt8(ascii: "E")) {
            if !passes(UInt8(ascii: "+")) { _ = passes(UInt8(ascii: "-")) }
            digits()
        }
        return behind
    }

    private mutating func digits() {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        if position == start { fail() }
    }

    /// A whole number if it has no more than 64 bits, however it is written; null for one that no computer holds.
    private mutating func readNumber() -> JSON {
        let start = position
        let point = scanNumber()
        guard !isBroken else { return .null }
        let isWhole = bytes[point..<position].allSatisfy {
            $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "0")
        }
        if isWhole, let number = whole(start..<point) { return .number(number) }
        let written = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let fraction = Double(written), fraction.isFinite else { return .null }
        return Int64(exactly: fraction).map(JSON.number) ?? .fraction(fraction)
    }

    /// Digits, perhaps behind a minus; nil for more than 64 bits.
    private func whole(_ range: Range<Int>) -> Int64? {
        let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
        var number: Int64 = 0
        for byte in bytes[range].dropFirst(isNegative ? 1 : 0) {
            let (tens, isOver) = number.multipliedReportingOverflow(by: 10)
            let digit = Int64(byte - UInt8(ascii: "0"))
            let (next, isOut) = tens.addingReportingOverflow(isNegative ? -digit : digit)
            if isOver || isOut { return nil }
            number = next
        }
        return number
    }
}
