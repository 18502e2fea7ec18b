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

    private static let mark: UInt32 = 0x3254_5A54
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
        let wanted = Array(TownLetters(words.utf8))
        guard !wanted.isEmpty else { return [] }
        let first = Self.first(of: 0..<names) { !comes($0, before: wanted) }
        let last = Self.first(of: first..<names) { !isName($0, wanted) }
        guard first < last else { return [] }
        return (0..<count).filter { (first..<last).contains(short(towns + 2 * $0) - 1) }.compactMap(named)
    }

    /// The first number for which this holds, as it does for all after it; the end of the range where it holds for none.
    private static func first(of numbers: Range<Int>, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (numbers.lowerBound, numbers.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func comes(_ number: Int, before wanted: [UInt8]) -> Bool {
        unsafe TownLetters(bytes[place(ofName: number)]).lexicographicallyPrecedes(wanted)
    }

    private func isName(_ number: Int, _ wanted: [UInt8]) -> Bool {
        unsafe TownLetters(bytes[place(ofName: number)]).elementsEqual(wanted)
    }

    private func named(_ index: Int) -> (zip: ZIP, entry: Entry)? {
        let prefix = Self.first(of: 0..<1000) { zips(of: $0).upperBound > index }
        let digits = String(String(100_000 + 100 * prefix + Int(byte(lasts + index))).dropFirst())
        let town = name(short(towns + 2 * index) - 1)
        return ZIP(digits).map { ($0, Entry(town: town, states: states(index))) }
    }

    private func zips(of prefix: Int) -> Range<Int> {
        short(starts + 2 * prefix)..<short(starts + 2 * prefix + 2)
    }

    private func states(_ index: Int) -> [String] { lists[Int(byte(kinds + index))] }

    private func name(_ number: Int) -> String {
        unsafe String(decoding: bytes[place(ofName: number)], as: UTF8.self)
    }

    private func place(ofName number: Int) -> Range<Int> {
        var at = start(ofBlock: number / Self.block)
        for _ in 0..<(number % Self.block) { at += 1 + Int(byte(at)) }
        return at + 1..<at + 1 + Int(byte(at))
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

/// A town's name by which it is looked for: small letters without anything between them; "St" is short for "Saint".
private struct TownLetters<Name: Collection<UInt8>>: Sequence, IteratorProtocol {
    private var rest: Name.SubSequence
    /// Letters of "saint" that are still to come.
    private var saint = 0

    init(_ name: Name) {
        rest = name[...]
        if let second = rest.dropFirst().first, let first = rest.first, first | 0x20 == UInt8(ascii: "s"),
            second | 0x20 == UInt8(ascii: "t"), Self.isSpaceAfter(rest.dropFirst(2))
        {
            rest = rest.dropFirst(2)
            saint = 5
        }
    }

    /// As in "St. Louis".
    private static func isSpaceAfter(_ rest: Name.SubSequence) -> Bool {
        rest.first { isLetter($0 | 0x20) || $0 == 0x20 } == 0x20
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) }

    mutating func next() -> UInt8? {
        if saint > 0 {
            saint -= 1
            switch saint {
            case 4: return UInt8(ascii: "s")
            case 3: return UInt8(ascii: "a")
            case 2: return UInt8(ascii: "i")
            case 1: return UInt8(ascii: "n")
            default: return UInt8(ascii: "t")
            }
        }
        while let byte = rest.popFirst() {
            if Self.isLetter(byte | 0x20) { return byte | 0x20 }
        }
        return nil
    }
}
