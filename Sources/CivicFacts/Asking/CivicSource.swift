/// Who published a fact; its name is said in every answer. A provider says it of itself. In storage it is all of that,
/// so that what was kept can be read without the provider; those that are `known` are their id alone.
public struct CivicSource: TextValue, Hashable, Sendable {
    /// Facts are kept under it for ever.
    public let id: String
    /// As an answer says it.
    public let name: String
    /// Where a person can check it, if an answer has no closer page.
    public let home: OfficialLink
    /// From this age on, an answer says that it may be out of date.
    public let staleAfter: Span

    public init(_ id: String, _ name: String, home: OfficialLink, staleAfter: Span) {
        (self.id, self.name, self.home, self.staleAfter) = (id, name, home, staleAfter)
    }

    public init?(_ text: String) {
        let parts = text.split(separator: "|", maxSplits: 3).map(String.init)
        if let known = Self.known.first(where: { $0.id == parts.first }) {
            self = known
        } else {
            guard parts.count == 4, let hours = Int64(parts[1]), let home = OfficialLink(parts[3]) else {
                return nil
            }
            self.init(parts[0], parts[2], home: home, staleAfter: .hours(hours))
        }
    }

    public var description: String {
        Self.known.contains(self) ? id : "\(id)|\(staleAfter.milliseconds / 3_600_000)|\(name)|\(home)"
    }

    public static func == (one: CivicSource, other: CivicSource) -> Bool { one.id == other.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Those that answers name by themselves: laws and tables in the program, and whom its pages lead to.
extension CivicSource {
    public static let known = [
        voteGov, usaGov, eac, ncsl, federalLaw, usCode, louisianaLaw, googleCivic, censusGeocoder,
        censusAreas,
        geoNames,
        congressLegislators, openStates, congressGov, govInfo, openFEC, winnipeg,
    ]

    public static let voteGov = CivicSource(
        "voteGov", "vote.gov", home: "https://vote.gov", staleAfter: .days(60))
    public static let usaGov = CivicSource(
        "usaGov", "USA.gov", home: "https://www.usa.gov/voting", staleAfter: .days(365))
    public static let eac = CivicSource(
        "eac", "U.S. Election Assistance Commission", home: "https://www.eac.gov/voters",
        staleAfter: .days(365))
    public static let ncsl = CivicSource(
        "ncsl", "National Conference of State Legislatures",
        home: "https://www.ncsl.org/elections-and-campaigns/voter-id", staleAfter: .days(365))
    public static let federalLaw = CivicSource(
        "federalLaw", "2 U.S.C. 1 and 7", home: "https://vote.gov", staleAfter: .days(365))
    public static let usCode = CivicSource(
        "usCode", "U.S. Code", home: "https://uscode.house.gov", staleAfter: .days(365))
    public static let louisianaLaw = CivicSource(
        "louisianaLaw", "Louisiana Act 2 of 2026", home: "https://www.legis.la.gov", staleAfter: .days(365))
    public static let googleCivic = CivicSource(
        "googleCivic", "Google Civic Information", home: "https://www.usa.gov/state-election-office",
        staleAfter: .days(1))
    public static let censusGeocoder = CivicSource(
        "censusGeocoder", "U.S. Census Geocoder", home: findYours, staleAfter: .days(365))
    public static let censusAreas = CivicSource(
        "censusAreas", "U.S. Census areas (119th Congress)", home: findYours, staleAfter: .days(365))
    public static let geoNames = CivicSource(
        "geoNames", "GeoNames", home: findYours, staleAfter: .days(365))
    public static let congressLegislators = CivicSource(
        "congressLegislators", "congress-legislators", home: findYours, staleAfter: .days(7))
    public static let openStates = CivicSource(
        "openStates", "Open States", home: "https://www.congress.gov/state-legislature-websites",
        staleAfter: .days(14))
    public static let congressGov = CivicSource(
        "congressGov", "Congress.gov", home: "https://www.congress.gov", staleAfter: .days(1))
    public static let govInfo = CivicSource(
        "govInfo", "GovInfo", home: "https://www.congress.gov", staleAfter: .days(2))
    public static let openFEC = CivicSource(
        "openFEC", "Federal Election Commission", home: "https://www.fec.gov/data", staleAfter: .days(7))
    public static let winnipeg = CivicSource(
        "winnipeg", "City of Winnipeg", home: "https://www.winnipeg.ca", staleAfter: .days(30))

    private static let findYours: OfficialLink =
        "https://www.house.gov/representatives/find-your-representative"
}
