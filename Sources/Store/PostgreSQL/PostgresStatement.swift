/// A statement as PostgreSQL has it: the same text, with its parameters numbered.
final class PostgresStatement {
    let name: String
    let sql: String
    /// What it does to tables; nil where it only reads.
    let effect: TableChanges.Effect?
    /// It was sent to the session to be prepared, and nothing was heard against that.
    var isPrepared = false

    init(_ sql: String, number: Int) {
        name = "s\(number)"
        self.sql = Self.numbered(sql)
        effect = TableChanges.Effect(sql)
    }

    /// `?` becomes `$1`, `$2` and so on, `?3` becomes `$3`; what stands between quotes stays.
    static func numbered(_ sql: String) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(sql.utf8.count + 16)
        var (count, isQuoted, isOpen) = (0, false, false)
        for byte in sql.utf8 {
            let isDigit = (0x30...0x39).contains(byte)
            if isOpen, !isDigit {
                count += 1
                text += "\(count)".utf8
            }
            isOpen = false
            if byte == UInt8(ascii: "'") { isQuoted.toggle() }
            guard byte == UInt8(ascii: "?"), !isQuoted else {
                text.append(byte)
                continue
            }
            text.append(UInt8(ascii: "$"))
            isOpen = true
        }
        if isOpen { text += "\(count + 1)".utf8 }
        return String(decoding: text, as: UTF8.self)
    }
}

/// Values on their way to a server: numbers and text as text, bytes as they are.
struct PostgresValues {
    private var bytes: [UInt8] = []
    private var starts: [Int] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []

    var count: Int { bytes.count }

    init(_ values: [Value]) {
        for value in values {
            starts.append(value.isNull ? -1 : bytes.count)
            var isBinary = false
            let start = bytes.count
            switch value {
            case .int(let number): bytes += "\(number)".utf8
            case .text(let text): bytes += text.utf8.prefix { $0 != 0 }
            case .blob(let blob):
                bytes += blob
                isBinary = true
            case .null: break
            }
            lengths.append(Int32(bytes.count - start))
            formats.append(isBinary ? 1 : 0)
            bytes.append(0)
        }
    }

    func withPointers<Result>(
        _ body: (Int32, [UnsafePointer<CChar>?], [Int32], [Int32]) -> Result
    ) -> Result {
        bytes.withUnsafeBytes { raw in
            let start = raw.baseAddress?.assumingMemoryBound(to: CChar.self)
            let pointers = starts.map { offset in offset < 0 ? nil : start.map { $0 + offset } }
            return body(Int32(starts.count), pointers, lengths, formats)
        }
    }
}

extension Value {
    fileprivate var isNull: Bool { if case .null = self { true } else { false } }
}
