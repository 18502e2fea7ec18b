/// Any JSON value, so that every field of what strangers send is looked at before it is believed (M36).
public enum JSON: Equatable, Sendable {
    case null
    case flag(Bool)
    case number(Int64)
    case fraction(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    /// Nil for whatever is not one complete JSON value.
    public init?(_ bytes: some Sequence<UInt8>) {
        var reader = JSONReader(Array(bytes))
        guard let value = reader.whole() else { return nil }
        self = value
    }

    /// A member of an object; nil if this is none, or has no such member.
    public subscript(name: String) -> JSON? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The text; nil if this is none.
    public var text: String? { if case .text(let text) = self { text } else { nil } }
    /// The whole number; nil if this is none, or one of more than 64 bits.
    public var number: Int64? { if case .number(let number) = self { number } else { nil } }
    /// The number, whole or not; nil if this is none.
    public var decimal: Double? {
        if case .fraction(let number) = self { number } else { number.map(Double.init) }
    }
    /// Whether it is `true`; nil if this is neither `true` nor `false`.
    public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    /// The elements; nil if this is no list.
    public var list: [JSON]? { if case .list(let list) = self { list } else { nil } }
    /// The members by name; nil if this is no object.
    public var object: [String: JSON]? { if case .object(let object) = self { object } else { nil } }

    /// The value in canonical order: the same value always gives the same bytes.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .flag(let flag): bytes += (flag ? "true" : "false").utf8
        case .number(let number): bytes += String(number).utf8
        case .fraction(let number): bytes += String(number).utf8
        case .text(let text): Self.write(text, to: &bytes)
        case .list(let values):
            Self.write(values, between: "[]", to: &bytes) { value, bytes in value.write(to: &bytes) }
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            Self.write(sorted, between: "{}", to: &bytes) { member, bytes in
                Self.write(member.key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], between brackets: StaticString, to bytes: inout [UInt8],
        _ writeItem: (Item, inout [UInt8]) -> Void
    ) {
        bytes.append(brackets.withUTF8Buffer { $0[0] })
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            writeItem(item, &bytes)
        }
        bytes.append(brackets.withUTF8Buffer { $0[1] })
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes += "\\n".utf8
            case 0x00..<0x20:
                let hex = String(byte, radix: 16)
                bytes += (hex.count == 1 ? "\\u000\(hex)" : "\\u00\(hex)").utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
    /// A text.
    public init(stringLiteral value: String) { self = .text(value) }
    /// `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .flag(value) }
    /// A whole number.
    public init(integerLiteral value: Int64) { self = .number(value) }
    /// A list.
    public init(arrayLiteral elements: JSON...) { self = .list(elements) }
    /// An object; of two members of one name the first counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements) { first, _ in first })
    }
}
