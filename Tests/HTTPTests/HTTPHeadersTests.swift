import HTTP
import Testing

/// Header look-up.
struct HTTPHeadersTests {
    @Test func namesCompareWithoutCase() {
        var headers: HTTPHeaders = ["Retry-After": "3", "Set-Cookie": "a"]
        headers.add("set-cookie", "b")
        #expect(headers["RETRY-AFTER"] == "3")
        #expect(headers["set-cookie"] == "a")
        #expect(headers.values(of: "SET-COOKIE") == ["a", "b"])
        #expect(headers["Retry-Afte"] == nil)
        #expect(headers["Retry@After"] == nil)
    }

    @Test(arguments: [("5", 5), ("0", 0), ("86400", 86_400)])
    func retryAfterInSecondsIsAWait(text: String, seconds: Int) {
        #expect(HTTPResponse(status: 429, headers: ["Retry-After": text]).retryAfter == .seconds(seconds))
    }

    @Test(arguments: ["-1", "86401", "soon", "", "Wed, 21 Oct 2026 07:28:00 GMT", "99999999999999999999"])
    func otherRetryAfterIsNoWait(text: String) {
        #expect(HTTPResponse(status: 429, headers: ["Retry-After": text]).retryAfter == nil)
    }
}
