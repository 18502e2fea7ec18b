/// The part of the country that a ZIP code lies in.
public struct Region: Equatable, Sendable {
    /// Postal abbreviations, the likeliest first; more than one where a ZIP code's area crosses a state line.
    public let states: [String]
    /// The town of its post office; nil for military mail and for a code that is newer than the table.
    public let town: String?
    /// The table has the code; else only its first three digits tell.
    public let isKnown: Bool

    /// Nil when no ZIP code in use begins with these three digits.
    public init?(_ zip: ZIP) {
        if let country = Self.country(of: zip) {
            (states, town, isKnown) = ([country], nil, true)
            return
        }
        let entry = ZIPTable.shared.entry(of: zip)
        states = entry?.states ?? Self.states(ofPrefix: zip.prefix)
        (town, isKnown) = (entry?.town, entry != nil)
        if states.isEmpty { return nil }
    }

    /// That of all ZIP codes with these first three digits; nil when none is in use.
    public init?(prefix: String) {
        (states, town, isKnown) = (Self.states(ofPrefix: prefix), nil, false)
        if states.isEmpty { return nil }
    }

    /// The Postal Service brings mail to three countries that are freely associated with the United States, by ZIP codes
    /// that tables of the States may lack.
    static func country(of zip: ZIP) -> String? {
        switch Int(zip.digits) ?? 0 {
        case 96939...96940: "PW"
        case 96941...96944: "FM"
        case 96960, 96970: "MH"
        case _: nil
        }
    }

    private static func states(ofPrefix prefix: String) -> [String] {
        guard let number = Int(prefix), (0...999).contains(number) else { return [] }
        return ZIPTable.shared.states(ofPrefix: number)
    }

    /// What English calls them, by postal abbreviation.
    package static let names: [String: String] = {
        let rows = FactTable(.placeNames).rows.filter { $0.count == 2 }
        return Dictionary(rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }()
}
