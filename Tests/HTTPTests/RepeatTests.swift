import Foundation
import HTTP
import Testing

/// libcurl repeats requests by itself when a kept connection dies; here it may do so only where it does no harm.
struct RepeatTests {
    private let client = HTTPClient()
    private let dyingAtTheSecondRequest: [Deed] = [.hear, .reply("first"), .hear, .hangUp]

    @Test func postIsNotRepeatedWhenAKeptConnectionDies() async throws {  // T54
        let server = LocalServer(dyingAtTheSecondRequest, Deed.always)
        defer { server.stop() }
        _ = try await client.send(HTTPRequest(.post, server.url))
        let error = await client.failure(HTTPRequest(.post, server.url))
        #expect(error == .uncertain(.init(code: 52, phase: .exchanging)))
        #expect(server.heard.count == 2)
    }

    @Test func getIsRepeatedWhenAKeptConnectionDies() async throws {
        let server = LocalServer(dyingAtTheSecondRequest, Deed.always)
        defer { server.stop() }
        _ = try await client.send(HTTPRequest(.get, server.url))
        #expect(try await client.send(HTTPRequest(.get, server.url)).status == 200)
        #expect(server.heard.map(\.connection) == [0, 0, 1])
    }

    @Test func postThatMayRepeatIsRepeatedWithItsBody() async throws {
        let server = LocalServer(dyingAtTheSecondRequest, Deed.always)
        defer { server.stop() }
        let form = HTTPBody.multipart([.field(name: "a", value: String(repeating: "b", count: 5000))])
        _ = try await client.send(HTTPRequest(.get, server.url))
        _ = try await client.send(HTTPRequest(.post, server.url, body: form, mayRepeat: true))
        #expect(server.heard.count == 3)
        #expect(server.heard.dropFirst().allSatisfy { $0.body.contains("\r\n\r\nbbb") })
    }

    @Test func postAfterTheServerHungUpGoesToANewConnection() async throws {
        let server = LocalServer([.hear, .reply("first"), .hangUp], Deed.always)
        defer { server.stop() }
        _ = try await client.send(HTTPRequest(.post, server.url))
        try await server.ends(1)
        #expect(try await client.send(HTTPRequest(.post, server.url)).status == 200)
        #expect(server.heard.map(\.connection) == [0, 1])
    }

    @Test func postNeverTakesAnOldFarewellForItsAnswer() async throws {
        let farewell = Deed.reply("", status: 408, headers: "Connection: close\r\n")
        let server = LocalServer(
            [.hear, .reply("first"), .pause(milliseconds: 100), farewell, .hangUp], Deed.always)
        defer { server.stop() }
        _ = try await client.send(HTTPRequest(.post, server.url))
        try await server.ends(1)
        #expect(try await client.send(HTTPRequest(.post, server.url)).status == 200)
        #expect(server.heard.map(\.connection) == [0, 1])
    }

    @Test func unaskedBytesSpendAConnectionThatIsStillOpen() async throws {
        // What a TLS farewell looks like to libcurl's own check: bytes waiting, so it seems alive.
        let server = LocalServer(
            [.hear, .reply("first"), .pause(milliseconds: 50), .say("x"), .hold], Deed.always)
        defer { server.stop() }
        _ = try await client.send(HTTPRequest(.post, server.url))
        try await Task.sleep(for: .milliseconds(300))
        #expect(try await client.send(HTTPRequest(.post, server.url)).status == 200)
        #expect(server.heard.map(\.connection) == [0, 1])
    }
}
