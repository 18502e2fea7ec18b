/// Who published a fact; its name is said in every answer.
public enum CivicSource: String, Codable, CaseIterable, Sendable {
    case voteGov, federalLaw, googleCivic, censusGeocoder, censusAreas, geoNames, congressLegislators,
        openStates
    case congressGov, govInfo, openFEC, winnipeg, usCode, louisianaLaw

    /// As an answer says it.
    public var name: String {
        switch self {
        case .voteGov: "vote.gov"
        case .federalLaw: "2 U.S.C. 1 and 7"
        case .googleCivic: "Google Civic Information"
        case .censusGeocoder: "U.S. Census Geocoder"
        case .censusAreas: "U.S. Census areas (119th Congress)"
        case .geoNames: "GeoNames"
        case .congressLegislators: "congress-legislators"
        case .openStates: "Open States"
        case .congressGov: "Congress.gov"
        case .govInfo: "GovInfo"
        case .openFEC: "Federal Election Commission"
        case .winnipeg: "City of Winnipeg"
        case .usCode: "U.S. Code"
        case .louisianaLaw: "Louisiana Act 2 of 2026"
        }
    }

    /// Where a person can check it, if an answer has no closer page.
    public var home: OfficialLink {
        switch self {
        case .voteGov: "https://vote.gov"
        case .federalLaw: "https://vote.gov"
        case .googleCivic: "https://www.usa.gov/state-election-office"
        case .censusGeocoder, .censusAreas, .geoNames, .congressLegislators:
            "https://www.house.gov/representatives/find-your-representative"
        case .openStates: "https://www.congress.gov/state-legislature-websites"
        case .congressGov, .govInfo: "https://www.congress.gov"
        case .openFEC: "https://www.fec.gov/data"
        case .winnipeg: "https://www.winnipeg.ca"
        case .usCode: "https://uscode.house.gov"
        case .louisianaLaw: "https://www.legis.la.gov"
        }
    }

    /// From this age on, an answer says that it may be out of date.
    public var staleAfter: Span {
        switch self {
        case .googleCivic, .congressGov: .hours(24)
        case .govInfo: .days(2)
        case .congressLegislators, .openFEC: .days(7)
        case .openStates: .days(14)
        case .winnipeg: .days(30)
        case .voteGov: .days(60)
        case .censusGeocoder, .censusAreas, .geoNames, .federalLaw, .usCode,
            .louisianaLaw:
            .days(365)
        }
    }
}
