/// What a source tells about one address and one election. Precinct by precinct: never shared between people.
public struct VoterGuide: Codable, Hashable, Sendable {
    public let election: Election
    public let otherElections: [Election]
    /// An emergency notice of the election office: shown before everything else.
    public let notice: String?
    public let noticeLink: OfficialLink?
    /// Everybody there votes by mail.
    public let isMailOnly: Bool
    public let sites: [VotingSite]
    /// Empty means that the source has none yet, not that there are none.
    public let contests: [Contest]
    public let links: Links

    /// The election office's own pages.
    public struct Links: Codable, Hashable, Sendable {
        public let office: OfficialLink?
        public let finder: OfficialLink?
        public let ballot: OfficialLink?
        public let registration: OfficialLink?

        public init(
            office: OfficialLink?, finder: OfficialLink?, ballot: OfficialLink?, registration: OfficialLink?
        ) {
            self.office = office
            self.finder = finder
            self.ballot = ballot
            self.registration = registration
        }
    }

    public init(
        election: Election, otherElections: [Election], notice: String?, noticeLink: OfficialLink?,
        isMailOnly: Bool, sites: [VotingSite], contests: [Contest], links: Links
    ) {
        self.election = election
        self.otherElections = otherElections
        self.notice = notice
        self.noticeLink = noticeLink
        self.isMailOnly = isMailOnly
        self.sites = sites
        self.contests = contests
        self.links = links
    }
}

/// A voter guide in memory, with the ZIP code that its address was asked for: for another one it answers nothing.
public struct HeldGuide: Sendable {
    package let answer: Answer<VoterGuide>
    package let zip: ZIP?

    /// Nil where the question was not about a voter guide.
    public init?(_ answer: Answer<VoterGuide>, for question: LookQuestion) {
        guard case .guide(let zip) = question else { return nil }
        (self.answer, self.zip) = (answer, zip)
    }
}
