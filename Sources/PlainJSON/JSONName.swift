/// The name of a member, its escapes resolved, to be compared with names that are known.
@frozen
public struct JSONName {
    @usableFromInline let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    public var text: String { String(decoding: bytes, as: UTF8.self) }

    @inlinable
    public static func ~= (known: StaticString, name: JSONName) -> Bool {
        name.bytes.count == known.utf8CodeUnitCount
            && known.withUTF8Buffer { name.bytes.elementsEqual($0) }
    }
}

/// What stands where a value of one kind is expected.
@frozen
public enum JSONField<Value> {
    /// Nothing, or `null`.
    case missing
    case value(Value)
    /// A value of another kind.
    case wrong

    @inlinable public var value: Value? { if case .value(let value) = self { value } else { nil } }
    /// Whether there is no value of another kind.
    @inlinable public var isFine: Bool { if case .wrong = self { false } else { true } }
}
