internal import ZIPBytes

/// Every ZIP code in use with its town and states, read where the bytes lie in the program; `ZIPBytes.h` says how.
///
/// `@unchecked Sendable`: the bytes are constants of the program, and nothing ever writes to them.
@safe package struct ZIPTable: @unchecked Sendable {
    package static let shared = unsafe ZIPTable(turnout_zips())

    /// What is kept of a ZIP code.
    package struct Entry: Equatable, Sendable {
        /// The town of its post office; nil for military mail.
        package let town: String?
        /// Postal abbreviations: its post office's state, then others that its area touches.
        package let states: [String]
    }

    /// How many there are.
    package let count: Int

    private let bytes: UnsafeRawBufferPointer
    private let lists: [[String]]
    private let names: Int
    private let starts, towns, blocks, lasts, kinds, text: Int

    private static let mark: UInt32 = 0x3154_5A54
    private static let block = 16

    /// The file is made and tested with the program, so one that is broken is never shipped.
    private init(_ table: turnout_zip_bytes) {
        let bytes = unsafe UnsafeRawBufferPointer(start: table.start, count: table.count)
        let number = { (offset: Int) in
            unsafe Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }
        precondition(number(0) == Int(Self.mark), "The table of ZIP codes is not what this program reads.")
        let listed = 20 + number(4)
        (starts, count, names) = (listed + number(8), number(12), number(16))
        let lines = unsafe String(decoding: bytes[listed..<starts], as: UTF8.self).split(separator: "\n")
        lists = lines.map { $0.split(separator: "/").map(String.init) }
        towns = starts + 2 * 1001
        blocks = towns + 2 * count
        lasts = blocks + 4 * ((names + Self.block - 1) / Self.block)
        kinds = lasts + count
        text = kinds + count
        unsafe self.bytes = bytes
    }

    /// Nil where the table does not have it.
    package func entry(of zip: ZIP) -> Entry? {
        guard let prefix = Int(zip.prefix), let last = UInt8(zip.digits.suffix(2)),
            let index = zips(of: prefix).first(where: { byte(lasts + $0) == last })
        else { return nil }
        let town = short(towns + 2 * index)
        return Entry(town: town == 0 ? nil : name(town - 1), states: states(index))
    }

    /// The states of all ZIP codes with these first three digits, that of most first; empty where none is in use.
    package func states(ofPrefix prefix: Int) -> [String] {
        var counts: [String: Int] = [:]
        for index in zips(of: prefix) { for state in states(index) { counts[state, default: 0] += 1 } }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// The ZIP codes of all towns of this name, whatever its case and signs; in order.
    package func zips(inTown words: String) -> [(zip: ZIP, entry: Entry)] {
        let wanted = letters(words.utf8)
        guard !wanted.isEmpty else { return [] }
        let numbers = towns(named: wanted)
        return numbers.isEmpty ? [] : all.filter { numbers.contains($0.town) }.compactMap(named)
    }

    /// One pass over all names where they lie: most differ in their first letter.
    private func towns(named wanted: [UInt8]) -> Set<Int> {
        var found: Set<Int> = []
        var at = start(ofBlock: 0)
        for number in 0..<names {
            if number % Self.block == 0 { at = start(ofBlock: number / Self.block) }
            let end = at + 1 + Int(byte(at))
            if isName(at + 1, end, wanted) { found.insert(number) }
            at = end
        }
        return found
    }

    private func isName(_ start: Int, _ end: Int, _ wanted: [UInt8]) -> Bool {
        let first = byte(start) | 0x20
        guard first == wanted[0] else { return false }
        return unsafe letters(bytes[start..<end]) == wanted
    }

    private var all: [(town: Int, prefix: Int, index: Int)] {
        (0..<1000).flatMap { prefix in
            zips(of: prefix).map { (town: short(towns + 2 * $0) - 1, prefix: prefix, index: $0) }
        }
    }

    private func named(_ found: (town: Int, prefix: Int, index: Int)) -> (zip: ZIP, entry: Entry)? {
        let digits = String(String(100_000 + 100 * found.prefix + Int(byte(lasts + found.index))).dropFirst())
        return ZIP(digits).map { ($0, Entry(town: name(found.town), states: states(found.index))) }
    }

    /// Small letters without anything between them; "St" is short for "Saint".
    private func letters(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var plain = bytes.map { $0 | 0x20 }.filter { (97...122).contains($0) || $0 == 0x20 }
        if plain.starts(with: Array("st ".utf8)) { plain.replaceSubrange(0..<2, with: Array("saint".utf8)) }
        return plain.filter { $0 != 0x20 }
    }

    private func zips(of prefix: Int) -> Range<Int> {
        short(starts + 2 * prefix)..<short(starts + 2 * prefix + 2)
    }

    private func states(_ index: Int) -> [String] { lists[Int(byte(kinds + index))] }

    private func name(_ number: Int) -> String {
        var at = start(ofBlock: number / Self.block)
        for _ in 0..<(number % Self.block) { at += 1 + Int(byte(at)) }
        return unsafe String(decoding: bytes[(at + 1)...(at + Int(byte(at)))], as: UTF8.self)
    }

    private func start(ofBlock number: Int) -> Int {
        let block = blocks + 4 * number
        return text + short(block) + (short(block + 2) << 16)
    }

    private func byte(_ offset: Int) -> UInt8 { unsafe bytes[offset] }

    private func short(_ offset: Int) -> Int {
        Int(UInt16(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
    }
}
