public import Conversation

/// Rows that an adapter reads when it needs them.
public protocol AdapterShelf: Sendable {
    func row(_ kind: String, _ key: String) async throws -> [UInt8]?

    /// All rows of a kind whose keys begin so.
    func rows(_ kind: String, from start: String) async throws -> [AdapterRow]

    /// The next rows of a kind behind a key, in the order of their keys.
    func rows(_ kind: String, after key: String, limit: Int) async throws -> [AdapterRow]

    /// Their keys alone.
    func keys(_ kind: String, from start: String) async throws -> [String]

    /// Keeps rows in a commit of their own.
    func keep(_ rows: [AdapterRow]) async throws

    /// Forgets every row.
    func clear() async throws
}
