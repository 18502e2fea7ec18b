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

    public init(
        id: String, name: String, office: Office, party: String? = nil, phone: String? = nil,
        website: OfficialLink? = nil, contactForm: OfficialLink? = nil, email: String? = nil,
        begins: CivilDate? = nil, ends: CivilDate? = nil, fec: [String] = []
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
    }
}
