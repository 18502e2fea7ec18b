import Conversation

@testable import Adapters

/// Rows in memory.
actor MemoryShelf: AdapterShelf {
    private var kept: [String: AdapterRow] = [:]

    func row(_ kind: String, _ key: String) -> [UInt8]? { kept["\(kind) \(key)"]?.value }

    func rows(_ kind: String, from start: String) -> [AdapterRow] {
        kept.values.filter { $0.kind == kind && $0.key.hasPrefix(start) }.sorted { $0.key < $1.key }
    }

    func rows(_ kind: String, after key: String, limit: Int) -> [AdapterRow] {
        Array(rows(kind, from: "").filter { $0.value != nil && $0.key > key }.prefix(limit))
    }

    func keys(_ kind: String, from start: String) -> [String] {
        rows(kind, from: start).filter { $0.value != nil }.map(\.key)
    }

    func keep(_ rows: [AdapterRow]) { for row in rows { kept["\(row.kind) \(row.key)"] = row } }

    func clear() { kept = [:] }
}
