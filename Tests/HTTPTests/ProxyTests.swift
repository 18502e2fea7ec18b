import Glibc
import HTTP
import Testing

/// Proxies: only where the operator says so (T117).
struct ProxyTests {
    private func configuration(_ proxy: HTTPProxy) -> HTTPConfiguration {
        var configuration = HTTPConfiguration()
        configuration.proxy = proxy
        configuration.allowsPlainHTTP = true
        return configuration
    }

    private func fixed(_ url: String) throws -> HTTPConfiguration {
        configuration(.fixed(try #require(HTTPProxy.Address(url))))
    }

    @Test func fixedProxyIsAskedForOutsideHosts() async throws {
        let proxy = LocalServer(Deed.always)
        defer { proxy.stop() }
        let client = HTTPClient(try fixed("http://127.0.0.1:\(proxy.port)"))
        #expect(try await client.send(HTTPRequest(.get, "http://example.test/a")).status == 200)
        #expect(proxy.heard.map(\.line) == ["GET http://example.test/a HTTP/1.1"])
    }

    @Test func loopbackHostsAreReachedDirectly() async throws {
        let (proxy, server) = (LocalServer(Deed.always), LocalServer(Deed.always))
        defer {
            proxy.stop()
            server.stop()
        }
        let client = HTTPClient(try fixed("http://127.0.0.1:\(proxy.port)"))
        _ = try await client.send(HTTPRequest(.get, server.url))
        #expect(proxy.connections == 0)
        #expect(server.heard.count == 1)
    }

    @Test func proxyThatRefusesTheTunnelMeansNotSent() async throws {  // T54
        let proxy = LocalServer([.hear, .reply("", status: 403), .hold])
        defer { proxy.stop() }
        let client = HTTPClient(try fixed("http://127.0.0.1:\(proxy.port)"))
        let request = HTTPRequest(.post, "https://example.test/secret", headers: ["Authorization": "secret"])
        #expect(await client.failure(request)?.phaseNotSent == .proxying)
        #expect(proxy.heard.map(\.line) == ["CONNECT example.test:443 HTTP/1.1"])
        #expect(proxy.heard.first?.head.contains("secret") == false)
    }

    @Test(arguments: [[Deed.hear, .hangUp], [.hangUp], [.hear, .say("nonsense"), .hangUp]])
    func proxyThatFailsMeansNotSent(script: [Deed]) async throws {  // T54
        let proxy = LocalServer(script)
        defer { proxy.stop() }
        let client = HTTPClient(try fixed("http://127.0.0.1:\(proxy.port)"))
        #expect(await client.failure(HTTPRequest(.post, "https://example.test/"))?.phaseNotSent != nil)
    }

    @Test func socksProxyResolvesTheName() async throws {
        // Hello of three bytes (no authentication), then a connect request by name of 18 bytes ("example.test").
        let proxy = LocalServer(
            [
                .write([5, 0]), .write([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]), .pause(milliseconds: 100), .hear,
                .reply("ok"),
            ])
        defer { proxy.stop() }
        let client = HTTPClient(try fixed("socks5h://127.0.0.1:\(proxy.port)"))
        #expect(try await client.send(HTTPRequest(.get, "http://example.test/a")).status == 200)
        #expect(proxy.heard.first?.head.contains("example.test") == true)
    }

    @Test func environmentCountsOnlyWhereAskedFor() async throws {
        let proxy = LocalServer(Deed.always)
        defer { proxy.stop() }
        setenv("http_proxy", "http://127.0.0.1:\(proxy.port)", 1)
        setenv("no_proxy", "inside.invalid", 1)
        defer {
            unsetenv("http_proxy")
            unsetenv("no_proxy")
        }
        let asking = HTTPClient(configuration(.environment))
        #expect(try await asking.send(HTTPRequest(.get, "http://outside.invalid/")).status == 200)
        #expect(await asking.failure(HTTPRequest(.get, "http://inside.invalid/"))?.phaseNotSent == .resolving)
        let direct = HTTPClient(configuration(.direct))
        #expect(
            await direct.failure(HTTPRequest(.get, "http://outside.invalid/"))?.phaseNotSent == .resolving)
        #expect(proxy.heard.count == 1)
    }

    @Test(arguments: [
        "", "http://", "ftp://a", "socks5://a", "127.0.0.1:8080", "http://a b", "http://a\r\nb",
    ])
    func otherAddressesAreNoProxy(url: String) { #expect(HTTPProxy.Address(url) == nil) }
}
