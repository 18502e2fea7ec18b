public import FoundationEssentials

/// An answer, whatever its status says; the whole body arrived, unless it stands in `HTTPError.cut`.
public struct HTTPResponse: Hashable, Sendable, Redacted {
    /// The status code of the final answer; interim (1xx) answers are not seen.
    public let status: Int
    /// The header fields of the final answer.
    public let headers: HTTPHeaders
    /// The body, decompressed.
    public let body: Data

    /// An answer put together by hand, for tests and stand-ins.
    public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The wait that `Retry-After` asks for when it is given in seconds; nil for dates and nonsense.
    public var retryAfter: Duration? {
        guard let seconds = headers["Retry-After"].flatMap({ Int($0) }), 0...86_400 ~= seconds else {
            return nil
        }
        return .seconds(seconds)
    }

    public var summary: String { "status \(status), \(body.count) body bytes" }
}
