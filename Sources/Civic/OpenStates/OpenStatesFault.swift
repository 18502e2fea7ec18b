/// Errors of the Open States API: `detail` is text for all but 422, where it is a list. The words are not read.
enum OpenStatesFault {
    /// Nil for a reply that is an answer.
    static func setback(of reply: SourceReply) -> SourceError? {
        switch reply.status {
        case 403: .notSetUp
        case 401: .keyRefused
        case 400, 422: .rejected
        case _: reply.setback
        }
    }
}
