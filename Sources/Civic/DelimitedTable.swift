import Foundation

/// A table of text: a header line, then rows of as many fields, divided by commas, bars or tabs.
struct DelimitedTable {
    let columns: [String: Int]
    let rows: [[String]]

    /// Takes a byte order mark, both kinds of line ends and quoted fields; throws for a row with too few or too many
    /// fields, an open quote, or bytes that are no UTF-8. Where `isRagged`, a short row is filled up with empty fields.
    init(_ data: Data, isRagged: Bool = false) throws(Setback) {
        var bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let header = bytes.prefix { $0 != 10 }
        let mark: UInt8 = header.contains(124) ? 124 : header.contains(9) ? 9 : 44
        var lines = try Self.lines(bytes, divided: mark)
        guard !lines.isEmpty else { throw .unreadable }
        let names = lines.removeFirst().map { $0.trimmingCharacters(in: .whitespaces) }
        if isRagged {
            lines = lines.map { $0 + Array(repeating: "", count: max(0, names.count - $0.count)) }
        }
        guard lines.allSatisfy({ $0.count == names.count }) else { throw .unreadable }
        columns = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        rows = lines
    }

    /// The place of the first of these columns that the table has.
    func column(_ names: String...) -> Int? {
        names.lazy.compactMap { columns[$0] }.first
    }

    private static func lines(_ bytes: [UInt8], divided mark: UInt8) throws(Setback) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var field: [UInt8] = []
        var isQuoted = false
        var index = 0
        func text() throws(Setback) -> String {
            guard let text = String(validating: field, as: UTF8.self) else { throw .unreadable }
            field.removeAll(keepingCapacity: true)
            return text
        }
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if isQuoted {
                if byte != 34 {
                    field.append(byte)
                } else if index < bytes.count, bytes[index] == 34 {
                    field.append(34)
                    index += 1
                } else {
                    isQuoted = false
                }
            } else if byte == 34, field.isEmpty {
                isQuoted = true
            } else if byte == mark {
                row.append(try text())
            } else if byte == 10 {
                row.append(try text())
                if row != [""] { rows.append(row) }
                row = []
            } else if byte != 13 {
                field.append(byte)
            }
        }
        guard !isQuoted else { throw .unreadable }
        if !field.isEmpty || !row.isEmpty { rows.append(row + [try text()]) }
        return rows
    }
}
