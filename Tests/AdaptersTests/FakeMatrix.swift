import CivicFacts
import Conversation
import Foundation
import HTTP
import Locks
import PlainJSON

@testable import Adapters

/// A homeserver that answers from a script: each endpoint has its list of answers; the last one stays.
final class FakeMatrix: MatrixTransport {
    enum Answer: Sendable {
        case ok(String)
        case refusal(Int, String, more: String = "")
        case reply(HTTPResponse)
        case loss(CallLoss)
    }

    private let script: Locked<[String: [Answer]]>
    private let seen = Locked<[(request: MatrixRequest, token: String?)]>([])
    private let fetched = Locked<[String]>([])

    /// Keys are `PUT send` and the like: the method and a word of the path.
    init(_ script: [String: [Answer]]) { self.script = Locked(script) }

    var requests: [MatrixRequest] { seen.withLock { $0.map(\.request) } }
    var tokens: [String?] { seen.withLock { $0.map(\.token) } }
    var addresses: [String] { fetched.withLock { $0 } }

    /// The requests of one endpoint.
    func calls(_ key: String) -> [MatrixRequest] { requests.filter { Self.matches($0, key) } }

    /// The bodies of the requests of one endpoint.
    func bodies(_ key: String) -> [JSON] {
        calls(key).compactMap { request in
            if case .bytes(let data, contentType: _) = request.body { JSON(data) } else { nil }
        }
    }

    func send(_ request: MatrixRequest, token: String?) async throws(CallLoss) -> HTTPResponse {
        seen.withLock { $0.append((request, token)) }
        let answer: Answer? = script.withLock { script in
            guard let key = script.keys.filter({ Self.matches(request, $0) }).max(by: { $0.count < $1.count })
            else { return nil }
            guard script[key, default: []].count > 1 else { return script[key]?.first }
            return script[key]?.removeFirst()
        }
        switch answer {
        case .ok(let body)?: return HTTPResponse(status: 200, body: Data(body.utf8))
        case .refusal(let status, let code, let more)?:
            return HTTPResponse(status: status, body: Data(#"{"errcode":"\#(code)"\#(more)}"#.utf8))
        case .reply(let reply)?: return reply
        case .loss(let loss)?: throw loss
        case nil: return HTTPResponse(status: 404, body: Data(#"{"errcode":"M_NOT_FOUND"}"#.utf8))
        }
    }

    func fetch(
        _ address: String, deadline: Span, silence: Span, limit: Int
    ) async throws(CallLoss) -> HTTPResponse {
        fetched.withLock { $0.append(address) }
        return HTTPResponse(status: 200, body: Data("picture".utf8))
    }

    private static func matches(_ request: MatrixRequest, _ key: String) -> Bool {
        let words = key.split(separator: " ")
        return words.first.map { $0 == request.method.rawValue } == true
            && words.dropFirst().allSatisfy { request.path.contains($0) }
    }
}

/// A session file in memory, which remembers every version of it.
final class FakeVault: MatrixVault {
    private let versions: Locked<[[UInt8]]>
    private let isFull: Bool

    init(_ kept: MatrixSession? = nil, isFull: Bool = false) {
        versions = Locked(kept.map { [$0.bytes] } ?? [])
        self.isFull = isFull
    }

    var sessions: [MatrixSession] { versions.withLock { $0.compactMap(MatrixSession.init) } }

    func load() async -> [UInt8]? { versions.withLock { $0.last } }

    func save(_ bytes: [UInt8]) async throws {
        if isFull { throw CallLoss.notSent }
        versions.withLock { $0.append(bytes) }
    }
}
