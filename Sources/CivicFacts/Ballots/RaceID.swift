/// One race, or one measure, as pages and buttons name it.
public enum RaceID: Codable, Hashable, Sendable {
    /// The contest of the voter guide at hand, counted from 0 in the source's own order.
    case guide(Int)
    /// For a seat of the U.S. House, at the general election of a year.
    case house(HouseDistrict, year: Int)
    /// For the U.S. Senate.
    case senate(state: String, year: Int)
    /// In Winnipeg; area and school ward by `key(of:)`, nil where the office has none.
    case city(CityCandidacy.Office, area: String?, ward: String?)

    /// The name of a ward or division as it stands in a button: the same for all spellings, and short.
    public static func key(of name: String) -> String {
        String(CityCandidacy.wardKey(name).filter(\.isASCII).prefix(20))
    }

    /// What the Federal Election Commission can be asked about it; nil where another source tells.
    package var question: LookQuestion? {
        switch self {
        case .house(let district, let year): .houseFilings(district, on: Self.day(of: year))
        case .senate(let state, let year): .senateFilings(state: state, on: Self.day(of: year))
        case .guide, .city: nil
        }
    }

    private static func day(of year: Int) -> CivilDate {
        ElectionRule.general(in: Int64(year)) ?? CivilDate(year: Int64(year), month: 11, day: 1)
    }
}

/// How a race stands in a button's token: `h-TX-37-2026`.
extension RaceID {
    package var token: String {
        switch self {
        case .guide(let number): "g-\(number)"
        case .house(let district, let year): "h-\(district.state)-\(district.number)-\(year)"
        case .senate(let state, let year): "s-\(state)-\(year)"
        case .city(let office, let area, let ward):
            (["w", office.rawValue] + [area, ward].compactMap(\.self)).joined(separator: "-")
        }
    }

    /// Nil for what names no race.
    package init?(token: String) {
        let parts = token.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard token.utf8.count <= 56, parts.allSatisfy({ !$0.isEmpty }), let kind = parts.first else {
            return nil
        }
        let race: RaceID? =
            switch (kind, parts.count) {
            case ("g", 2): Int(parts[1]).flatMap { (0..<500).contains($0) ? .guide($0) : nil }
            case ("h", 4): Self.house(parts)
            case ("s", 3) where StateFacts.all[parts[1]]?.isState == true:
                Self.year(parts[2]).map { .senate(state: parts[1], year: $0) }
            case ("w", 2...4):
                CityCandidacy.Office(rawValue: parts[1]).map {
                    .city($0, area: parts.count > 2 ? parts[2] : nil, ward: parts.count > 3 ? parts[3] : nil)
                }
            case (_, _): nil
            }
        guard let race else { return nil }
        self = race
    }

    private static func house(_ parts: [String]) -> RaceID? {
        guard let number = Int(parts[2]), let district = HouseDistrict(state: parts[1], number: number),
            let year = year(parts[3])
        else { return nil }
        return .house(district, year: year)
    }

    private static func year(_ text: String) -> Int? {
        Int(text).flatMap { (1976...2100).contains($0) ? $0 : nil }
    }
}
