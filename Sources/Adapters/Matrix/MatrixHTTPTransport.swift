import CivicFacts
import HTTP

/// The way to the homeserver over HTTP: the only place where the token meets a request.
struct MatrixHTTPTransport: MatrixTransport, Redacted {
    let server: String
    let client: HTTPClient

    var summary: String { "way to the homeserver" }

    func send(_ request: MatrixRequest, token: String?) async throws(CallLoss) -> HTTPResponse {
        var http = HTTPRequest(
            HTTPMethod(rawValue: request.method.rawValue) ?? .get, server + request.path, body: request.body)
        if request.isAuthorized {
            guard let token else { throw .signedOut }
            http.headers.add("Authorization", "Bearer \(token)")
        }
        http.deadline = .milliseconds(request.deadline.milliseconds)
        http.maxResponseBytes = request.limit
        http.lowSpeed = request.silence.map(Self.slowest)
        return try await answer(to: http)
    }

    func fetch(
        _ address: String, deadline: Span, silence: Span, limit: Int
    ) async throws(CallLoss) -> HTTPResponse {
        var http = HTTPRequest(.get, address)
        http.lowSpeed = Self.slowest(silence)
        http.deadline = .milliseconds(deadline.milliseconds)
        http.maxResponseBytes = limit
        return try await answer(to: http)
    }

    private static func slowest(_ silence: Span) -> HTTPRequest.LowSpeed {
        HTTPRequest.LowSpeed(bytesPerSecond: 1, seconds: Int(silence.milliseconds / 1_000))
    }

    private func answer(to request: HTTPRequest) async throws(CallLoss) -> HTTPResponse {
        do { return try await client.send(request) } catch { throw CallLoss(error) }
    }
}
