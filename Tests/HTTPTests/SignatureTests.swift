import Foundation
import Testing

@testable import HTTP

/// Requests that object stores ask to be signed.
struct SignatureTests {  // O28
    private let signature = HTTPSignature(key: "AKEXAMPLE", secret: "hush/very+hush", region: "eu-west-3")

    private func request(_ url: String, _ signature: HTTPSignature?) -> HTTPRequest {
        var request = HTTPRequest(
            .put, url, headers: ["x-amz-content-sha256": String(repeating: "ab", count: 32)],
            body: .bytes(Data("photo".utf8), contentType: "image/jpeg"))
        request.signature = signature
        return request
    }

    @Test func onlyARequestWithASignatureIsSigned() async throws {
        let server = LocalServer(Deed.always)
        defer { server.stop() }
        let client = HTTPClient()
        for one in [nil, signature, nil, signature] {
            _ = try await client.send(request("\(server.url)photos/ab/cd.jpg", one))
        }
        let marks = server.heard.map { $0.header("Authorization") }
        #expect(marks.map { $0 != nil } == [false, true, false, true])
        let mark = try #require(marks[1])
        #expect(mark.hasPrefix("AWS4-HMAC-SHA256 Credential=AKEXAMPLE/"))
        #expect(mark.contains("/eu-west-3/s3/aws4_request"))
        #expect(mark.contains("x-amz-content-sha256"))
        #expect(!server.heard.map(\.head).joined().contains("hush"))
    }

    @Test func whatCannotBeOneIsNoSignatureAndNothingPrintsIt() throws {
        #expect(HTTPSignature(key: "", secret: "s", region: "r") == nil)
        #expect(HTTPSignature(key: "k", secret: "s s", region: "r") == nil)
        #expect(HTTPSignature(key: "k", secret: "s", region: "r:s3") == nil)
        let request = request("https://s3.example.org/photos", signature)
        var dumped = ""
        dump(request, to: &dumped)
        dump(signature, to: &dumped)
        let said = "\(request) \(try #require(signature))"
        #expect(!dumped.contains("hush") && !said.contains("hush"))
    }
}
