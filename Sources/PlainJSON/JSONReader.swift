/// Walks over JSON once, value by value: what is asked for is built, everything else is passed over unbuilt.
///
/// Nothing is thrown on the way. What is no JSON breaks the reader: from there on it stands at its end and finds nothing more,
/// so whoever read a whole text asks once, behind it, whether it is `isDone`.
public struct JSONReader {
    /// Deeper nests are nobody's message.
    private static let deepest = 500

    public let bytes: [UInt8]
    let end: Int
    /// Where the next value, or the space before it, begins.
    public internal(set) var position: Int
    @usableFromInline var depth = 0
    /// Whether something was met that is no JSON.
    public internal(set) var isBroken = false

    /// A reader of all these bytes, or of those in a range.
    public init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
        self.bytes = bytes
        position = range?.lowerBound ?? 0
        end = range?.upperBound ?? bytes.count
    }

    /// Whether all that was to be read was JSON, and nothing stands behind it.
    public var isDone: Bool {
        var rest = self
        rest.skipSpace()
        return !isBroken && rest.position == end
    }

    /// Whether nothing stands behind the last value, not even a bracket: a number at such an end may have lost digits.
    public var isAtEnd: Bool { position == end }

    /// Whether the next value, at which the reader stands, is a list.
    public var startsList: Bool { next == UInt8(ascii: "[") }

    var next: UInt8? { position < end ? bytes[position] : nil }

    mutating func fail() {
        isBroken = true
        position = end
    }

    @usableFromInline
    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// True if this stood there, which is then behind the reader.
    mutating func passes(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    @usableFromInline
    mutating func passes(_ word: StaticString) -> Bool {
        let behind = position + word.utf8CodeUnitCount
        guard behind <= end, word.withUTF8Buffer({ bytes[position..<behind].elementsEqual($0) }) else {
            return false
        }
        position = behind
        return true
    }

    // MARK: Nests

    /// Visits the members of an object; what the visitor does not read is passed over, and so is a member in whose name half a
    /// character stands. False if no object stands there, which is passed over as well.
    @discardableResult
    public mutating func members(_ visit: (JSONName, inout JSONReader) -> Void) -> Bool {
        visitNest(UInt8(ascii: "{"), UInt8(ascii: "}")) { json in
            let name = json.name()
            json.colon()
            guard let name else { return json.skip() }
            json.offer { visit(name, &$0) }
        }
    }

    /// Visits the elements of a list, as `members` does those of an object.
    @discardableResult
    public mutating func elements(_ visit: (inout JSONReader) -> Void) -> Bool {
        visitNest(UInt8(ascii: "["), UInt8(ascii: "]")) { json in json.offer(visit) }
    }

    /// The elements of a list, each read as told; nil if no list stands there, or one of them is none of these.
    @inlinable
    public mutating func list<Element>(_ read: (inout JSONReader) -> Element?) -> [Element]? {
        var found: [Element] = []
        var isAll = true
        let isList = elements { json in
            if let element = read(&json) { found.append(element) } else { isAll = false }
        }
        return isList && isAll ? found : nil
    }

    private mutating func visitNest(_ open: UInt8, _ close: UInt8, _ item: (inout JSONReader) -> Void) -> Bool
    {
        skipSpace()
        guard next == open else {
            skip()
            return false
        }
        walk(to: close, item)
        return !isBroken
    }

    private mutating func walk(to close: UInt8, _ item: (inout JSONReader) -> Void) {
        guard depth < Self.deepest else { return fail() }
        position += 1
        depth += 1
        skipSpace()
        if !passes(close) {
            repeat {
                skipSpace()
                item(&self)
                skipSpace()
            } while passes(UInt8(ascii: ","))
            if !passes(close) { fail() }
        }
        depth -= 1
    }

    private mutating func colon() {
        skipSpace()
        if !passes(UInt8(ascii: ":")) { fail() }
        skipSpace()
    }

    private mutating func offer(_ visit: (inout JSONReader) -> Void) {
        let start = position
        visit(&self)
        if position == start { skip() }
    }

    // MARK: Passing over

    /// Passes over the next value, which must be JSON.
    public mutating func skip() {
        skipSpace()
        switch next {
        case UInt8(ascii: "\"")?: scanText()
        case UInt8(ascii: "{")?:
            walk(to: UInt8(ascii: "}")) { json in
                json.scanText()
                json.colon()
                json.skip()
            }
        case UInt8(ascii: "[")?: walk(to: UInt8(ascii: "]")) { json in json.skip() }
        default: if !passes("true"), !passes("false"), !passes("null") { skipNumber() }
        }
    }

    /// Reads the next value as told, with the place it takes; what is no JSON there is leapt over instead, so that it spoils
    /// none of its neighbours.
    @discardableResult
    @inlinable
    public mutating func attempt<Value>(_ read: (inout JSONReader) -> Value?) -> (
        value: Value?, range: Range<Int>
    ) {
        skipSpace()
        guard !isBroken else { return (nil, position..<position) }
        let (start, level) = (position, depth)
        let value = read(&self)
        if !isBroken, isDelimited { return (value, start..<position) }
        leap(from: start, level)
        return (nil, start..<max(start, position))
    }

    @usableFromInline var isDelimited: Bool {
        guard let next else { return true }
        return next <= 0x20 || next == UInt8(ascii: ",") || next == UInt8(ascii: "}")
            || next == UInt8(ascii: "]")
    }

    /// Passes over what may be no JSON: to the closing bracket, the closing quotation mark or the next sign between values.
    @usableFromInline
    mutating func leap(from start: Int, _ level: Int) {
        (isBroken, position, depth) = (false, start, level)
        var open = 0
        repeat {
            switch next {
            case nil: return fail()
            case UInt8(ascii: "\"")?: leapText()
            case UInt8(ascii: "{")?, UInt8(ascii: "[")?:
                open += 1
                position += 1
            case UInt8(ascii: "}")?, UInt8(ascii: "]")?:
                if open == 0 { return fail() }
                open -= 1
                position += 1
            case UInt8(ascii: ",")?, UInt8(ascii: ":")?:
                if open == 0 { return fail() }
                position += 1
            default: position += 1
            }
        } while !isBroken && (open > 0 || !isDelimited)
    }

    private mutating func leapText() {
        position += 1
        while let byte = next, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
        if !passes(UInt8(ascii: "\"")) { fail() }
    }
}
