/// Errors of api.data.gov, which stands before Congress.gov and the Federal Election Commission: told by their code.
enum GatewayFault {
    /// Nil for what is none of its errors.
    static func setback(of reply: SourceReply) -> SourceError? {
        switch LooseJSON(reply.body)?["error"]?["code"]?.text {
        case "OVER_RATE_LIMIT": .exhausted(seconds: reply.retryAfter)
        case "API_KEY_MISSING": .notSetUp
        case "API_KEY_INVALID", "API_KEY_DISABLED", "API_KEY_UNAUTHORIZED", "API_KEY_UNVERIFIED": .keyRefused
        case "NOT_FOUND": .notFound
        case "HTTPS_REQUIRED": .rejected
        case _: nil
        }
    }
}
