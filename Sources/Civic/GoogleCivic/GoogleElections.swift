public import CivicFacts

/// The elections that Google knows now. An empty list says that Google lists none, not that there is none.
public struct GoogleElections: Source {
    let settings: CivicSettings

    public init(_ settings: CivicSettings) {
        self.settings = settings
    }

    public var source: CivicSource { .googleCivic }

    public func request(_ question: Void) throws(SourceError) -> SourceRequest {
        let key = try settings.key(GoogleCivic.key)
        return SourceRequest(
            settings.address(GoogleCivic.api) + "/elections", query: [("productionDataOnly", "true")],
            secrets: [("key", key)])
    }

    public func read(_ reply: SourceReply, to question: Void) throws(SourceError) -> [Election] {
        if let setback = GoogleFault.setback(of: reply) { throw setback }
        guard let list = try reply.json()["elections"]?.list else { throw .unreadable }
        return list.compactMap(GoogleElection.read)
    }
}
