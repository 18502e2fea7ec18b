/// A candidate's file at the Federal Election Commission. It says "has filed", never "is on the ballot".
public struct Filing: Codable, Hashable, Sendable {
    /// The office filed for.
    public enum Office: String, Codable, Sendable {
        case president = "P"
        case senate = "S"
        case house = "H"
    }

    /// What was filed for one election.
    public struct Cycle: Codable, Hashable, Sendable {
        public let year: Int
        public let office: Office
        public let state: String
        /// Nil outside of the House.
        public let district: Int?
        public let party: String?

        public init(year: Int, office: Office, state: String, district: Int?, party: String?) {
            self.year = year
            self.office = office
            self.state = state
            self.district = district
            self.party = party
        }
    }

    /// Money of one cycle up to a day, in whole cents.
    public struct Totals: Codable, Hashable, Sendable {
        public let cycle: Int
        public let receiptsInCents: Int64?
        public let disbursementsInCents: Int64?
        /// What was left at the end of the last report.
        public let cashInCents: Int64?
        /// The first day of the money: a Senate race counts six years.
        public let since: CivilDate?
        public let through: CivilDate?

        public init(
            cycle: Int, receiptsInCents: Int64?, disbursementsInCents: Int64?, cashInCents: Int64? = nil,
            since: CivilDate? = nil, through: CivilDate?
        ) {
            self.cycle = cycle
            self.receiptsInCents = receiptsInCents
            self.disbursementsInCents = disbursementsInCents
            self.cashInCents = cashInCents
            self.since = since
            self.through = through
        }
    }

    /// `S2TX00106`; its letters tell of the first run only.
    public let id: String
    public let name: String
    public let office: Office
    public let state: String
    public let district: Int?
    public let party: String?
    public let isIncumbent: Bool?
    /// Newest first.
    public var history: [Cycle]
    /// Newest first.
    public var totals: [Totals]

    public init(
        id: String, name: String, office: Office, state: String, district: Int?, party: String?,
        isIncumbent: Bool?, history: [Cycle] = [], totals: [Totals] = []
    ) {
        self.id = id
        self.name = name
        self.office = office
        self.state = state
        self.district = district
        self.party = party
        self.isIncumbent = isIncumbent
        self.history = history
        self.totals = totals
    }

    /// A candidate's page at fec.gov.
    public static func page(of id: String) -> OfficialLink {
        OfficialLink("https://www.fec.gov/data/candidate/\(id)/") ?? CivicSource.openFEC.home
    }
}
