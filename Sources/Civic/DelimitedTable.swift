import Basics
package import FoundationEssentials

/// A table of text: a header line, then rows of as many fields, divided by commas, bars or tabs.
package struct DelimitedTable {
    package let columns: [String: Int]
    package let rows: [[String]]

    /// Takes a byte order mark, both kinds of line ends and quoted fields; throws for a row with too few or too many
    /// fields, an open quote, or bytes that are no UTF-8. Where `isRagged`, a short row is filled up with empty fields.
    package init(_ data: Data, isRagged: Bool = false) throws(SourceError) {
        var bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let header = bytes.prefix { $0 != 10 }
        let mark: UInt8 = header.contains(124) ? 124 : header.contains(9) ? 9 : 44
        var reader = DelimitedReader(bytes, divided: mark)
        var lines = try reader.lines()
        guard !lines.isEmpty else { throw .unreadable }
        let names = lines.removeFirst().map { $0.trimmed }
        if isRagged {
            lines = lines.map { $0 + Array(repeating: "", count: max(0, names.count - $0.count)) }
        }
        guard lines.allSatisfy({ $0.count == names.count }) else { throw .unreadable }
        columns = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        rows = lines
    }

    /// The place of the first of these columns that the table has.
    func column(_ names: String...) -> Int? { names.lazy.compactMap { columns[$0] }.first }
}

/// Divides bytes into rows of fields.
private struct DelimitedReader {
    private let bytes: [UInt8]
    private let mark: UInt8
    private var index = 0
    private var rows: [[String]] = []
    private var row: [String] = []
    private var field: [UInt8] = []

    init(_ bytes: [UInt8], divided mark: UInt8) {
        self.bytes = bytes
        self.mark = mark
    }

    mutating func lines() throws(SourceError) -> [[String]] {
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case 34 where field.isEmpty: try quoted()
            case mark: try endField()
            case 10: try endRow()
            case 13: break
            case _: field.append(byte)
            }
        }
        if !field.isEmpty || !row.isEmpty { try endRow() }
        return rows
    }

    /// Up to the closing quote; two quotes are one that belongs to the text.
    private mutating func quoted() throws(SourceError) {
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == 34 else {
                field.append(byte)
                continue
            }
            guard index < bytes.count, bytes[index] == 34 else { return }
            field.append(34)
            index += 1
        }
        throw .unreadable
    }

    private mutating func endField() throws(SourceError) {
        guard let text = String(validating: field, as: UTF8.self) else { throw .unreadable }
        row.append(text)
        field.removeAll(keepingCapacity: true)
    }

    private mutating func endRow() throws(SourceError) {
        try endField()
        if row != [""] { rows.append(row) }
        row = []
    }
}
