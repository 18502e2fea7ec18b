internal import AreaBytes
internal import CivicFacts

/// Counties, the county of each ZIP code and the maps, read where the bytes lie in the program; `AreaBytes.h` says how.
///
/// `@unchecked Sendable`: the bytes are constants of the program, and nothing ever writes to them.
struct AreaTable: @unchecked Sendable {
    static let shared = AreaTable(turnout_areas())

    /// Where one of the files is from.
    struct Source: Equatable, Sendable {
        let what, source, year, licence: String
    }

    /// Where a ZIP code lies: in a county, or, where no county is known, in a state; by their numbers here.
    private enum Place {
        case county(Int)
        case state(Int)
    }

    /// The counties of a state that are too small to be named alone.
    struct Smaller: Sendable {
        let counties: [County]
        /// Nil where nobody counted.
        let residents: Int?
        /// Enough people for an area of their own. // S2
        var isNamed: Bool { (residents ?? 0) >= County.leastResidents }
    }

    let sources: [Source]

    private let bytes: UnsafeRawBufferPointer
    private let stateCount, countyCount: Int
    private let states, counties, starts, numbers, lasts, names, maps, country: Int

    private static let mark = 0x3152_4154

    /// The file is made and tested with the program, so one that is broken is never shipped.
    private init(_ table: turnout_area_bytes) {
        bytes = UnsafeRawBufferPointer(start: table.start, count: table.count)
        let bytes = bytes
        let number = { Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self))) }
        precondition(number(0) == Self.mark, "The table of areas is not what this program reads.")
        states = 32 + number(4)
        (stateCount, countyCount) = (number(8), number(12))
        counties = states + 14 * stateCount
        starts = counties + 12 * countyCount
        numbers = starts + 2 * 1001
        lasts = numbers + 2 * number(16)
        names = lasts + number(16)
        maps = names + number(20)
        country = maps + number(24)
        let notice = String(decoding: bytes[32..<states], as: UTF8.self)
        sources = notice.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
            .filter { $0.count == 4 }.map { Source(what: $0[0], source: $0[1], year: $0[2], licence: $0[3]) }
    }

    // MARK: ZIP codes

    /// As the public may know it; nil for a code that the table does not have. // S2
    func area(of zip: ZIP) -> PublicArea? { place(of: zip).map(area) }

    private func area(_ place: Place) -> PublicArea {
        switch place {
        case .state(let state): return .state(postal(state))
        case .county(let county):
            if isNamed(county) { return .county(fips: fips(county)) }
            let state = state(ofCounty: county)
            return smallerResidents(ofState: state) >= County.leastResidents
                ? .smaller(state: postal(state)) : .state(postal(state))
        }
    }

    private func place(of zip: ZIP) -> Place? {
        guard let prefix = Int(zip.digits.prefix(3)), let last = UInt8(zip.digits.suffix(2)) else {
            return nil
        }
        return zips(of: prefix).first { bytes[lasts + $0] == last }.map(place)
    }

    /// All ZIP codes with these first three digits, each with its county and its public area.
    func areas(ofPrefix prefix: Int) -> [(zip: String, county: County?, area: PublicArea)] {
        guard (0...999).contains(prefix) else { return [] }
        return zips(of: prefix).map { index in
            let digits = String(100_000 + 100 * prefix + Int(bytes[lasts + index])).dropFirst()
            let place = place(at: index)
            return (String(digits), county(at: place), area(place))
        }
    }

    private func county(at place: Place) -> County? {
        guard case .county(let number) = place else { return nil }
        return county(number, of: state(ofCounty: number))
    }

    private func zips(of prefix: Int) -> Range<Int> {
        short(starts + 2 * prefix)..<short(starts + 2 * prefix + 2)
    }

    private func place(at index: Int) -> Place {
        let number = short(numbers + 2 * index)
        return number < 0xFF00 ? .county(number) : .state(number - 0xFF00)
    }

    // MARK: Counties

    /// By its five digits; nil where the census of the year has none such.
    func county(fips: String) -> County? {
        guard fips.utf8.count == 5, let number = Int(fips), let state = stateIndex(number: number / 1_000)
        else { return nil }
        return range(ofState: state).first { short(counties + 12 * $0) == number % 1_000 }
            .map { county($0, of: state) }
    }

    /// In the order of their numbers, which mostly is that of their names; empty for what is no state.
    func counties(of state: String) -> [County] {
        guard let index = stateIndex(state) else { return [] }
        return range(ofState: index).map { county($0, of: index) }
    }

    /// Those of fewer than 20,000 residents, or of which the number is not known.
    func smaller(of state: String) -> Smaller {
        let counties = counties(of: state).filter { !$0.isNamed }
        let known = counties.compactMap(\.residents)
        return Smaller(counties: counties, residents: known.isEmpty ? nil : known.reduce(0, +))
    }

    /// The same without a county made: a site asks it for each report.
    private func smallerResidents(ofState state: Int) -> Int {
        range(ofState: state).lazy.filter { !isNamed($0) }.compactMap(residents).reduce(0, +)
    }

    private func isNamed(_ county: Int) -> Bool { (residents(county) ?? 0) >= County.leastResidents }

    private func residents(_ county: Int) -> Int? {
        let number = long(counties + 12 * county + 4)
        return number == Int(UInt32.max) ? nil : number
    }

    /// Of a state; nil in Puerto Rico and on the islands.
    func residents(of state: String) -> Int? {
        let known = counties(of: state).compactMap(\.residents)
        return known.isEmpty ? nil : known.reduce(0, +)
    }

    /// The postal abbreviations of 50 states, D.C. and five territories, by their census numbers.
    var allStates: [String] { (0..<stateCount).map(postal) }

    func labelPoint(of state: String) -> LabelPoint? {
        stateIndex(state).map { point(at: states + 14 * $0 + 6) }
    }

    private func county(_ number: Int, of state: Int) -> County {
        let at = counties + 12 * number
        let name = names + short(at + 2)
        let text = name + 2..<name + 2 + Int(bytes[name + 1])
        return County(
            fips: fips(number), state: postal(state), bareName: String(decoding: bytes[text], as: UTF8.self),
            kind: County.Kind(rawValue: bytes[name]) ?? .none,
            residents: residents(number), labelPoint: point(at: at + 8))
    }

    private func fips(_ county: Int) -> String {
        let state = Int(bytes[states + 14 * state(ofCounty: county) + 2])
        let number = 1_000 * state + short(counties + 12 * county)
        return String(String(100_000 + number).dropFirst())
    }

    private func state(ofCounty county: Int) -> Int {
        (0..<stateCount).last { firstCounty(of: $0) <= county } ?? 0
    }

    private func firstCounty(of state: Int) -> Int { short(states + 14 * state + 4) }

    private func range(ofState state: Int) -> Range<Int> {
        firstCounty(of: state)..<(state + 1 < stateCount ? firstCounty(of: state + 1) : countyCount)
    }

    private func stateIndex(_ state: String) -> Int? { (0..<stateCount).first { postal($0) == state } }

    private func stateIndex(number: Int) -> Int? {
        (0..<stateCount).first { Int(bytes[states + 14 * $0 + 2]) == number }
    }

    private func postal(_ state: Int) -> String {
        let at = states + 14 * state
        return String(decoding: bytes[at..<at + 2], as: UTF8.self)
    }

    // MARK: Maps

    /// Of the 50 states, in the order of `allStates`.
    func countryMap() -> MapSheet { sheet(at: country) }

    /// Of the counties that are named, in order, and of all others as one; nil for what is no state.
    func map(of state: String) -> MapSheet? {
        stateIndex(state).map { sheet(at: maps + long(states + 14 * $0 + 10)) }
    }

    private func sheet(at offset: Int) -> MapSheet {
        var numbers = MapNumbers(bytes: bytes[offset...])
        return MapSheet(&numbers)
    }

    // MARK: Bytes

    private func point(at offset: Int) -> LabelPoint {
        let degrees = { Int(Int16(truncatingIfNeeded: short($0))) }
        return LabelPoint(latitude: degrees(offset), longitude: degrees(offset + 2))
    }

    private func short(_ offset: Int) -> Int {
        Int(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
    }

    private func long(_ offset: Int) -> Int {
        Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
}
