import Conversation
import FoundationEssentials

/// Values as the JSON of stored rows: keys in a fixed order, so that the same value is always the same bytes.
final class RowJSON {
    private let decoder = JSONDecoder()
    private var recent: [[UInt8]: Any] = [:]
    private static let mostRecent = 128

    func encode(_ value: some Encodable) throws(StoreError) -> [UInt8] {
        do { return try RowWriter.bytes(of: value) } catch { throw .unreadable }
    }

    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws(StoreError) -> Value {
        do { return try decoder.decode(type, from: Data(bytes)) } catch { throw .unreadable }
    }

    /// The same for what is read again and again: the same bytes are the same value, so the last few are kept.
    func decodeOften<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws(StoreError) -> Value {
        if let known = recent[bytes] as? Value { return known }
        let value = try decode(type, from: bytes)
        if recent.count >= Self.mostRecent { recent.removeAll(keepingCapacity: true) }
        recent[bytes] = value
        return value
    }

    /// Keeps nothing: somebody's data were deleted.
    func forget() { recent = [:] }
}
