public import CivicFacts

/// The divisions an address lies in. A bare ZIP code gives only country and state.
public struct GoogleDivisions: Source {
    let settings: CivicSettings

    public init(_ settings: CivicSettings) {
        self.settings = settings
    }

    public var source: CivicSource { .googleCivic }

    public func request(_ question: StreetAddress) throws(SourceError) -> SourceRequest {
        let key = try settings.key(GoogleCivic.key)
        return SourceRequest(
            settings.address(GoogleCivic.api) + "/divisionsByAddress",
            secrets: [("address", question.line), ("key", key)])
    }

    public func read(_ reply: SourceReply, to question: StreetAddress) throws(SourceError) -> [DivisionID] {
        if let setback = GoogleFault.setback(of: reply) { throw setback }
        guard let divisions = try reply.json()["divisions"]?.members else { throw .unreadable }
        return divisions.compactMap { DivisionID($0.name) }
    }
}
