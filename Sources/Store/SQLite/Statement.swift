import CPostgres
import CSQLite

/// A prepared statement; it owns its pointer.
final class Statement {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit {
        sqlite3_finalize(pointer)
    }

    /// The row that the last step came to; it is gone with the next step.
    var row: Row { Row(pointer) }

    func bind(_ values: [Value]) throws(StoreError) {
        for (offset, value) in values.enumerated() {
            let index = Int32(offset + 1)
            let code =
                switch value {
                case .int(let number): sqlite3_bind_int64(pointer, index, number)
                case .text(var text):
                    text.withUTF8 { turnout_bind_text(pointer, index, $0.baseAddress, Int32($0.count)) }
                case .blob(let bytes): turnout_bind_blob(pointer, index, bytes, Int32(bytes.count))
                case .null: sqlite3_bind_null(pointer, index)
                }
            guard code == SQLITE_OK else { throw Database.error(code) }
        }
    }

    /// True if there is a row.
    func step() throws(StoreError) -> Bool {
        switch sqlite3_step(pointer) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw Database.error(code)
        }
    }

    func reset() {
        sqlite3_reset(pointer)
        sqlite3_clear_bindings(pointer)
    }
}

/// One row, read by column number from 0.
struct Row {
    private let pointer: OpaquePointer
    /// Its number in an answer of a server; -1 for a row of SQLite.
    private let line: Int32

    fileprivate init(_ pointer: OpaquePointer) { (self.pointer, line) = (pointer, -1) }

    init(_ answer: OpaquePointer, line: Int32) { (pointer, self.line) = (answer, line) }

    func int(_ column: Int32) -> Int64 {
        line < 0 ? sqlite3_column_int64(pointer, column) : turnout_pq_int(pointer, line, column)
    }

    func flag(_ column: Int32) -> Bool { int(column) != 0 }

    func optionalInt(_ column: Int32) -> Int64? { isNull(column) ? nil : int(column) }

    private func isNull(_ column: Int32) -> Bool {
        line < 0
            ? sqlite3_column_type(pointer, column) == SQLITE_NULL
            : kind(column) == turnout_pq_null
    }

    func text(_ column: Int32) -> String { optionalText(column) ?? "" }

    func optionalText(_ column: Int32) -> String? {
        if line < 0 { return sqlite3_column_text(pointer, column).map { String(cString: $0) } }
        return isNull(column) ? nil : String(decoding: bytes(column), as: UTF8.self)
    }

    /// The value as SQLite has it, for as long as the row is current.
    func value(_ column: Int32) -> OpaquePointer? { sqlite3_column_value(pointer, column) }

    /// Appends the bytes of a text or a blob, or the digits of a number.
    func append(_ column: Int32, to bytes: inout [UInt8]) {
        guard line < 0 else { return bytes.append(contentsOf: self.bytes(column)) }
        guard let start = sqlite3_column_blob(pointer, column) else { return }
        bytes.append(
            contentsOf: UnsafeRawBufferPointer(
                start: start, count: Int(sqlite3_column_bytes(pointer, column))))
    }

    func blob(_ column: Int32) -> [UInt8] {
        guard line < 0 else { return bytes(column) }
        let count = Int(sqlite3_column_bytes(pointer, column))
        guard count > 0, let bytes = sqlite3_column_blob(pointer, column) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
    }

    /// What it is, whatever the engine.
    func anything(_ column: Int32) -> Value {
        if line >= 0 {
            return switch kind(column) {
            case turnout_pq_null: .null
            case turnout_pq_number: .int(int(column))
            case turnout_pq_bytes: .blob(bytes(column))
            default: .text(text(column))
            }
        }
        return switch sqlite3_column_type(pointer, column) {
        case SQLITE_NULL: .null
        case SQLITE_INTEGER: .int(int(column))
        case SQLITE_BLOB: .blob(blob(column))
        default: .text(text(column))
        }
    }

    /// What a server's value is.
    private func kind(_ column: Int32) -> Int { Int(turnout_pq_type(pointer, line, column)) }

    /// Of a row of a server.
    private func bytes(_ column: Int32) -> [UInt8] {
        if kind(column) == turnout_pq_null { return [] }
        if kind(column) == turnout_pq_number { return Array("\(int(column))".utf8) }
        return [UInt8](
            UnsafeRawBufferPointer(
                start: turnout_pq_start(pointer, line, column),
                count: Int(turnout_pq_length(pointer, line, column))))
    }
}

/// A value on its way into a statement.
enum Value {
    case int(Int64)
    case text(String)
    case blob([UInt8])
    case null

    static func optional(_ number: Int64?) -> Value { number.map { .int($0) } ?? .null }
    static func optional(_ text: String?) -> Value { text.map { .text($0) } ?? .null }
    static func flag(_ flag: Bool) -> Value { .int(flag ? 1 : 0) }
}
