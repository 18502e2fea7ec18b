/// The envelope of every OpenFEC answer.
enum FECPage {
    static func request(
        _ settings: CivicSettings, _ path: String, _ query: [(name: String, value: String)]
    ) throws(SourceError) -> SourceRequest {
        SourceRequest(
            settings.address(OpenFEC.api) + path, query: query,
            secrets: [("api_key", try settings.key(OpenFEC.key))])
    }

    /// The rows of a page.
    static func rows(_ reply: SourceReply) throws(SourceError) -> [LooseJSON] {
        guard let rows = try reply.json()["results"]?.list else { throw .unreadable }
        return rows
    }

    /// How many pages there are; 1 if it does not say.
    static func pages(_ reply: SourceReply) -> Int {
        LooseJSON(reply.body)?["pagination"]?["pages"]?.int ?? 1
    }
}
