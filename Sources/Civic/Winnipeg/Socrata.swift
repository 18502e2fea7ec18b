/// The city's data portal: datasets by their short id.
enum Socrata {
    static func request(
        _ settings: CivicSettings, dataset: String, query: [(name: String, value: String)],
        secrets: [(name: String, value: String)] = []
    ) -> SourceRequest {
        SourceRequest(
            "\(settings.address(Winnipeg.api))/\(dataset).json", query: query, secrets: secrets,
            headers: settings[Winnipeg.token].map { [("X-App-Token", $0)] } ?? [])
    }

    /// The rows of an answer; errors are told by the status.
    static func rows(_ reply: SourceReply) throws(SourceError) -> [LooseJSON] {
        guard let rows = try reply.json().list else { throw .unreadable }
        return rows
    }
}
