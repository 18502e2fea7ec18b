/// Errors of api.data.gov, which stands before Congress.gov and the Federal Election Commission: told by their code.
enum GatewayFault {
    /// Nil for a reply that is an answer.
    static func setback(of reply: SourceReply) -> SourceError? {
        guard reply.status != 200 else { return nil }
        switch LooseJSON(reply.body)?["error"]?["code"]?.text {
        case "OVER_RATE_LIMIT": return .exhausted(seconds: reply.retryAfter)
        case "API_KEY_MISSING": return .notSetUp
        case "API_KEY_INVALID", "API_KEY_DISABLED", "API_KEY_UNAUTHORIZED", "API_KEY_UNVERIFIED":
            return .keyRefused
        case "NOT_FOUND": return .notFound
        case "HTTPS_REQUIRED": return .rejected
        case _: return reply.setback
        }
    }
}
