import CivicFacts
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

    func send(_ call: TelegramCall) async throws(CallLoss) -> HTTPResponse {
        var request = HTTPRequest(
            .post, "\(settings.apiBase)/bot\(settings.token)/\(call.method)", body: call.body,
            deadline: .milliseconds(call.deadline.milliseconds), mayRepeat: call.isRepeatable)
        request.maxResponseBytes = call.limit
        do { return try await client.send(request) } catch {
            // Whoever reads it sees where it ends.
            switch error {
            case .cut(let answer, _), .tooLarge(let answer): return answer
            default: throw CallLoss(error)
            }
        }
    }

    func fetch(path: String, limit: Int) async throws(CallLoss) -> HTTPResponse {
        var request = HTTPRequest(
            .get, "\(settings.fileBase)/file/bot\(settings.token)/\(path)", deadline: .seconds(120))
        request.maxResponseBytes = limit
        do { return try await client.send(request) } catch { throw CallLoss(error) }
    }
}
