import Foundation

/// Parsed JSON, read with forgiveness: numbers may come as text and text as numbers, and whatever is missing is nil.
struct JSON {
    private let value: Any

    /// Nil unless the bytes are an object or a list.
    init?(_ data: Data) {
        guard let value = try? JSONSerialization.jsonObject(with: data),
            value is [String: Any] || value is [Any]
        else { return nil }
        self.value = value
    }

    private init(_ value: Any) {
        self.value = value
    }

    subscript(key: String) -> JSON? {
        guard let inner = (value as? [String: Any])?[key], !(inner is NSNull) else { return nil }
        return JSON(inner)
    }

    var list: [JSON]? { (value as? [Any])?.map(JSON.init) }
    /// The members of an object, in the order of their names.
    var members: [(name: String, value: JSON)]? {
        (value as? [String: Any])?.sorted { $0.key < $1.key }.map { ($0.key, JSON($0.value)) }
    }

    /// Text or a whole number as text, trimmed; nil if nothing is left.
    var text: String? {
        let words = (value as? String) ?? (value as? NSNumber).map(\.stringValue)
        let trimmed = words?.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed?.isEmpty ?? true ? nil : trimmed
    }

    var int: Int? {
        text.flatMap { Int($0) } ?? (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
    }
    var number: Double? { (value as? NSNumber)?.doubleValue ?? text.flatMap(Double.init) }
    var flag: Bool? { (value as? Bool) ?? text.flatMap { ["true": true, "false": false][$0.lowercased()] } }
}

extension [JSON] {
    /// What can be read of the rows; throws where there are rows and none of them can be: a field has another name then,
    /// and "nothing" would be a wrong answer.
    func readable<Row>(_ read: (JSON) -> Row?) throws(SourceError) -> [Row] {
        let found = compactMap(read)
        guard isEmpty || !found.isEmpty else { throw .unreadable }
        return found
    }
}
