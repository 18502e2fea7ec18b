internal import CivicBytes

/// Who represents each district and ZIP code, read where the bytes lie in the program; `CivicBytes.h` says how.
///
/// `@unchecked Sendable`: the bytes are constants of the program, and nothing ever writes to them.
@safe package struct CivicTable: @unchecked Sendable {
    package static let shared = unsafe CivicTable(turnout_civic())

    /// One for each feed that the table answers for.
    package let editions: [CivicEdition]

    private let bytes: UnsafeRawBufferPointer
    /// Where the lists of districts, the first ZIP codes of prefixes, their lists, their last digits and the members begin.
    private let lists, starts, numbers, lasts, members: Int
    private let count, length: Int
    private let map: Congress

    private static let mark: UInt32 = 0x3156_4354

    /// The file is made and tested with the program, so one that is broken is never shipped.
    private init(_ table: turnout_civic_bytes) {
        let bytes = unsafe UnsafeRawBufferPointer(start: table.start, count: table.count)
        let number = { (offset: Int) in
            unsafe Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }
        precondition(number(0) == Int(Self.mark), "The civic table is not what this program reads.")
        lists = 20 + number(4)
        (starts, count) = (lists + number(8), number(12))
        numbers = starts + 2 * 1001
        lasts = numbers + 2 * count
        members = lasts + count
        length = unsafe table.count
        let notice = unsafe String(decoding: bytes[20..<lists], as: UTF8.self)
        editions = notice.split(separator: "\n").compactMap(Self.edition)
        map = editions.first { $0.feed == .zipDistricts }?.congress ?? Congress(rawValue: 0)
        unsafe self.bytes = bytes
    }

    /// `congress|2026-06-15|119|537`: as old as the data, not as the program.
    private static func edition(_ line: Substring) -> CivicEdition? {
        let fields = line.split(separator: "|").map(String.init)
        let feed = [CivicFeed.congress, .zipDistricts].first { $0.name == fields.first }
        guard fields.count == 4, let feed, let day = CivilDate(fields[1]), let congress = Int(fields[2]),
            let rows = Int(fields[3])
        else { return nil }
        return CivicEdition(
            of: feed, source: feed.source, asOf: day.noon, published: day, rows: rows,
            congress: Congress(rawValue: congress))
    }

    // MARK: ZIP codes

    /// Nil for a code without an area.
    package func area(of zip: ZIP) -> ZIPArea? {
        guard let prefix = Int(zip.prefix), let last = UInt8(zip.digits.suffix(2)) else { return nil }
        let codes = short(starts + 2 * prefix)..<short(starts + 2 * prefix + 2)
        guard let index = codes.first(where: { byte(lasts + $0) == last }) else { return nil }
        let listed = line(short(numbers + 2 * index), from: lists, to: starts)
        return ZIPArea(zip: zip, congress: map, districts: listed.split(separator: "/").compactMap(district))
    }

    /// `TX-37`
    private func district(_ text: Substring) -> HouseDistrict? {
        let parts = text.split(separator: "-")
        guard parts.count == 2, let number = Int(parts[1]) else { return nil }
        return HouseDistrict(state: String(parts[0]), number: number)
    }

    /// The n-th line of a part.
    private func line(_ number: Int, from start: Int, to end: Int) -> String {
        var at = start
        for _ in 0..<number { at = self.end(ofLineAt: at, before: end) + 1 }
        return text(at, self.end(ofLineAt: at, before: end))
    }

    // MARK: Members of Congress

    /// Everybody of one state, senators first.
    package func members(of state: String) -> [Official] { officials { holds(state, at: $0..<$1, field: 0) } }

    /// One by bioguide id, which stands behind the state and the seat.
    package func member(_ bioguide: String) -> Official? {
        officials { holds(bioguide, at: $0..<$1, field: 2) }.first
    }

    /// Those whose line, from its first byte to behind its last, is wanted.
    private func officials(where isWanted: (Int, Int) -> Bool) -> [Official] {
        var found: [Official] = []
        var at = members
        while at < length {
            let end = end(ofLineAt: at, before: length)
            if isWanted(at, end) { found += [Self.official(text(at, end))].compactMap(\.self) }
            at = end + 1
        }
        return found
    }

    /// Whether a field of a line is this text, and no empty one.
    private func holds(_ text: String, at line: Range<Int>, field number: Int) -> Bool {
        guard !text.isEmpty, let field = field(number, line.lowerBound, line.upperBound) else { return false }
        return unsafe bytes[field].elementsEqual(text.utf8)
    }

    /// Where a field of a line lies.
    private func field(_ number: Int, _ start: Int, _ end: Int) -> Range<Int>? {
        var (at, left) = (start, number)
        while left > 0, at < end {
            if byte(at) == Self.tab { left -= 1 }
            at += 1
        }
        guard left == 0 else { return nil }
        var last = at
        while last < end, byte(last) != Self.tab { last += 1 }
        return at..<last
    }

    private static let tab = UInt8(ascii: "\t")

    private static func official(_ line: String) -> Official? {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 12, let office = office(fields[1], fields[0]), let ends = CivilDate(fields[9])
        else { return nil }
        let text = { (field: String) in field.isEmpty ? nil : field }
        let places = fields[11].split(separator: "\u{1E}").map { place in
            let parts = place.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
            return Official.OfficeAddress(address: parts[0], phone: parts.count > 1 ? text(parts[1]) : nil)
        }
        return Official(
            id: fields[2], name: fields[3], office: office, party: text(fields[4]), phone: text(fields[5]),
            website: OfficialLink(fields[6]), contactForm: OfficialLink(fields[7]),
            begins: CivilDate(fields[8]),
            ends: ends, fec: fields[10].split(separator: " ").map(String.init),
            offices: places.isEmpty ? nil : places)
    }

    /// `S1` or `H37`
    private static func office(_ seat: String, _ state: String) -> Official.Office? {
        guard let number = Int(seat.dropFirst()) else { return nil }
        if seat.hasPrefix("S") { return .senator(state: state, seatClass: number) }
        return HouseDistrict(state: state, number: number).map(Official.Office.representative)
    }

    // MARK: Bytes

    private func end(ofLineAt start: Int, before end: Int) -> Int {
        var at = start
        while at < end, byte(at) != UInt8(ascii: "\n") { at += 1 }
        return at
    }

    private func text(_ start: Int, _ end: Int) -> String {
        unsafe String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private func byte(_ offset: Int) -> UInt8 { unsafe bytes[offset] }

    private func short(_ offset: Int) -> Int {
        Int(UInt16(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
    }
}
