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

    fileprivate init(_ pointer: OpaquePointer) { self.pointer = pointer }

    func int(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }
    func flag(_ column: Int32) -> Bool { int(column) != 0 }

    func optionalInt(_ column: Int32) -> Int64? {
        sqlite3_column_type(pointer, column) == SQLITE_NULL ? nil : int(column)
    }

    func text(_ column: Int32) -> String { optionalText(column) ?? "" }

    func optionalText(_ column: Int32) -> String? {
        sqlite3_column_text(pointer, column).map { String(cString: $0) }
    }

    /// The value as SQLite has it, for as long as the row is current.
    func value(_ column: Int32) -> OpaquePointer? { sqlite3_column_value(pointer, column) }

    /// Appends the bytes of a text or a blob.
    func append(_ column: Int32, to bytes: inout [UInt8]) {
        guard let start = sqlite3_column_blob(pointer, column) else { return }
        bytes.append(
            contentsOf: UnsafeRawBufferPointer(
                start: start, count: Int(sqlite3_column_bytes(pointer, column))))
    }

    func blob(_ column: Int32) -> [UInt8] {
        let count = Int(sqlite3_column_bytes(pointer, column))
        guard count > 0, let bytes = sqlite3_column_blob(pointer, column) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
    }
}
