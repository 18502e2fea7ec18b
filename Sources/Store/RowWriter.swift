/// Writes a value as the JSON of a row: whole in one run of bytes, keys in order, so that the same value is always the
/// same bytes. Foundation's encoder takes several times as long and builds a tree of objects first.
struct RowWriter {
    static func bytes(of value: some Encodable) throws -> [UInt8] {
        let text = RowText()
        try text.write(value)
        return text.bytes
    }
}

/// The bytes so far, with the lists and objects that are open.
private final class RowText {
    private(set) var bytes: [UInt8] = []
    private var open: [Group] = []
    /// Of all objects that are open, those of the innermost last.
    private var members: [Member] = []

    /// A list or an object under way.
    private struct Group {
        let isObject: Bool
        let start: Int
        let firstMember: Int
        var isEmpty = true
        /// The members came in the order of their names.
        var isOrdered = true
    }

    /// Where a member of an object begins, with its name; it ends where the next one begins.
    private struct Member {
        let name: String
        let start: Int
    }

    var depth: Int { open.count }

    init() {
        bytes.reserveCapacity(2_048)
        open.reserveCapacity(8)
        members.reserveCapacity(64)
    }

    /// Writes any value; one that writes nothing is an empty object.
    func write<Value: Encodable>(_ value: Value) throws {
        // Compared before it is cast, which costs much more.
        if Value.self == String.self, let text = value as? String { return write(text) }
        if Value.self == Int.self, let number = value as? Int { return write(number: number) }
        if Value.self == Int64.self, let number = value as? Int64 { return write(number: number) }
        if Value.self == Bool.self, let flag = value as? Bool { return write(flag) }
        let (depth, count) = (open.count, bytes.count)
        try value.encode(to: RowEncoder(text: self))
        close(downTo: depth)
        if bytes.count == count { bytes += "{}".utf8 }
    }

    func begin(isObject: Bool) -> Int {
        open.append(Group(isObject: isObject, start: bytes.count, firstMember: members.count))
        bytes.append(UInt8(ascii: isObject ? "{" : "["))
        return open.count
    }

    /// Begins a member of the object at this depth.
    func name(_ name: String, at depth: Int) {
        element(at: depth)
        if members.count > open[depth - 1].firstMember, members[members.count - 1].name >= name {
            open[depth - 1].isOrdered = false
        }
        members.append(Member(name: name, start: bytes.count))
        write(name)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Begins an element of the list at this depth.
    func element(at depth: Int) {
        close(downTo: depth)
        if !open[depth - 1].isEmpty { bytes.append(UInt8(ascii: ",")) }
        open[depth - 1].isEmpty = false
    }

    /// Closes what is open below this depth, objects with their members in order.
    func close(downTo depth: Int) {
        while open.count > depth, let group = open.popLast() {
            if !group.isOrdered { order(group) }
            members.removeLast(members.count - group.firstMember)
            bytes.append(UInt8(ascii: group.isObject ? "}" : "]"))
        }
    }

    private func order(_ group: Group) {
        let own = members[group.firstMember...]
        // A comma stands between two.
        let ends = own.dropFirst().map { $0.start - 1 } + [bytes.count]
        var ordered: [UInt8] = []
        ordered.reserveCapacity(bytes.count - group.start)
        for (member, end) in zip(own, ends).sorted(by: { $0.0.name < $1.0.name }) {
            ordered.append(UInt8(ascii: ordered.isEmpty ? "{" : ","))
            ordered += bytes[member.start..<end]
        }
        bytes.replaceSubrange(group.start..., with: ordered)
    }

    func writeNull() { bytes += "null".utf8 }
    func write(_ flag: Bool) { bytes += (flag ? "true" : "false").utf8 }
    func write(_ number: Double) { bytes += number.description.utf8 }

    func write(number: some BinaryInteger) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = UInt64(number.magnitude)
        var unit: UInt64 = 1
        while rest / unit >= 10 { unit *= 10 }
        while unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
            rest %= unit
            unit /= 10
        }
    }

    func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { characters in
            if characters.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
                for byte in characters { writeEscaped(byte) }
            } else {
                bytes.append(contentsOf: characters)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private func writeEscaped(_ byte: UInt8) {
        switch byte {
        case 0x22, 0x5C: bytes += [0x5C, byte]
        case 0x0A: bytes += "\\n".utf8
        case 0x00..<0x10: bytes += "\\u000\(String(byte, radix: 16))".utf8
        case 0x10..<0x20: bytes += "\\u00\(String(byte, radix: 16))".utf8
        default: bytes.append(byte)
        }
    }
}

private struct RowEncoder: Encoder {
    let text: RowText
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(RowObject<Key>(text: text, depth: text.begin(isObject: true)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        RowList(text: text, depth: text.begin(isObject: false))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { RowValue(text: text) }
}

private struct RowObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let text: RowText
    let depth: Int
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) {
        text.name(key.stringValue, at: depth)
        text.writeNull()
    }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        text.name(key.stringValue, at: depth)
        try text.write(value)
    }

    func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key)
        -> KeyedEncodingContainer<Inner>
    {
        text.name(key.stringValue, at: depth)
        return RowEncoder(text: text).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        text.name(key.stringValue, at: depth)
        return RowEncoder(text: text).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        text.name("super", at: depth)
        return RowEncoder(text: text)
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        text.name(key.stringValue, at: depth)
        return RowEncoder(text: text)
    }
}

private struct RowList: UnkeyedEncodingContainer {
    let text: RowText
    let depth: Int
    private(set) var count = 0
    var codingPath: [any CodingKey] { [] }

    init(text: RowText, depth: Int) { (self.text, self.depth) = (text, depth) }

    private mutating func begin() {
        text.element(at: depth)
        count += 1
    }

    mutating func encodeNil() {
        begin()
        text.writeNull()
    }

    mutating func encode(_ value: some Encodable) throws {
        begin()
        try text.write(value)
    }

    mutating func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner>
    {
        begin()
        return RowEncoder(text: text).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        begin()
        return RowEncoder(text: text).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
        begin()
        return RowEncoder(text: text)
    }
}

private struct RowValue: SingleValueEncodingContainer {
    let text: RowText
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { text.writeNull() }
    func encode(_ value: Bool) { text.write(value) }
    func encode(_ value: String) { text.write(value) }
    func encode(_ value: Double) { text.write(value) }
    func encode(_ value: Float) { text.write(Double(value)) }
    func encode(_ value: Int) { text.write(number: value) }
    func encode(_ value: Int8) { text.write(number: value) }
    func encode(_ value: Int16) { text.write(number: value) }
    func encode(_ value: Int32) { text.write(number: value) }
    func encode(_ value: Int64) { text.write(number: value) }
    func encode(_ value: UInt) { text.write(number: value) }
    func encode(_ value: UInt8) { text.write(number: value) }
    func encode(_ value: UInt16) { text.write(number: value) }
    func encode(_ value: UInt32) { text.write(number: value) }
    func encode(_ value: UInt64) { text.write(number: value) }
    func encode(_ value: some Encodable) throws { try text.write(value) }
}
