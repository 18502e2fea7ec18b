import CivicFacts
import Conversation
import FoundationEssentials
import HTTP
import PlainJSON

/// What is asked of the homeserver, free of its address and of the token.
struct MatrixRequest: Equatable, Sendable {
    /// The methods that the API uses here.
    enum Method: String, Equatable, Sendable {
        case get = "GET"
        case put = "PUT"
        case post = "POST"
    }

    let method: Method
    /// From `/_matrix` on, every part percent-encoded, with the query (M83).
    let path: String
    let body: HTTPBody
    /// Whether the access token goes along; it travels in a header only (M12).
    var isAuthorized = true
    /// When to give up.
    var deadline = Span.seconds(60)
    /// How long the answer may stand still; nil for a call that is silent by nature.
    var silence: Span?
    /// How many bytes the answer may have.
    var limit = 1 << 20

    /// A request for `/_matrix/<area>/<parts>`; each part is encoded by itself.
    init(
        _ method: Method, _ parts: [String], in area: String = "client/v3",
        query: [(String, String)] = [], json: JSON? = nil
    ) {
        self.method = method
        let words = query.map { "\(Self.encoded($0.0))=\(Self.encoded($0.1))" }.joined(separator: "&")
        path =
            "/_matrix/\(area)/" + parts.map(Self.encoded).joined(separator: "/")
            + (words.isEmpty ? "" : "?\(words)")
        body = json.map { .bytes(.init($0.bytes), contentType: "application/json") } ?? .none
    }

    /// The same with bytes of some type.
    init(upload bytes: [UInt8], type: String, name: String) {
        method = .post
        path = "/_matrix/media/v3/upload?filename=\(Self.encoded(name))"
        body = .bytes(.init(bytes), contentType: type)
        deadline = .seconds(180)
    }

    func with(
        deadline: Span? = nil, limit: Int? = nil, silence: Span? = nil, isAuthorized: Bool? = nil
    ) -> MatrixRequest {
        var request = self
        if let silence { request.silence = silence }
        if let deadline { request.deadline = deadline }
        if let limit { request.limit = limit }
        if let isAuthorized { request.isAuthorized = isAuthorized }
        return request
    }

    /// Unreserved characters stay; everything else, also `/` and `:`, is encoded.
    static func encoded(_ part: String) -> String {
        var encoded = ""
        for byte in part.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                encoded.unicodeScalars.append(UnicodeScalar(byte))
            default:
                encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return encoded
    }
}
