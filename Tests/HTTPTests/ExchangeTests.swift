import Foundation
import HTTP
import Testing

/// Ordinary requests and answers.
struct ExchangeTests {
    @Test func answerArrivesWhole() async throws {
        let server = LocalServer([.hear, .reply("hello", headers: "Retry-After: 7\r\n"), .again])
        defer { server.stop() }
        let response = try await HTTPClient().send(HTTPRequest(.get, server.url))
        #expect(response.status == 200)
        #expect(response.body == Data("hello".utf8))
        #expect(response.headers["retry-AFTER"] == "7")
        #expect(response.retryAfter == .seconds(7))
        #expect(response.headers["Date"] == nil)
    }

    @Test func connectionIsKeptForTheNextRequest() async throws {  // T119
        let server = LocalServer(Deed.always)
        defer { server.stop() }
        let client = HTTPClient()
        for _ in 0..<20 { _ = try await client.send(HTTPRequest(.post, server.url)) }
        #expect(server.heard.count == 20)
        #expect(server.connections == 1)
    }

    @Test func twoClientsNeverShareAConnection() async throws {  // T119
        let server = LocalServer(Deed.always)
        defer { server.stop() }
        let (polling, sending) = (HTTPClient(), HTTPClient())
        for _ in 0..<3 {
            _ = try await polling.send(HTTPRequest(.get, server.url))
            _ = try await sending.send(HTTPRequest(.get, server.url))
        }
        #expect(server.connections == 2)
    }

    @Test func chunkedAnswerAndInterimAnswerAreUnderstood() async throws {
        let interim = "HTTP/1.1 103 Early Hints\r\nX-Hint: yes\r\n\r\n"
        let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        let server = LocalServer([
            .hear, .say(interim), .pause(milliseconds: 20), .say(head + "3\r\nabc\r\n"),
            .pause(milliseconds: 20),
            .say("2\r\nde\r\n0\r\nX-Trailer: late\r\n\r\n"), .hold,
        ])
        defer { server.stop() }
        let response = try await HTTPClient().send(HTTPRequest(.get, server.url))
        #expect(response.status == 200)
        #expect(response.body == Data("abcde".utf8))
        #expect(response.headers["X-Hint"] == nil)
        #expect(response.headers["X-Trailer"] == nil)
    }

    @Test(arguments: HTTPMethod.allCases)
    func methodStandsOnTheWire(method: HTTPMethod) async throws {
        let head = "HTTP/1.1 204 Empty\r\n\r\n"
        let server = LocalServer([.hear, .say(head), .again])
        defer { server.stop() }
        let response = try await HTTPClient().send(HTTPRequest(method, server.url + "a/../b?c=%20"))
        #expect(response.status == 204)
        #expect(server.heard.map(\.line) == ["\(method.rawValue) /a/../b?c=%20 HTTP/1.1"])
        #expect(server.heard.first?.header("Content-Type") == nil)
        let announced = [.post, .put, .patch].contains(method) ? "0" : nil
        #expect(server.heard.first?.header("Content-Length") == announced)
    }

    @Test(arguments: [HTTPMethod.post, .put, .patch, .delete])
    func bodyAndHeadersStandOnTheWire(method: HTTPMethod) async throws {
        let server = LocalServer(Deed.always)
        defer { server.stop() }
        let text = #"{"a":"\#(String(repeating: "é", count: 3000))"}"#
        let request = HTTPRequest(
            method, server.url, headers: ["Authorization": "Bearer x", "X-Empty": ""],
            body: .bytes(Data(text.utf8), contentType: "application/json"))
        _ = try await HTTPClient().send(request)
        let heard = try #require(server.heard.first)
        #expect(heard.line.hasPrefix("\(method.rawValue) / "))
        #expect(heard.body == text)
        #expect(heard.header("Content-Type") == "application/json")
        #expect(heard.header("Authorization") == "Bearer x")
        #expect(heard.header("X-Empty")?.isEmpty == true)
        #expect(heard.header("Expect") == nil)
        #expect(heard.header("User-Agent") == "Turnout")
    }

    @Test func multipartFormStandsOnTheWire() async throws {
        let server = LocalServer(Deed.always)
        defer { server.stop() }
        let parts: [HTTPBody.Part] = [
            .field(name: "chat_id", value: "1\r\n2"),
            .file(
                name: "photo", fileName: "a \"b\".jpg", contentType: "image/jpeg",
                Data([0x00, 0x0D, 0x0A, 0x41])),
            .file(name: "empty", fileName: "none", contentType: "text/plain", Data()),
        ]
        _ = try await HTTPClient().send(HTTPRequest(.post, server.url, body: .multipart(parts)))
        let heard = try #require(server.heard.first)
        let type = try #require(heard.header("Content-Type"))
        let prefix = "multipart/form-data; boundary="
        try #require(type.hasPrefix(prefix))
        let line = "--" + type.dropFirst(prefix.count)
        let disposition = "Content-Disposition: form-data; name="
        #expect(
            heard.body == "\(line)\r\n\(disposition)\"chat_id\"\r\n\r\n1\r\n2\r\n"
                + "\(line)\r\n\(disposition)\"photo\"; filename=\"a %22b%22.jpg\"\r\n"
                + "Content-Type: image/jpeg\r\n\r\n\u{0}\r\nA\r\n"
                + "\(line)\r\n\(disposition)\"empty\"; filename=\"none\"\r\n"
                + "Content-Type: text/plain\r\n\r\n\r\n\(line)--\r\n")
    }

    @Test func nothingOfOneRequestOrAnswerIsLeftInTheNext() async throws {
        let server = LocalServer([
            .hear, .reply("one", headers: "Retry-After: 7\r\n"), .hear, .reply("two"), .hear, .reply("three"),
            .hear, .reply(""), .hear, .reply("five"),
        ])
        defer { server.stop() }
        let client = HTTPClient()
        let long = HTTPBody.bytes(Data(repeating: 97, count: 200_000), contentType: "text/plain")
        let brief = HTTPBody.bytes(Data("b".utf8), contentType: "text/plain")
        let first = try await client.send(HTTPRequest(.post, server.url, headers: ["X": "1"], body: long))
        #expect(first.headers["Retry-After"] == "7")
        let second = try await client.send(
            HTTPRequest(.post, server.url + "b", headers: ["X": "1"], body: brief))
        #expect((second.body, second.headers["Retry-After"]) == (Data("two".utf8), nil))
        _ = try await client.send(HTTPRequest(.post, server.url + "c", body: brief))
        _ = try await client.send(
            HTTPRequest(.post, server.url, body: .multipart([.field(name: "d", value: "e")])))
        _ = try await client.send(HTTPRequest(.get, server.url))
        let heard = server.heard
        #expect(heard.map { $0.header("X") } == ["1", "1", nil, nil, nil])
        #expect(heard.map(\.body.utf8.count).prefix(3) == [200_000, 1, 1])
        #expect(heard[1].line == "POST /b HTTP/1.1" && heard[2].line == "POST /c HTTP/1.1")
        #expect(heard[4].body.isEmpty && heard[4].header("Content-Type") == nil)
    }

    @Test func outcomeIsToldOnceWithoutATask() async throws {
        let server = LocalServer(Deed.always)
        defer { server.stop() }
        let client = HTTPClient()
        let refused = await withCheckedContinuation { waiter in
            client.start(HTTPRequest(.get, "ftp://127.0.0.1/")) { waiter.resume(returning: $0) }
        }
        #expect(refused == .failure(.invalidRequest(.insecure)))
        // The second is started by the thread that tells the first.
        let statuses = await withCheckedContinuation { waiter in
            client.start(HTTPRequest(.post, server.url)) { first in
                client.start(HTTPRequest(.post, server.url)) { second in
                    waiter.resume(returning: [first, second].map { try? $0.get().status })
                }
            }
        }
        #expect(statuses == [200, 200])
        #expect(server.connections == 1)
    }

    @Test func hundredRequestsRunSideBySide() async throws {
        let server = LocalServer(Deed.always)
        defer { server.stop() }
        let client = HTTPClient()
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<100 {
                group.addTask { try await client.send(HTTPRequest(.post, server.url)).status }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 200, count: 100))
        #expect(server.heard.count == 100)
        #expect(server.connections <= HTTPConfiguration().maxConnectionsPerHost)
    }
}
