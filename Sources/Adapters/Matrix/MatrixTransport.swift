public import Conversation
public import Foundation

/// The way to the homeserver: adds its address and the token to a request and brings back the answer.
public protocol MatrixTransport: Sendable {
    /// Sends one request once; ends at once with `.cancelled` when the task is cancelled.
    func send(_ request: MatrixRequest, token: String?) async throws(MatrixLoss) -> MatrixReply

    /// Fetches an address of somebody else's, without the token (M85).
    func fetch(_ address: String, deadline: Span, limit: Int) async throws(MatrixLoss) -> MatrixReply
}

/// What came back, whatever its status.
public struct MatrixReply: Equatable, Sendable {
    public let status: Int
    /// The `Retry-After` header in seconds.
    public let retryAfter: Int?
    /// The `Location` header.
    public let location: String?
    public let body: Data

    public init(status: Int, retryAfter: Int? = nil, location: String? = nil, body: Data) {
        self.status = status
        self.retryAfter = retryAfter
        self.location = location
        self.body = body
    }
}

/// How a request ended without an answer of a homeserver.
public enum MatrixLoss: Error, Equatable, Sendable {
    /// The request never left this machine.
    case notSent
    /// It left, and nobody knows what became of it.
    case uncertain
    /// Something answered that is not a homeserver: a proxy's page, half an answer, nothing.
    case garbled(status: Int)
    /// The answer is longer than the request's limit.
    case tooLarge
    case cancelled
    /// There is no access token yet, or it does not work any more.
    case signedOut
}
