import CivicFacts

/// The elections that Google knows now. An empty list says that Google lists none, not that there is none.
enum GoogleElections: Source {
    static let source = CivicSource.googleCivic

    static func request(_ question: Void, _ settings: CivicSettings) throws(SourceError) -> SourceRequest {
        let key = try settings.key(GoogleCivic.key)
        return SourceRequest(
            settings.address(GoogleCivic.api) + "/elections", query: [("productionDataOnly", "true")],
            secrets: [("key", key)])
    }

    static func read(_ reply: SourceReply, to question: Void) throws(SourceError) -> [Election] {
        guard let list = try reply.json()["elections"]?.list else { throw .unreadable }
        return list.compactMap(GoogleElection.read)
    }
}
