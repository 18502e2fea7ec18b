public import Conversation
public import Foundation
public import HTTP

/// The way to Telegram: adds the address and the token to a request and brings back the answer.
public protocol TelegramTransport: Sendable {
    /// Sends one request once; ends at once with `.cancelled` when the task is cancelled.
    func send(_ request: TelegramRequest) async throws(TelegramTransportError) -> TelegramReply
}

/// What is asked of Telegram, free of the token.
public struct TelegramRequest: Equatable, Sendable {
    /// What the request is for.
    public enum Target: Equatable, Sendable {
        /// A method of the Bot API, by POST.
        case method(String)
        /// A file, by GET; the path is percent-encoded and relative.
        case file(path: String)
    }

    public let target: Target
    public let body: HTTPBody
    /// Whether it does no harm when Telegram sees it twice.
    public let mayRepeat: Bool
    /// When to give up.
    public let deadline: Span
    /// How many bytes the answer may have.
    public let limit: Int

    public init(target: Target, body: HTTPBody, mayRepeat: Bool, deadline: Span, limit: Int) {
        self.target = target
        self.body = body
        self.mayRepeat = mayRepeat
        self.deadline = deadline
        self.limit = limit
    }
}

/// What came back, whatever its status.
public struct TelegramReply: Equatable, Sendable {
    public let status: Int
    /// The `Retry-After` header in seconds.
    public let retryAfter: Int?
    public let body: Data

    public init(status: Int, retryAfter: Int? = nil, body: Data) {
        self.status = status
        self.retryAfter = retryAfter
        self.body = body
    }
}

/// Why no answer came back.
public enum TelegramTransportError: Error, Equatable, Sendable {
    /// The request never left this machine.
    case notSent
    /// The request was written, at least in part, and the answer was lost.
    case uncertain
    /// The answer is longer than the request's limit.
    case tooLarge
    case cancelled
}
