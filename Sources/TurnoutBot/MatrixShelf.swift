import Adapters
import Conversation
import Services
import Store

/// The Matrix adapter's rows in the store.
struct MatrixShelf: AdapterShelf {
    let store: Store

    func row(_ kind: String, _ key: String) async throws -> [UInt8]? {
        try await store.row(kind, key, of: .matrix)
    }

    func rows(_ kind: String, from start: String) async throws -> [AdapterRow] {
        try await store.rows(kind, from: start, of: .matrix)
    }

    func rows(_ kind: String, after key: String, limit: Int) async throws -> [AdapterRow] {
        try await store.rows(kind, after: key, limit: limit, of: .matrix)
    }

    func keys(_ kind: String, from start: String) async throws -> [String] {
        try await store.rowKeys(kind, from: start, of: .matrix)
    }

    func keep(_ rows: [AdapterRow]) async throws {
        try await store.receive(
            Batch(updates: [], cursor: nil, rows: rows), from: .matrix, at: Clock.system.now())
    }

    /// Whether something was set up.
    var isFilled: Bool {
        get async throws { try await store.hasRows(of: .matrix) }
    }

    func clear() async throws { try await store.dropRows(of: .matrix) }
}
