import CivicFacts
import Conversation
import Foundation
import HTTP
import Locks

@testable import Adapters

/// A Telegram that answers from a script: each method has its list of answers, used up one by one.
final class FakeTelegram: TelegramTransport {
    enum Answer: Sendable {
        case ok(String)
        case refusal(Int, String, parameters: String = "{}")
        case raw(Int, String, retryAfter: Int? = nil)
        case fault(CallLoss)
        /// Nothing, until the caller gives up.
        case silence
    }

    /// What was asked for: a method's name, or `file` and a path.
    struct Seen: Equatable, Sendable {
        let name: String
        let body: HTTPBody
        let isRepeatable: Bool
        let deadline: Span
        let limit: Int
    }

    private let script: Locked<[String: [Answer]]>
    private let seen = Locked<[Seen]>([])

    init(_ script: [String: [Answer]]) { self.script = Locked(script) }

    var requests: [Seen] { seen.withLock { $0 } }

    /// The names of the methods and files asked for, in order.
    var names: [String] { requests.map(\.name) }

    /// The fields of every call of this method, in order.
    func calls(of method: String) -> [[String: Any]] {
        requests.filter { $0.name == method }.map(FakeTelegram.fields)
    }

    func send(_ call: TelegramCall) async throws(CallLoss) -> HTTPResponse {
        try await answer(
            to: Seen(
                name: call.method, body: call.body, isRepeatable: call.isRepeatable, deadline: call.deadline,
                limit: call.limit))
    }

    func fetch(path: String, limit: Int) async throws(CallLoss) -> HTTPResponse {
        try await answer(
            to: Seen(
                name: "file \(path)", body: .none, isRepeatable: true, deadline: .minutes(2), limit: limit))
    }

    private func answer(to request: Seen) async throws(CallLoss) -> HTTPResponse {
        seen.withLock { $0.append(request) }
        let answer = script.withLock { script in
            script[request.name, default: []].isEmpty
                ? Answer.silence : script[request.name, default: []].removeFirst()
        }
        switch answer {
        case .ok(let result): return reply(200, #"{"ok":true,"result":\#(result)}"#)
        case .refusal(let code, let text, let parameters):
            return reply(
                code,
                #"{"ok":false,"error_code":\#(code),"description":"\#(text)","parameters":\#(parameters)}"#)
        case .raw(let status, let body, let retryAfter): return reply(status, body, retryAfter)
        case .fault(let error): throw error
        case .silence:
            try? await Task.sleep(for: .seconds(3_600))
            throw .cancelled
        }
    }

    private func reply(_ status: Int, _ body: String, _ retryAfter: Int? = nil) -> HTTPResponse {
        HTTPResponse(
            status: status, headers: retryAfter.map { ["Retry-After": "\($0)"] } ?? [:], body: Data(body.utf8)
        )
    }

    private static func fields(_ request: Seen) -> [String: Any] {
        switch request.body {
        case .none: [:]
        case .bytes(let data, _):
            (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
        case .multipart(let parts):
            Dictionary(parts.map(field)) { first, _ in first }
        }
    }

    private static func field(_ part: HTTPBody.Part) -> (String, Any) {
        switch part {
        case .field(let name, let value): (name, value)
        case .file(let name, let fileName, let type, let data): (name, "\(fileName) \(type) \(data.count)")
        }
    }
}
