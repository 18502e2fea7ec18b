public import HTTP

/// Brings what a provider says; the one door to the network.
public protocol Fetching: Sendable {
    func fetch(_ request: SourceRequest, within time: Duration) async throws(Setback) -> SourceReply
}

/// Fetches through libcurl.
public struct Fetcher: Fetching {
    private let client: HTTPClient

    public init(client: HTTPClient) {
        self.client = client
    }

    public func fetch(_ request: SourceRequest, within time: Duration) async throws(Setback) -> SourceReply {
        var sent = HTTPRequest(.get, request.wholeURL, deadline: time)
        sent.maxResponseBytes = request.maxBytes
        for header in request.headers { sent.headers.add(header.name, header.value) }
        do {
            let response = try await client.send(sent)
            return SourceReply(
                status: response.status, body: response.body, etag: response.headers["ETag"],
                modified: response.headers["Last-Modified"],
                retryAfter: response.retryAfter.map { Int($0.components.seconds) })
        } catch {
            switch error {
            // libcurl's code for a time-out.
            case .notSent(let failure) where failure.code == 28: throw .slow
            case .uncertain(let failure) where failure.code == 28: throw .slow
            case .notSent, .uncertain, .cancelled: throw .down
            case .tooLarge: throw .unreadable
            case .invalidRequest: throw .rejected
            }
        }
    }
}
