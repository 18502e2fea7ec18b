import Foundation
import HTTP
import Testing

@testable import Adapters

/// Recorded traffic of a real homeserver, from `Tests/MatrixSamples`.
struct MatrixSample {
    private let pairs: [[String: Any]]

    init(_ name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "MatrixSamples")
        let data = try Data(contentsOf: folder.appending(path: "\(name).json"))
        let whole = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        pairs = try #require(whole["pairs"] as? [[String: Any]])
    }

    /// The answers, in order.
    var replies: [HTTPResponse] {
        get throws {
            try pairs.map { pair in
                let response = try #require(pair["response"] as? [String: Any])
                let body = try #require(response["body"])
                let headers = response["headers"] as? [String: Any] ?? [:]
                let wait = headers.first { $0.key.lowercased() == "retry-after" }?.value
                return HTTPResponse(
                    status: try #require(response["status"] as? Int),
                    headers: wait.map { ["Retry-After": "\($0)"] } ?? [:],
                    body: try JSONSerialization.data(withJSONObject: body))
            }
        }
    }

    /// The first sync answer among them.
    var sync: MatrixSyncAnswer {
        get throws { try #require(try replies.lazy.compactMap { MatrixSyncAnswer($0.body) }.first) }
    }
}
