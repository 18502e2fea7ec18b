import Conversation
import HTTP

/// The way to Telegram over HTTP: the only place where the token meets an address.
struct TelegramHTTPTransport: TelegramTransport, Redacted {
    private let settings: TelegramSettings
    private let client: HTTPClient

    init(_ settings: TelegramSettings, client: HTTPClient) {
        self.settings = settings
        self.client = client
    }

    var summary: String { "way to Telegram" }

    func send(_ request: TelegramRequest) async throws(TelegramTransportError) -> TelegramReply {
        let answer: HTTPResponse
        do {
            answer = try await client.send(http(request))
        } catch {
            throw TelegramTransportError(error)
        }
        return TelegramReply(
            status: answer.status, retryAfter: answer.retryAfter.map { Int($0.components.seconds) },
            body: answer.body)
    }

    private func http(_ request: TelegramRequest) -> HTTPRequest {
        var http =
            switch request.target {
            case .method(let name):
                HTTPRequest(.post, "\(settings.apiBase)/bot\(settings.token)/\(name)", body: request.body)
            case .file(let path):
                HTTPRequest(.get, "\(settings.fileBase)/file/bot\(settings.token)/\(path)")
            }
        http.deadline = .milliseconds(request.deadline.milliseconds)
        http.maxResponseBytes = request.limit
        http.mayRepeat = request.mayRepeat
        return http
    }
}

extension TelegramTransportError {
    init(_ error: HTTPError) {
        self =
            switch error {
            case .notSent, .invalidRequest: .notSent
            case .uncertain: .uncertain
            case .tooLarge: .tooLarge
            case .cancelled: .cancelled
            }
    }
}
