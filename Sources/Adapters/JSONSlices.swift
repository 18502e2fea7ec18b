/// Finds where the values of a JSON text begin and end without understanding them, so that one broken value
/// cannot spoil its neighbours.
struct JSONSlices {
    let bytes: [UInt8]

    /// The members of the object at `range`: the key without quotes, as written, and the value; nil if cut
    /// off.
    func members(in range: Range<Int>) -> [(key: Range<Int>, value: Range<Int>)]? {
        var found: [(key: Range<Int>, value: Range<Int>)] = []
        let complete = walk(range, open: UInt8(ascii: "{"), close: UInt8(ascii: "}")) { start in
            guard let key = value(at: start, before: range.upperBound), bytes[key.lowerBound] == quote else {
                return nil
            }
            let colon = skipSpace(from: key.upperBound, before: range.upperBound)
            guard colon < range.upperBound, bytes[colon] == UInt8(ascii: ":") else { return nil }
            let next = skipSpace(from: colon + 1, before: range.upperBound)
            guard let value = value(at: next, before: range.upperBound) else { return nil }
            found.append((key.dropFirst().dropLast(), value))
            return value.upperBound
        }
        return complete ? found : nil
    }

    /// The elements of the array at `range`; nil if cut off.
    func elements(in range: Range<Int>) -> [Range<Int>]? {
        var found: [Range<Int>] = []
        let complete = walk(range, open: UInt8(ascii: "["), close: UInt8(ascii: "]")) { start in
            guard let value = value(at: start, before: range.upperBound) else { return nil }
            found.append(value)
            return value.upperBound
        }
        return complete ? found : nil
    }

    /// Whether the bytes at `range` are exactly this ASCII text.
    func reads(_ range: Range<Int>, _ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[range].elementsEqual($0) }
    }

    /// The whole number at `range`.
    func number(_ range: Range<Int>) -> Int64? {
        guard range.count <= 20 else { return nil }
        return Int64(String(decoding: bytes[range], as: UTF8.self))
    }

    private var quote: UInt8 { UInt8(ascii: "\"") }

    /// Visits what stands between the brackets; `visit` gets where an item starts and answers where it ends.
    private func walk(_ range: Range<Int>, open: UInt8, close: UInt8, _ visit: (Int) -> Int?) -> Bool {
        var position = skipSpace(from: range.lowerBound, before: range.upperBound)
        guard position < range.upperBound, bytes[position] == open else { return false }
        position = skipSpace(from: position + 1, before: range.upperBound)
        if position < range.upperBound, bytes[position] == close { return true }
        while position < range.upperBound {
            guard let end = visit(position) else { return false }
            position = skipSpace(from: end, before: range.upperBound)
            guard position < range.upperBound else { return false }
            if bytes[position] == close { return true }
            guard bytes[position] == UInt8(ascii: ",") else { return false }
            position = skipSpace(from: position + 1, before: range.upperBound)
        }
        return false
    }

    private func skipSpace(from start: Int, before end: Int) -> Int {
        var position = start
        while position < end, bytes[position] <= 0x20 { position += 1 }
        return position
    }

    /// Where the value that starts at `start` lies; nil if it is cut off.
    private func value(at start: Int, before end: Int) -> Range<Int>? {
        guard start < end else { return nil }
        switch bytes[start] {
        case quote: return string(at: start, before: end).map { start..<$0 }
        case UInt8(ascii: "{"), UInt8(ascii: "["): return nest(at: start, before: end).map { start..<$0 }
        default:
            let end = word(at: start, before: end)
            return end > start ? start..<end : nil
        }
    }

    private func string(at start: Int, before end: Int) -> Int? {
        var position = start + 1
        while position < end {
            switch bytes[position] {
            case quote: return position + 1
            case UInt8(ascii: "\\"): position += 2
            default: position += 1
            }
        }
        return nil
    }

    private func nest(at start: Int, before end: Int) -> Int? {
        var depth = 0
        var position = start
        while position < end {
            switch bytes[position] {
            case quote:
                guard let after = string(at: position, before: end) else { return nil }
                position = after
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return position + 1 }
            default: break
            }
            position += 1
        }
        return nil
    }

    private func word(at start: Int, before end: Int) -> Int {
        var position = start
        let stops = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":")]
        while position < end, bytes[position] > 0x20, !stops.contains(bytes[position]) { position += 1 }
        return position
    }
}
