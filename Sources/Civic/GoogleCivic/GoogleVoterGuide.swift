public import CivicFacts

/// Where and on what one address votes. What comes back is of that precinct alone and is never kept or shared.
public enum GoogleVoterGuide: Source {
    /// An address, and the election as Google numbers it; nil for the next one there.
    public struct Question: Sendable {
        public let address: StreetAddress
        public let election: String?

        public init(address: StreetAddress, election: String?) {
            self.address = address
            self.election = election
        }
    }

    /// What Google has for an address.
    public enum Finding: Sendable {
        case guide(VoterGuide)
        /// The words could not be read as an address.
        case notAnAddress
        /// No data for this address or this election: unknown, never "no election".
        case nothing
        case isOver
    }

    public static let source = CivicSource.googleCivic

    public static func request(_ question: Question, _ settings: CivicSettings) throws(SourceError)
        -> SourceRequest
    {
        let key = try settings.key(GoogleCivic.key)
        var query = [("productionDataOnly", "true")]
        if let election = question.election { query.append(("electionId", election)) }
        return SourceRequest(
            settings.address(GoogleCivic.api) + "/voterinfo", query: query,
            secrets: [("address", question.address.line), ("key", key)])
    }

    public static func read(_ reply: SourceReply, to question: Question) throws(SourceError) -> Finding {
        switch GoogleFault.reason(of: reply) {
        case "parseError", "required": return .notAnAddress
        case "invalidValue", "notFound": return .nothing
        case "invalidQuery": return .isOver
        case _: break
        }
        let json = try reply.json()
        guard json["election"] != nil else { throw .unreadable }
        // The test election is all that Google has then.
        guard let election = json["election"].flatMap(GoogleElection.read) else { return .nothing }
        return .guide(guide(json, election))
    }

    private static func guide(_ json: LooseJSON, _ election: Election) -> VoterGuide {
        let bodies = (json["state"]?.list ?? []).flatMap { state in
            [state["local_jurisdiction"]?["electionAdministrationBody"], state["electionAdministrationBody"]]
        }.compactMap(\.self)
        let link = { (name: String) in
            bodies.lazy.compactMap { $0[name]?.text.flatMap { OfficialLink($0) } }.first
        }
        let sites: [(String, VotingSite.Kind)] = [
            ("pollingLocations", .pollingPlace), ("earlyVoteSites", .earlyVoting),
            ("dropOffLocations", .dropOff),
        ]
        return VoterGuide(
            election: election,
            otherElections: (json["otherElections"]?.list ?? []).compactMap(GoogleElection.read),
            notice: bodies.lazy.compactMap { $0["electionNoticeText"]?.text }.first,
            noticeLink: link("electionNoticeUrl"), isMailOnly: json["mailOnly"]?.flag ?? false,
            sites: sites.flatMap { name, kind in
                (json[name]?.list ?? []).compactMap { GoogleBallot.site($0, kind) }
            },
            contests: (json["contests"]?.list ?? []).compactMap(GoogleBallot.contest),
            links: VoterGuide.Links(
                office: link("electionInfoUrl"), finder: link("votingLocationFinderUrl"),
                ballot: link("ballotInfoUrl"), registration: link("electionRegistrationUrl")))
    }
}
