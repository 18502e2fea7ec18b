import Foundation
import HTTP
import Testing

/// Nothing printed ever holds a secret (T114).
struct SecrecyTests {
    private let marker = "7777:MARKER-token"

    /// Every way Swift has of printing a value.
    private func printed(_ value: some Any) -> String {
        var text =
            "\(value) \(String(describing: value)) \(String(reflecting: value)) \([value]) \(value as Any?)"
        dump(value, to: &text)
        for child in Mirror(reflecting: value).children { text += "\(child.value)" }
        return text
    }

    @Test func requestNeverPrintsItsParts() {
        let form = HTTPBody.multipart([
            .field(name: marker, value: marker),
            .file(name: marker, fileName: marker, contentType: marker, Data(marker.utf8)),
        ])
        for body in [form, .bytes(Data(marker.utf8), contentType: marker), .none] {
            let request = HTTPRequest(
                .post, "https://example.test/bot\(marker)/send", headers: ["X": marker], body: body)
            #expect(!printed(request).contains("MARKER"))
            #expect(!printed(request).contains("example"))
            #expect(!printed(request.body).contains("MARKER"))
            #expect(!printed(request.headers).contains("MARKER"))
            #expect(!printed(request.headers.fields).contains("MARKER"))
        }
    }

    @Test func responseNeverPrintsItsParts() {
        let response = HTTPResponse(status: 302, headers: ["Location": marker], body: Data(marker.utf8))
        #expect(!printed(response).contains("MARKER"))
        #expect(printed(response).contains("302"))
    }

    @Test func proxyAndConfigurationNeverPrintTheirAddress() throws {
        var configuration = HTTPConfiguration()
        configuration.proxy = .fixed(try #require(HTTPProxy.Address("http://user:MARKER@proxy.test:1")))
        #expect(!printed(configuration).contains("MARKER"))
        #expect(!printed(configuration).contains("proxy.test"))
    }

    @Test func noErrorNamesTheAddress() async {
        let closing = LocalServer([.hear, .hangUp])
        let long = LocalServer([.hear, .reply("MARKER MARKER")])
        defer {
            closing.stop()
            long.stop()
        }
        let client = HTTPClient()
        let path = "bot\(marker)/getUpdates"
        let urls = [
            closing.url + path, long.url + path, "https://MARKER.invalid/" + path,
            "https://127.0.0.1:1/" + path,
            "http://MARKER.test/" + path, "https://user@MARKER/" + path,
        ]
        for url in urls {
            var request = HTTPRequest(.post, url)
            request.maxResponseBytes = 3
            let error = await client.failure(request)
            #expect(error != nil)
            #expect(!printed(error as Any).uppercased().contains("MARKER"))
            #expect(!printed(error as Any).contains("127.0.0.1"))
        }
    }
}
