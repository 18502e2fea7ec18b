/// Header fields in the order they were given, looked up without regard to case.
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral, Redacted {
    /// One field: its name as written and its value.
    public struct Field: Hashable, Sendable, Redacted {
        /// The name as written.
        public let name: String
        /// The value without surrounding white space.
        public let value: String

        public var summary: String { "header field" }
    }

    /// All fields in order.
    public private(set) var fields: [Field] = []

    /// Header fields from a literal such as `["Accept": "application/json"]`.
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }

    /// The first value of the field named `name`, in whatever case; nil where there is none.
    public subscript(name: String) -> String? {
        fields.first { $0.name.matches(name) }?.value
    }

    /// Every value of the field named `name`, in order.
    public func values(of name: String) -> [String] { fields.filter { $0.name.matches(name) }.map(\.value) }

    /// Adds a field after the others; an earlier one of the same name stays.
    public mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    public var summary: String { "\(fields.count) header fields" }
}

extension String {
    /// Equality of two header names: ASCII letters compare without case.
    fileprivate func matches(_ other: String) -> Bool {
        utf8.elementsEqual(other.utf8) { $0.lowercasedASCII == $1.lowercasedASCII }
    }
}

extension UInt8 {
    fileprivate var lowercasedASCII: UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self + 32 : self
    }
}
