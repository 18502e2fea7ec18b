public import HTTP

/// Brings what a provider says; the one door to the network.
public protocol Fetching: Sendable {
    func fetch(_ request: SourceRequest, within time: Duration) async throws(SourceError) -> SourceReply
}

/// Fetches through libcurl. Providers move their files: a redirect is followed up to three times, to another host only
/// where nothing secret would go along.
public struct Fetcher: Fetching {
    private let client: HTTPClient

    public init(client: HTTPClient) { self.client = client }

    private static let mostRedirects = 3

    public func fetch(_ request: SourceRequest, within time: Duration) async throws(SourceError)
        -> SourceReply
    {
        let end = ContinuousClock.now + time
        var url = request.wholeURL
        for _ in 0...Self.mostRedirects {
            let response = try await send(request, to: url, within: end - .now)
            guard (300...399).contains(response.status), response.status != 304,
                let target = response.headers["Location"].flatMap({ Self.target($0, from: url) }),
                request.isPublic || Self.origin(of: target) == Self.origin(of: url)
            else { return SourceReply(response) }
            url = target
        }
        throw .rejected
    }

    private func send(
        _ request: SourceRequest, to url: String, within time: Duration
    ) async throws(SourceError) -> HTTPResponse {
        guard time > .zero else { throw .slow }
        var sent = HTTPRequest(.get, url, deadline: time)
        sent.maxResponseBytes = request.maxBytes
        for header in request.headers { sent.headers.add(header.name, header.value) }
        do {
            return try await client.send(sent)
        } catch {
            throw Self.setback(of: error)
        }
    }

    private static func setback(of error: HTTPError) -> SourceError {
        switch error {
        // libcurl's code for a time-out.
        case .notSent(let failure) where failure.code == 28: .slow
        case .uncertain(let failure) where failure.code == 28: .slow
        case .cut(_, let failure) where failure.code == 28: .slow
        case .notSent, .uncertain, .cut, .cancelled: .down
        case .tooLarge: .unreadable
        case .invalidRequest: .rejected
        }
    }

    /// An absolute address of the same security, or a path on the same host; nil for anything else.
    static func target(_ location: String, from url: String) -> String? {
        if location.hasPrefix("/"), !location.hasPrefix("//") { return origin(of: url) + location }
        let isSafe =
            location.hasPrefix("https://") || (url.hasPrefix("http://") && location.hasPrefix("http://"))
        return isSafe ? location : nil
    }

    /// Scheme, host and port.
    static func origin(of url: String) -> String {
        let scheme = url.hasPrefix("https://") ? "https://" : "http://"
        return scheme + url.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    }
}

extension SourceReply {
    fileprivate init(_ response: HTTPResponse) {
        self.init(
            status: response.status, body: response.body, etag: response.headers["ETag"],
            modified: response.headers["Last-Modified"],
            retryAfter: response.retryAfter.map { Int($0.components.seconds) })
    }
}
