/// The envelope of every OpenFEC answer.
enum FECPage {
    static func request(
        _ settings: CivicSettings, _ path: String, _ query: [(name: String, value: String)]
    ) -> SourceRequest {
        SourceRequest(settings.fecBase + path, query: query, secrets: [("api_key", settings.fecKey)])
    }

    /// The rows of a page.
    static func rows(_ reply: SourceReply) throws(SourceError) -> [LooseJSON] {
        if let setback = GatewayFault.setback(of: reply) { throw setback }
        guard let rows = try reply.json()["results"]?.list else { throw .unreadable }
        return rows
    }

    /// How many pages there are; 1 if it does not say.
    static func pages(_ reply: SourceReply) -> Int {
        LooseJSON(reply.body)?["pagination"]?["pages"]?.int ?? 1
    }
}
