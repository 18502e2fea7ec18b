import CivicFacts

/// Bills that a member sponsored or cosponsored, on demand; amendments in the list are left out.
enum MemberBills: Source {
    /// Whose bills, and in which part they had.
    struct Question: Hashable, Sendable {
        let bioguide: String
        let isSponsor: Bool
    }

    static let source = CivicSource.congressGov

    static func request(_ question: Question, _ settings: CivicSettings) throws(SourceError)
        -> SourceRequest
    {
        let key = try settings.key(CongressGov.key)
        guard question.bioguide.wholeMatch(of: /[A-Z]\d{6}/) != nil else { throw .rejected }
        let list = question.isSponsor ? "sponsored-legislation" : "cosponsored-legislation"
        return SourceRequest(
            "\(settings.address(CongressGov.api))/member/\(question.bioguide)/\(list)",
            query: [("format", "json"), ("limit", "50")], secrets: [("api_key", key)])
    }

    static func read(_ reply: SourceReply, to question: Question) throws(SourceError) -> [Bill] {
        let name = question.isSponsor ? "sponsoredLegislation" : "cosponsoredLegislation"
        guard let list = try reply.json()[name]?.list else { throw .unreadable }
        return list.compactMap(CongressBills.bill)
    }
}
