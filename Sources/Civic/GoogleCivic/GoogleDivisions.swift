public import CivicFacts

/// The divisions an address lies in. A bare ZIP code gives only country and state.
public enum GoogleDivisions: Source {
    public static let source = CivicSource.googleCivic

    public static func request(_ question: StreetAddress, _ settings: CivicSettings) throws(SourceError)
        -> SourceRequest
    {
        let key = try settings.key(GoogleCivic.key)
        return SourceRequest(
            settings.address(GoogleCivic.api) + "/divisionsByAddress",
            secrets: [("address", question.line), ("key", key)])
    }

    public static func read(_ reply: SourceReply, to question: StreetAddress) throws(SourceError)
        -> [DivisionID]
    {
        guard let divisions = try reply.json()["divisions"]?.members else { throw .unreadable }
        return divisions.compactMap { DivisionID($0.name) }
    }
}
