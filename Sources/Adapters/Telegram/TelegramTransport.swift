import HTTP

/// The way to Telegram: adds the address and the token to what is asked and brings back the answer. Each asks once, and
/// ends at once with `.cancelled` when the task is cancelled.
protocol TelegramTransport: Sendable {
    /// Calls a method of the Bot API, by POST; the body of the answer may be cut short.
    func send(_ call: TelegramCall) async throws(CallLoss) -> HTTPResponse

    /// Fetches a file of at most `limit` bytes, by GET; the path is percent-encoded and relative.
    func fetch(path: String, limit: Int) async throws(CallLoss) -> HTTPResponse
}
