import CCrypto
import CSQLite

/// The sum of the SHA-256 of many rows, in four lanes: the order of the rows does not matter, and a row that goes takes
/// away what it brought.
struct RowSum: Equatable {
    private var lanes: SIMD4<UInt64> = .zero

    init() {}

    /// 32 bytes as `bytes(of:)` gives them; what is not 32 bytes long counts as nothing.
    init(bytes: [UInt8]) {
        guard bytes.count == 32 else { return }
        for (index, byte) in bytes.enumerated() {
            lanes[index / 8] |= UInt64(byte) << UInt64(8 * (index % 8))
        }
    }

    /// Takes the 32 bytes that `write` writes, as `init(bytes:)` does.
    fileprivate mutating func fill(_ write: (UnsafeMutablePointer<UInt8>) -> Void) {
        var words = SIMD4<UInt64>.zero
        withUnsafeMutableBytes(of: &words) { raw in
            raw.withMemoryRebound(to: UInt8.self) { bytes in
                if let start = bytes.baseAddress { write(start) }
            }
        }
        for index in 0..<4 { lanes[index] = UInt64(littleEndian: words[index]) }
    }

    /// Sums by name as one run of bytes: a name's length in one byte, the name, 32 bytes; in the names' order.
    static func bytes(of sums: [String: RowSum]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64 * sums.count)
        for (name, sum) in sums.sorted(by: { $0.key < $1.key }) {
            bytes.append(UInt8(clamping: name.utf8.count))
            bytes.append(contentsOf: name.utf8)
            for lane in 0..<4 {
                withUnsafeBytes(of: sum.lanes[lane].littleEndian) { bytes.append(contentsOf: $0) }
            }
        }
        return bytes
    }

    /// What `bytes(of:)` made; whatever else it is counts as nothing from there on.
    static func list(bytes: [UInt8]) -> [String: RowSum] {
        var sums: [String: RowSum] = [:]
        var rest = bytes[...]
        while let length = rest.popFirst(), rest.count >= Int(length) + 32 {
            let name = String(decoding: rest.prefix(Int(length)), as: UTF8.self)
            sums[name] = RowSum(bytes: Array(rest.dropFirst(Int(length)).prefix(32)))
            rest = rest.dropFirst(Int(length) + 32)
        }
        return sums
    }

    static func += (sum: inout RowSum, other: RowSum) { sum.lanes &+= other.lanes }
    static func -= (sum: inout RowSum, other: RowSum) { sum.lanes &-= other.lanes }
}

/// The values of one row, laid out so that no two different rows look alike, and their digest.
struct RowDigest {
    private var bytes: [UInt8] = []

    mutating func begin() { bytes.removeAll(keepingCapacity: true) }

    /// Adds a value with its type and length.
    mutating func add(_ value: OpaquePointer?) {
        // No value: the table has another shape than it had when the store was opened.
        let type = value.map { sqlite3_value_type($0) } ?? SQLITE_NULL
        bytes.append(UInt8(truncatingIfNeeded: type))
        switch type {
        case SQLITE_INTEGER: add(UInt64(bitPattern: sqlite3_value_int64(value)))
        case SQLITE_FLOAT: add(sqlite3_value_double(value).bitPattern)
        case SQLITE_TEXT, SQLITE_BLOB:
            // Text as well: as text it would be copied to get a zero behind it.
            let start = sqlite3_value_blob(value)
            let count = Int(sqlite3_value_bytes(value))
            add(UInt64(count))
            bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
        default: break
        }
    }

    /// The same of a value of any engine.
    mutating func add(_ value: Value) {
        switch value {
        case .null: bytes.append(UInt8(SQLITE_NULL))
        case .int(let number):
            bytes.append(UInt8(SQLITE_INTEGER))
            add(UInt64(bitPattern: number))
        case .text(let text): add(Array(text.utf8), as: SQLITE_TEXT)
        case .blob(let blob): add(blob, as: SQLITE_BLOB)
        }
    }

    private mutating func add(_ part: [UInt8], as type: Int32) {
        bytes.append(UInt8(truncatingIfNeeded: type))
        add(UInt64(part.count))
        bytes += part
    }

    func sum() -> RowSum {
        var sum = RowSum()
        sum.fill { turnout_sha256(bytes, bytes.count, $0) }
        return sum
    }

    private mutating func add(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
