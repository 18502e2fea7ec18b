internal import CivicFacts

/// Where a report is from, as the public may know it: never fewer than 20,000 people. // S2
public enum PublicArea: Hashable, Sendable {
    /// One of 20,000 residents or more.
    case county(fips: String)
    /// One of those with fewer, which together have 20,000 or more.
    case smaller(state: String)
    /// Where even those have fewer, or nobody counted: Puerto Rico and the islands.
    case state(String)
    case unknown

    public init(zip: String) {
        self = ZIP(zip).map { AreaTable.shared.area(of: $0) ?? Self.newer($0) } ?? .unknown
    }

    /// A code newer than the table lies in the state of its neighbours, if they all lie in one.
    private static func newer(_ zip: ZIP) -> PublicArea {
        let states = Region(zip)?.states ?? []
        guard states.count == 1, StateFacts.all[states[0]] != nil else { return .unknown }
        return .state(states[0])
    }

    /// Postal abbreviation.
    public var state: String? {
        switch self {
        case .county(let fips): AreaTable.shared.county(fips: fips)?.state
        case .smaller(let state), .state(let state): state
        case .unknown: nil
        }
    }

    public var countyFIPS: String? {
        if case .county(let fips) = self { fips } else { nil }
    }

    /// `Fulton County, Georgia`, `a smaller county in Georgia`, `Puerto Rico`
    public func name(in language: SiteLanguage) -> String {
        switch self {
        case .county(let fips):
            guard let county = AreaTable.shared.county(fips: fips) else { return AreaWords.unknown(language) }
            return county.state == "DC"
                ? language.state("DC") : "\(county.name(in: language)), \(language.state(county.state))"
        case .smaller(let state): return AreaWords.smaller(state, language)
        case .state(let state): return language.state(state)
        case .unknown: return AreaWords.unknown(language)
        }
    }

    /// A part of a path, no other area of its state has it: `fulton`, `smaller`, `state`.
    public var slug: String {
        switch self {
        case .county(let fips): AreaTable.shared.county(fips: fips)?.slug ?? "unknown"
        case .smaller: "smaller"
        case .state: "state"
        case .unknown: "unknown"
        }
    }

    /// That of all smaller counties is their state's: a point in one of them would tell of which one. Nil where nothing is known.
    public var labelPoint: LabelPoint? {
        switch self {
        case .county(let fips): AreaTable.shared.county(fips: fips)?.labelPoint
        case .smaller(let state), .state(let state): AreaTable.shared.labelPoint(of: state)
        case .unknown: nil
        }
    }

    /// Nil where nobody counted.
    var residents: Int? {
        switch self {
        case .county(let fips): AreaTable.shared.county(fips: fips)?.residents
        case .smaller(let state): AreaTable.shared.smaller(of: state).residents
        case .state(let state): AreaTable.shared.residents(of: state)
        case .unknown: nil
        }
    }
}
