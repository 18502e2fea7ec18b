import Foundation
import Testing

@testable import HTTP

/// Where a request may go and what it may carry (T116).
struct PolicyTests {
    private let client = HTTPClient()

    @Test func redirectIsReportedAndNotFollowed() async throws {  // T116
        let target = LocalServer(Deed.always)
        let server = LocalServer([
            .hear, .reply("", status: 302, headers: "Location: \(target.url)\r\n"), .again,
        ])
        defer {
            target.stop()
            server.stop()
        }
        let response = try await client.send(HTTPRequest(.get, server.url))
        #expect(response.status == 302)
        #expect(response.headers["location"] == target.url)
        #expect(target.connections == 0)
    }

    @Test(arguments: [
        "http://example.test/", "http://10.0.0.1/", "http://127.0.0.1.example.test/",
        "http://localhost.test/",
        "http://127.1/", "http://2130706433/", "http://127.0.0.256/", "http://0127.0.0.1/", "http://[::2]/",
        "ftp://127.0.0.1/", "file:///etc/passwd", "HTTP://127.0.0.1/",
    ])
    func whatIsNeitherSecureNorLoopbackIsRefused(url: String) async {  // T116
        #expect(await client.failure(HTTPRequest(.get, url)) == .invalidRequest(.insecure))
    }

    @Test(arguments: [
        "", "/path", "example.test", "https://", "https:///path", "https://a b/", "https://example.test/é",
        "http://127.0.0.1@example.test/", "https://user:word@example.test/",
        "http://127.0.0.1\\@example.test/",
        "https://example.test:port/", "https://example.test:99999/", "https://[::1/", "https://[zz]/",
        "https://[::1]x/", "https://example.test/\r\nX: y", "https://%31/", "https://example.test/\u{0}",
    ])
    func malformedAddressIsRefused(url: String) async {
        #expect(await client.failure(HTTPRequest(.get, url)) == .invalidRequest(.url))
    }

    @Test(arguments: [
        ("https://example.test", true, false), ("https://example.test:8443?x", true, false),
        ("http://localhost:1/", false, true), ("http://[::1]:1/", false, true),
        ("http://127.9.8.7#x", false, true),
    ])
    func addressIsReadAsItStands(url: String, isSecure: Bool, isLoopback: Bool) throws {
        let address = try HTTPAddress(url)
        #expect(address.isSecure == isSecure)
        #expect(address.isLoopback == isLoopback)
    }

    @Test(arguments: [
        ("", "x"), ("A B", "x"), ("A:", "x"), ("A", "x\r\nB: y"), ("A", "x\u{0}"), ("Content-Length", "0"),
        ("transfer-encoding", "chunked"), ("Expect", "100-continue"), ("Host", "other"),
    ])
    func headerThatCannotBeSentIsRefused(name: String, value: String) async {
        var headers: HTTPHeaders = [:]
        headers.add(name, value)
        let request = HTTPRequest(.get, "https://example.test/", headers: headers)
        #expect(await client.failure(request) == .invalidRequest(.header))
    }

    @Test(arguments: [
        HTTPBody.bytes(Data(), contentType: "text/plain\r\nX: y"), .multipart([]),
        .multipart([.field(name: "a\r\nb", value: "x")]),
        .multipart([.file(name: "a", fileName: "b\n", contentType: "c", Data())]),
        .multipart([.file(name: "a", fileName: "b", contentType: "c\r\n", Data())]),
    ])
    func bodyThatCannotBeSentIsRefused(body: HTTPBody) async {
        let request = HTTPRequest(.post, "https://example.test/", body: body)
        #expect(await client.failure(request) == .invalidRequest(.body))
    }

    @Test(arguments: [HTTPMethod.get, .head])
    func bodyOnAQuestionIsRefused(method: HTTPMethod) async {
        let body = HTTPBody.bytes(Data(), contentType: "text/plain")
        let request = HTTPRequest(method, "https://example.test/", body: body)
        #expect(await client.failure(request) == .invalidRequest(.body))
    }
}
