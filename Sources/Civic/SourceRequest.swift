public import HTTP

/// What to ask a provider for: an address without secrets, and the parts that must not be written down.
public struct SourceRequest: Sendable, Redacted {
    /// May be kept beside a snapshot: it holds no key and no person's words.
    public let url: String
    /// Query items that are added when it is sent: keys, and addresses of people.
    let secrets: [(name: String, value: String)]
    let headers: [(name: String, value: String)]
    let maxBytes: Int

    init(
        _ url: String, query: [(name: String, value: String)] = [],
        secrets: [(name: String, value: String)] = [],
        headers: [(name: String, value: String)] = [], maxBytes: Int = 4 * 1024 * 1024
    ) {
        let words = Self.encoded(query)
        self.url = words.isEmpty ? url : "\(url)?\(words)"
        self.secrets = secrets
        self.headers = headers
        self.maxBytes = maxBytes
    }

    private init(_ other: SourceRequest, headers: [(name: String, value: String)]) {
        (url, secrets, maxBytes) = (other.url, other.secrets, other.maxBytes)
        self.headers = other.headers + headers
    }

    /// The same, to be answered with 304 where nothing changed.
    public func unless(etag: String?, modified: String?) -> SourceRequest {
        let marks = [("If-None-Match", etag), ("If-Modified-Since", modified)]
        return SourceRequest(self, headers: marks.compactMap { name, value in value.map { (name, $0) } })
    }

    public var summary: String { "request to a source" }

    /// True if nothing in it is a key or a person's words. (Headers of conditional requests are neither.)
    var isPublic: Bool { secrets.isEmpty && !headers.contains { $0.name.hasPrefix("X-") } }

    /// The whole address, with its secrets.
    var wholeURL: String {
        let words = Self.encoded(secrets)
        guard !words.isEmpty else { return url }
        return url + (url.contains("?") ? "&" : "?") + words
    }

    private static func encoded(_ items: [(name: String, value: String)]) -> String {
        items.map { "\(encoded($0.name))=\(encoded($0.value))" }.joined(separator: "&")
    }

    /// RFC 3986: everything but letters, digits and `-._~` becomes `%XX`.
    static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        let bytes = text.utf8.flatMap { byte -> [UInt8] in
            let isLetter = 97...122 ~= byte | 32
            let isPlain = isLetter || 48...57 ~= byte || "-._~".utf8.contains(byte)
            return isPlain ? [byte] : [37, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
