/// A bill as Congress.gov or GovInfo tell it.
public struct Bill: Codable, Hashable, Sendable {
    /// Who put it forward; `member` is the bioguide id, nil where no member of ours has it.
    public struct Sponsor: Codable, Hashable, Sendable {
        public let member: String?
        public let name: String

        public init(member: String?, name: String) {
            self.member = member
            self.name = name
        }
    }

    /// A vote by roll call.
    public struct Vote: Codable, Hashable, Sendable {
        public let chamber: String
        /// The number of the roll call in its chamber's session.
        public let roll: Int
        public let day: CivilDate
        /// What was decided and how, as the source says it.
        public let words: String

        public init(chamber: String, roll: Int, day: CivilDate, words: String) {
            self.chamber = chamber
            self.roll = roll
            self.day = day
            self.words = words
        }
    }

    /// How far it came, read from the latest action and the laws it became.
    public enum Stage: String, Codable, Sendable {
        case introduced, inCommittee, passedHouse, passedSenate, passedBoth, vetoed, becameLaw, other
    }

    public let id: BillID
    public let title: String
    public var stage: Stage
    public var latestAction: String
    public var actedOn: CivilDate
    public let introducedOn: CivilDate?
    /// The source's time of the last change, as it writes it; lists are in this order.
    public var updated: String
    public var sponsors: [Sponsor]
    public var cosponsors: [Sponsor]
    /// How many cosponsors there are, also where their names were not fetched.
    public var cosponsorCount: Int?
    public let topic: String?
    /// Plain words, without HTML.
    public var summary: String?
    /// The newest first; nil where the source tells of no votes.
    public let votes: [Vote]?

    public init(
        id: BillID, title: String, stage: Stage, latestAction: String, actedOn: CivilDate,
        introducedOn: CivilDate? = nil, updated: String, sponsors: [Sponsor] = [], cosponsors: [Sponsor] = [],
        cosponsorCount: Int? = nil, topic: String? = nil, summary: String? = nil,
        votes: [Vote]? = nil
    ) {
        self.id = id
        self.title = title
        self.stage = stage
        self.latestAction = latestAction
        self.actedOn = actedOn
        self.introducedOn = introducedOn
        self.updated = updated
        self.sponsors = sponsors
        self.cosponsors = cosponsors
        self.cosponsorCount = cosponsorCount
        self.topic = topic
        self.summary = summary
        self.votes = votes
    }

    /// True where at least one chamber has passed it.
    public var hasPassed: Bool {
        switch stage {
        case .passedHouse, .passedSenate, .passedBoth, .becameLaw, .vetoed: true
        case .introduced, .inCommittee, .other: false
        }
    }
}

extension Bill {
    /// The same with the sponsors and the summary of an older reading, where this one has none of them.
    func enriched(by old: Bill) -> Bill {
        Bill(
            id: id, title: title, stage: stage, latestAction: latestAction, actedOn: actedOn,
            introducedOn: introducedOn ?? old.introducedOn, updated: updated,
            sponsors: sponsors.isEmpty ? old.sponsors : sponsors,
            cosponsors: cosponsors.isEmpty ? old.cosponsors : cosponsors,
            cosponsorCount: cosponsorCount ?? old.cosponsorCount, topic: topic ?? old.topic,
            summary: summary ?? old.summary, votes: votes ?? old.votes)
    }
}
