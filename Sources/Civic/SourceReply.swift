public import FoundationEssentials
public import HTTP

/// What a provider sent back.
public struct SourceReply: Sendable, Redacted {
    public let status: Int
    public let body: Data
    /// For the next conditional request.
    public let etag: String?
    public let modified: String?
    let retryAfter: Int?

    public init(
        status: Int, body: Data, etag: String? = nil, modified: String? = nil, retryAfter: Int? = nil
    ) {
        self.status = status
        self.body = body
        self.etag = etag
        self.modified = modified
        self.retryAfter = retryAfter
    }

    public var summary: String { "status \(status), \(body.count) bytes" }

    /// The setback that the status alone tells; nil for 200, and for those whose body says more.
    var setback: SourceError? {
        switch status {
        case 200: nil
        case 429: .exhausted(seconds: retryAfter)
        case 401, 403: .keyRefused
        case 404, 410: .notFound
        case 408, 500...599: .down
        case 300...499: .rejected
        default: .down
        }
    }

    /// Why this is no answer, whoever sent it; nil for an answer.
    public var trouble: SourceError? {
        guard status != 200 else { return nil }
        return GoogleFault.setback(of: self) ?? GatewayFault.setback(of: self) ?? setback
    }

    /// The body of an answer as JSON; an object or a list, nothing else.
    func json() throws(SourceError) -> LooseJSON {
        if let trouble { throw trouble }
        guard let json = LooseJSON(body) else {
            // A web page instead of data is what a provider in trouble sends.
            throw looksLikeAPage ? .down : .unreadable
        }
        return json
    }

    /// The body of an answer as it came, but for a web page.
    func data() throws(SourceError) -> Data {
        if let trouble { throw trouble }
        guard !looksLikeAPage else { throw .down }
        return body
    }

    var looksLikeAPage: Bool { body.prefix(200).drop { $0 <= 32 }.first == UInt8(ascii: "<") }
}
