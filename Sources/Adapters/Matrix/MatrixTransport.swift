import CivicFacts
import HTTP

/// The way to the homeserver: adds its address and the token to a request and brings back the answer.
protocol MatrixTransport: Sendable {
    /// Sends one request once; ends at once with `.cancelled` when the task is cancelled.
    func send(_ request: MatrixRequest, token: String?) async throws(CallLoss) -> HTTPResponse

    /// Fetches an address of somebody else's, without the token (M85).
    func fetch(
        _ address: String, deadline: Span, silence: Span, limit: Int
    ) async throws(CallLoss) -> HTTPResponse
}
