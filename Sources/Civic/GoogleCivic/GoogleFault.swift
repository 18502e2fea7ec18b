/// Google's errors, told by their reason; the message is not read, as Google asks.
enum GoogleFault {
    /// Nil for what is none of its errors.
    static func setback(of reply: SourceReply) -> SourceError? {
        let error = LooseJSON(reply.body)?["error"]
        if error?["details"]?.list?.contains(where: { $0["reason"]?.text == "API_KEY_INVALID" }) == true {
            return .keyRefused
        }
        switch error?["errors"]?.list?.first?["reason"]?.text {
        case "quotaExceeded", "rateLimitExceeded", "limitExceeded", "dailyLimitExceeded",
            "userRateLimitExceeded":
            return .exhausted(seconds: reply.retryAfter)
        case "unauthorized", "keyInvalid", "accessNotConfigured": return .keyRefused
        case "notFound": return .notFound
        case "backendError", "internalError": return .down
        case _: return nil
        }
    }

    static func reason(of reply: SourceReply) -> String? {
        LooseJSON(reply.body)?["error"]?["errors"]?.list?.first?["reason"]?.text
    }
}
