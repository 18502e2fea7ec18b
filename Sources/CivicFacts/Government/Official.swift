/// A person in an office, as a source lists them.
public struct Official: Codable, Hashable, Sendable {
    /// The office a person holds.
    public enum Office: Codable, Hashable, Sendable {
        /// Of the U.S. Senate, by state and class (1 to 3).
        case senator(state: String, seatClass: Int)
        case representative(HouseDistrict)
        case stateLegislator(DivisionID, Chamber)
        /// Of the City of Winnipeg.
        case mayor
        case councillor(ward: String)

        /// The state, a chamber of its legislature, or the city.
        var area: String? {
            switch self {
            case .senator(let state, _): state
            case .representative(let district): district.state
            case .stateLegislator(let division, let chamber): division.state.map { "\($0) \(chamber)" }
            case .mayor, .councillor: "Winnipeg"
            }
        }
    }

    /// The source's own id: a bioguide id, or an Open Civic Data person id.
    public let id: String
    public let name: String
    public let office: Office
    /// As the source spells it.
    public let party: String?
    public let phone: String?
    public let website: OfficialLink?
    public let contactForm: OfficialLink?
    public let email: String?
    public let begins: CivilDate?
    /// The day the term ends; nil where the source does not say.
    public let ends: CivilDate?
    /// Ids of campaigns at the Federal Election Commission.
    public let fec: [String]
    /// Offices near the voters; nil where the source lists none.
    public var offices: [OfficeAddress]?

    /// A place where the person's staff can be met.
    public struct OfficeAddress: Codable, Hashable, Sendable {
        /// On one line.
        public let address: String
        public let phone: String?

        public init(address: String, phone: String?) {
            self.address = address
            self.phone = phone
        }
    }

    public init(
        id: String, name: String, office: Office, party: String? = nil, phone: String? = nil,
        website: OfficialLink? = nil, contactForm: OfficialLink? = nil, email: String? = nil,
        begins: CivilDate? = nil, ends: CivilDate? = nil, fec: [String] = [],
        offices: [OfficeAddress]? = nil
    ) {
        self.id = id
        self.name = name
        self.office = office
        self.party = party
        self.phone = phone
        self.website = website
        self.contactForm = contactForm
        self.email = email
        self.begins = begins
        self.ends = ends
        self.fec = fec
        self.offices = offices
    }
}
