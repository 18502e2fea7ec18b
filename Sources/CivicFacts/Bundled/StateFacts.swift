/// What the program knows of a state without any download: bundled from vote.gov and USA.gov, with their dates.
public struct StateFacts: Sendable {
    /// Whether a person can register online there.
    public enum OnlineRegistration: String, Sendable {
        case yes, no
        /// North Dakota: there is no registration at all.
        case none
    }

    /// How the map for the House election of 2026 compares with the one before.
    public enum HouseMap: String, Sendable {
        case unchanged, redrawn
        /// In court when the fact was read.
        case uncertain
    }

    public let postal: String
    public let name: String
    public let fips: String
    public let online: OnlineRegistration
    public let registerOnline: OfficialLink?
    public let registrationInfo: OfficialLink?
    public let checkRegistration: OfficialLink?
    public let office: OfficialLink
    public let voteGov: OfficialLink
    /// Deadlines in vote.gov's own words; never turned into dates.
    public let deadlines: Deadlines
    /// The date on vote.gov's page, where it has one.
    public let pageUpdated: CivilDate?
    /// The day to which the facts were checked.
    public let asOf: CivilDate
    public let takesNationalMailForm: Bool
    public let houseMap: HouseMap

    /// When to register by, for each way of doing it; nil where vote.gov names none.
    public struct Deadlines: Codable, Hashable, Sendable {
        public let online: String?
        public let mail: String?
        public let inPerson: String?
    }

    /// False for the District of Columbia and the territories, which have no senators.
    public var isState: Bool { !["DC", "PR", "GU", "AS", "VI", "MP"].contains(postal) }

    /// Where voters look themselves up there, else its election office.
    package var lookup: OfficialLink { checkRegistration ?? office }

    /// Everything said of the state comes from here.
    public var provenance: Provenance {
        Provenance(source: .voteGov, asOf: asOf.noon, published: pageUpdated, official: office)
    }

    /// By postal abbreviation: 50 states, DC and five territories.
    public static let all: [String: StateFacts] = {
        let rows = FactTable(.states).rows.dropFirst().compactMap(StateFacts.init)
        return Dictionary(rows.map { ($0.postal, $0) }) { first, _ in first }
    }()

    /// The one election office to ask; nil where a place lies in several states, of which none is the one.
    public static func office(of states: [String]) -> OfficialLink? {
        states.count == 1 ? all[states[0]]?.office : nil
    }

    /// By the census number of the state, such as `48`.
    public static func named(fips: String) -> StateFacts? { all.values.first { $0.fips == fips } }

    /// By its name in English or its postal abbreviation, in whatever case.
    public static func named(_ words: String) -> StateFacts? {
        let wanted = words.lowercased()
        return all[words.uppercased()] ?? all.values.first { $0.name.lowercased() == wanted }
    }

    private init?(_ fields: [String]) {
        guard fields.count == 16, let online = OnlineRegistration(rawValue: fields[3]),
            let office = OfficialLink(fields[7]), let voteGov = OfficialLink(fields[8]),
            let asOf = CivilDate(fields[13]), let map = HouseMap(rawValue: fields[15])
        else { return nil }
        (postal, name, fips) = (fields[0], fields[1], fields[2])
        self.online = online
        registerOnline = OfficialLink(fields[4])
        registrationInfo = OfficialLink(fields[5])
        checkRegistration = OfficialLink(fields[6])
        self.office = office
        self.voteGov = voteGov
        let text = { (field: String) in field.isEmpty ? nil : field }
        deadlines = Deadlines(online: text(fields[9]), mail: text(fields[10]), inPerson: text(fields[11]))
        pageUpdated = CivilDate(fields[12])
        self.asOf = asOf
        takesNationalMailForm = fields[14] == "yes"
        houseMap = map
    }
}
