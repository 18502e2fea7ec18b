import Foundation

@testable import Conversation

/// What releases wrote down, as it lies in `Golden`: read for ever, and never rewritten.
enum Stored {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Golden")

    /// The names of all stored sessions: the state, and behind a `+` what is special.
    static let sessions: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: "Sessions").path)
        return (files ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }()

    static func session(_ name: String) throws -> String { try text("Sessions/\(name).json") }

    /// The state in a session's name.
    static func state(in name: String) -> String { String(name.prefix { $0 != "+" }) }

    static func text(_ file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    /// A file with one stored value a line.
    static func lines(_ file: String) throws -> [String] {
        try text(file).split(separator: "\n").map(String.init)
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }

    /// As the store writes it.
    static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// The cases that stored values of an enum are of.
    static func cases(of lines: [String]) throws -> Set<String> {
        Set(try lines.flatMap { try object($0).allKeys.compactMap { $0 as? String } })
    }

    static func object(_ text: String) throws -> NSDictionary {
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        guard let object = value as? NSDictionary else { throw CocoaError(.fileReadCorruptFile) }
        return object
    }
}
