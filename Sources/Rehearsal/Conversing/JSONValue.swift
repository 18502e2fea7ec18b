import Foundation

/// Any JSON value, for lines whose keys may hold one thing or another.
enum JSONValue: Equatable, Decodable {
    case null
    case truth(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let truth = try? container.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// A whole number from 0 on.
    var count: Int? {
        guard case .number(let number) = self, number >= 0, number <= 1e9 else { return nil }
        return Int(exactly: number)
    }

    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var truth: Bool? { if case .truth(let truth) = self { truth } else { nil } }

    /// A list of nothing but texts.
    var texts: [String]? {
        guard case .list(let list) = self else { return nil }
        let texts = list.compactMap(\.text)
        return texts.count == list.count ? texts : nil
    }
}
