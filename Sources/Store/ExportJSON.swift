import Conversation
import FoundationEssentials

/// Values as JSON that people read: indented, keys in a fixed order.
struct ExportJSON {
    private let encoder = JSONEncoder()

    init(keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys, hidesModerators: Bool = false) {
        if let key = CodingUserInfoKey.hidesModerators { encoder.userInfo[key] = hidesModerators }
        encoder.keyEncodingStrategy = keys
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    }

    func encode(_ value: some Encodable) throws(StoreError) -> [UInt8] {
        do { return [UInt8](try encoder.encode(value)) } catch { throw .unreadable }
    }
}
