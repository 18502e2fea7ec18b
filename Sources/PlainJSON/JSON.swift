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
        var writer = JSONWriter()
        write(to: &writer)
        return writer.bytes
    }

    private func write(to json: inout JSONWriter) {
        switch self {
        case .null: json.raw("null")
        case .flag(let flag): json.flag(flag)
        case .number(let number): json.number(number)
        case .fraction(let number): json.raw(String(number))
        case .text(let text): json.text(text)
        case .list(let values): json.list { json in for value in values { value.write(to: &json) } }
        case .object(let members):
            json.object { json in
                for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                    json.name(name)
                    value.write(to: &json)
                }
            }
        }
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
