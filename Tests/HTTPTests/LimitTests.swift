import Foundation
import HTTP
import Testing

/// Time and size.
struct LimitTests {
    private let client = HTTPClient()

    @Test func pollOnAHalfOpenLineEndsAtItsDeadlineAndTheNextOneIsServed() async throws {  // T12
        let server = LocalServer([.hear, .reply("one"), .hear, .hold], Deed.always)
        defer { server.stop() }
        _ = try await client.send(HTTPRequest(.get, server.url))
        let error = await client.failure(HTTPRequest(.get, server.url, deadline: .milliseconds(300)))
        #expect(error == .uncertain(.init(code: 28, phase: .exchanging)))
        #expect(try await client.send(HTTPRequest(.get, server.url)).status == 200)
        #expect(server.heard.map(\.connection) == [0, 0, 1])
    }

    @Test func deadlineHoldsWhileTheAnswerDrips() async {
        let drip: [Deed] = (0..<100).flatMap { _ in [.say("x"), .pause(milliseconds: 20)] }
        let server = LocalServer([.hear, .say("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n")] + drip)
        defer { server.stop() }
        let error = await client.failure(HTTPRequest(.get, server.url, deadline: .milliseconds(300)))
        #expect(error?.code == 28)
        #expect(error?.partial?.body.isEmpty == false)
    }

    @Test func crawlingAnswerIsAbortedLongBeforeTheDeadline() async {
        let server = LocalServer([.hear, .say("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nx"), .hold])
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url, deadline: .seconds(86_400))
        request.lowSpeed = .init(bytesPerSecond: 100, seconds: 1)
        let error = await client.failure(request)
        #expect(error?.code == 28)
        #expect(error?.partial?.body == Data("x".utf8))
    }

    @Test(arguments: [Duration.zero, .seconds(-5), .microseconds(3)])
    func deadlineInThePastIsStillADeadline(deadline: Duration) async {
        let server = LocalServer([.hear, .hold])
        defer { server.stop() }
        #expect(await client.failure(HTTPRequest(.get, server.url, deadline: deadline))?.code == 28)
    }

    @Test func answerAsLongAsAllowedIsAccepted() async throws {
        let server = LocalServer([.hear, .reply(String(repeating: "x", count: 100_000)), .hold])
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url)
        request.maxResponseBytes = 100_000
        #expect(try await client.send(request).body.count == 100_000)
    }

    /// Ways to send a body that is too long.
    enum Framing: String, CaseIterable {
        case counted, chunked, untilTheEnd

        var answer: String {
            let head = "HTTP/1.1 200 OK\r\n"
            let body = String(repeating: "x", count: 100_001)
            switch self {
            case .counted: return head + "Content-Length: 100001\r\n\r\n" + body
            case .chunked:
                return head + "Transfer-Encoding: chunked\r\n\r\n186A1\r\n\(body)\r\n0\r\n\r\n"
            case .untilTheEnd: return head + "Connection: close\r\n\r\n" + body + body
            }
        }
    }

    @Test(arguments: Framing.allCases)
    func longerAnswerIsAbortedAsItArrives(framing: Framing) async {  // T74
        let server = LocalServer([.hear, .say(framing.answer), .hold])
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url)
        request.maxResponseBytes = 100_000
        await expectTooLarge(request)
    }

    @Test func boundCountsDecompressedBytes() async throws {
        // 200,000 zeros, compressed to 229 bytes.
        let small = try #require(Data(base64Encoded: Self.zeros))
        let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(small.count)\r\n\r\n"
        let server = LocalServer([.hear, .write(Array(head.utf8) + small), .again])
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url)
        #expect(try await client.send(request).body == Data(count: 200_000))
        request.maxResponseBytes = 100_000
        await expectTooLarge(request)
    }

    /// What came before it was too much is kept, so that whoever asked knows what the server said first.
    private func expectTooLarge(_ request: HTTPRequest) async {
        guard case .tooLarge(let answer) = await client.failure(request) else {
            Issue.record("an answer that is too long is no answer")
            return
        }
        #expect(answer.status == 200 && (1...request.maxResponseBytes).contains(answer.body.count))
    }

    private static let zeros =
        "H4sIAAAAAAACA+3BMQEAAADCoPVPbQZ/oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAAAAAAAACA1wB7WOBcQA0DAA=="
}
