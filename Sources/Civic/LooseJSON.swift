import Basics
import FoundationEssentials
import PlainJSON

/// JSON read with forgiveness: numbers may come as text and text as numbers, and whatever is missing is nil.
struct LooseJSON {
    private let value: JSON

    /// Nil unless the bytes are an object or a list.
    init?(_ data: Data) {
        guard let value = JSON(data), value.object != nil || value.list != nil else { return nil }
        self.value = value
    }

    private init(_ value: JSON) { self.value = value }

    subscript(key: String) -> LooseJSON? {
        guard let inner = value[key], inner != .null else { return nil }
        return LooseJSON(inner)
    }

    var list: [LooseJSON]? { value.list?.map(LooseJSON.init) }
    /// The members of an object, in the order of their names.
    var members: [(name: String, value: LooseJSON)]? {
        value.object?.sorted { $0.key < $1.key }.map { ($0.key, LooseJSON($0.value)) }
    }

    /// Text or a number as text, trimmed; nil if nothing is left.
    var text: String? {
        let words = value.text ?? value.number.map { String($0) } ?? value.decimal.map { String($0) }
        let trimmed = words?.trimmed
        return trimmed?.isEmpty ?? true ? nil : trimmed
    }

    var int: Int? { text.flatMap { Int($0) } }
    var number: Double? { value.decimal ?? text.flatMap(Double.init) }
    var flag: Bool? {
        value.flag ?? text.flatMap { ["true": true, "1": true, "false": false, "0": false][$0.lowercased()] }
    }
}

extension [LooseJSON] {
    /// What can be read of the rows; throws where there are rows and none of them can be: a field has another name then,
    /// and "nothing" would be a wrong answer.
    func readable<Row>(_ read: (LooseJSON) -> Row?) throws(SourceError) -> [Row] {
        let found = compactMap(read)
        guard isEmpty || !found.isEmpty else { throw .unreadable }
        return found
    }
}
