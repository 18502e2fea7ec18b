import Foundation
import Glibc
import HTTP
import Testing

/// Was it sent? Each way to fail, and which side of the line it falls on (T54).
struct CertaintyTests {
    private let client = HTTPClient()

    private func post(_ url: String, deadline: Duration = .seconds(20)) -> HTTPRequest {
        HTTPRequest(.post, url, body: .bytes(Data("x".utf8), contentType: "text/plain"), deadline: deadline)
    }

    @Test func unknownNameMeansNotSent() async {
        let error = await client.failure(post("https://no-such-host.invalid/"))
        #expect(error?.phaseNotSent == .resolving)
    }

    @Test func refusedConnectionMeansNotSent() async {
        let (socket, port) = LocalServer.listen(backlog: 1)
        close(socket)
        let error = await client.failure(post("http://127.0.0.1:\(port)/"))
        #expect(error == .notSent(.init(code: 7, phase: .connecting)))
    }

    @Test func connectTimeoutMeansNotSent() async {  // T118
        // A full accept queue: Linux drops further SYNs without a word.
        let (listener, port) = LocalServer.listen(backlog: 0)
        defer { close(listener) }
        let fillers = (0..<4).map { _ in Filler(port: port) }
        defer { for filler in fillers { filler.stop() } }
        var request = post("http://127.0.0.1:\(port)/")
        request.connectTimeout = .milliseconds(300)
        #expect(await client.failure(request) == .notSent(.init(code: 28, phase: .connecting)))
    }

    @Test func nonsenseInsteadOfTLSMeansNotSent() async {
        let server = LocalServer([.say("no such protocol here\r\n"), .hold])
        defer { server.stop() }
        let error = await client.failure(post("https://127.0.0.1:\(server.port)/"))
        #expect(error?.phaseNotSent == .securing)
    }

    @Test func silenceInsteadOfTLSMeansNotSent() async {
        let server = LocalServer([.hold])
        defer { server.stop() }
        var request = post("https://127.0.0.1:\(server.port)/")
        request.connectTimeout = .milliseconds(300)
        #expect(await client.failure(request) == .notSent(.init(code: 28, phase: .securing)))
    }

    @Test func hangingUpInsteadOfTLSMeansNotSent() async {
        let server = LocalServer([.hangUp])
        defer { server.stop() }
        #expect(await client.failure(post("https://127.0.0.1:\(server.port)/"))?.phaseNotSent == .securing)
    }

    @Test(arguments: [
        [Deed.hangUp], [.pause(milliseconds: 500), .reset], [.hear, .hangUp], [.hear, .reset],
    ])
    func lineLostBeforeAnyAnswerIsUncertain(script: [Deed]) async {
        let server = LocalServer(script)
        defer { server.stop() }
        #expect(await client.failure(post(server.url))?.phaseUncertain == .exchanging)
        #expect(server.connections == 1)
    }

    @Test func resetAtOnceIsNeverTakenForAnAnswer() async {
        // Whether the request was written before the reset arrived is a race; both words are true in their case.
        let server = LocalServer([.reset])
        defer { server.stop() }
        let error = await client.failure(post(server.url))
        #expect(error?.phaseNotSent == .connecting || error?.phaseUncertain == .exchanging)
        #expect(server.connections == 1)
    }

    @Test func silenceUntilTheDeadlineIsUncertain() async {  // T12
        let server = LocalServer([.hear, .hold])
        defer { server.stop() }
        let error = await client.failure(post(server.url, deadline: .milliseconds(300)))
        #expect(error == .uncertain(.init(code: 28, phase: .exchanging)))
    }

    @Test(arguments: [
        ([Deed.hear, .say("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .hangUp], "abc"),
        (
            [
                .hear, .say("HTTP/1.1 201 OK\r\nContent-Length: 9\r\n\r\nab"), .pause(milliseconds: 50),
                .reset,
            ], "ab"
        ),
        ([.hear, .say("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n"), .hangUp], "abc"),
        ([.hear, .say("HTTP/1.1 502 No\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n"), .hold], ""),
        (
            [
                .hear, .say("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc"),
                .hold,
            ], ""
        ),
        ([.hear, .say("HTTP/1.1 200 OK\r\nContent-Le"), .hangUp], ""),
        ([.hear, .say("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\nabcd"), .hangUp], "abcd"),
    ])
    func anAnswerCutShortShowsWhatCame(script: [Deed], body: String) async throws {  // T22
        let server = LocalServer(script)
        defer { server.stop() }
        let outcome = await client.outcome(post(server.url, deadline: .seconds(3)))
        let answer: HTTPResponse? =
            switch outcome {
            case .success(let whole): whole
            case .failure(let error): error.partial
            }
        #expect(answer?.body == Data(body.utf8))
        #expect(answer.map { [200, 201, 502].contains($0.status) } == true)
    }

    @Test func anAnswerWithoutItsStatusIsUncertain() async {
        let server = LocalServer([.hear, .say("HTTP/1.1 2"), .hangUp])
        defer { server.stop() }
        #expect(await client.failure(post(server.url))?.phaseUncertain != nil)
    }

    @Test(arguments: ["nonsense\r\n\r\n", "\u{1}\u{2}\u{3}\r\n", "HTTP/9.9 abc\r\n\r\n"])
    func nonsenseInsteadOfAnAnswerIsUncertain(nonsense: String) async {
        let server = LocalServer([.hear, .say(nonsense), .hangUp])
        defer { server.stop() }
        #expect(await client.failure(post(server.url))?.phaseUncertain != nil)
    }

    @Test func lineLostWithinALargeUploadIsUncertain() async {
        let server = LocalServer([.pause(milliseconds: 500), .reset])
        defer { server.stop() }
        let large = HTTPBody.bytes(Data(count: 20_000_000), contentType: "image/jpeg")
        let error = await client.failure(HTTPRequest(.post, server.url, body: large))
        #expect(error?.phaseUncertain == .exchanging)
    }

    @Test func earlyAnswerToALargeUploadIsAnAnswer() async throws {
        let server = LocalServer([
            .reply("", status: 413, headers: "Connection: close\r\n"), .pause(milliseconds: 100), .hold,
        ])
        defer { server.stop() }
        let large = HTTPBody.bytes(Data(count: 20_000_000), contentType: "image/jpeg")
        #expect(try await client.send(HTTPRequest(.post, server.url, body: large)).status == 413)
    }
}
