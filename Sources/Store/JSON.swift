import Foundation

/// The store's JSON: keys in a fixed order, so that the same value is always the same bytes.
final class JSON {
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()

    init(
        _ formatting: JSONEncoder.OutputFormatting = [.sortedKeys, .withoutEscapingSlashes],
        keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
    ) {
        encoder.keyEncodingStrategy = keys
        encoder.outputFormatting = formatting
    }

    func encode(_ value: some Encodable) throws(StoreError) -> [UInt8] {
        do { return [UInt8](try encoder.encode(value)) } catch { throw .unreadable }
    }

    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws(StoreError) -> Value {
        do { return try decoder.decode(type, from: Data(bytes)) } catch { throw .unreadable }
    }
}
