/// One request, complete: where, what, and how long and how much it may take.
public struct HTTPRequest: Hashable, Sendable, Redacted {
    /// The slowest a transfer may crawl before it is given up.
    public struct LowSpeed: Hashable, Sendable {
        /// Below this many bytes a second, averaged by libcurl over a few seconds, …
        public var bytesPerSecond: Int
        /// … for this many whole seconds on end, the transfer is aborted.
        public var seconds: Int

        /// A limit of `bytesPerSecond`, tolerated for `seconds`.
        public init(bytesPerSecond: Int, seconds: Int) {
            self.bytesPerSecond = bytesPerSecond
            self.seconds = seconds
        }
    }

    /// The request method.
    public var method: HTTPMethod
    /// An absolute `https` URL in ASCII (`http` for loopback hosts, or where the configuration allows it).
    public var url: String
    /// Further header fields; `Content-Type` and the body's framing come from `body`.
    public var headers: HTTPHeaders
    /// What is sent along.
    public var body: HTTPBody
    /// The longest the whole transfer may take, from submission to the last byte (1 ms to 24 h).
    public var deadline: Duration
    /// The longest that resolving, connecting and the TLS handshake together may take.
    public var connectTimeout: Duration
    /// Gives up a crawling transfer early; nil for long polls, which are silent by nature.
    public var lowSpeed: LowSpeed?
    /// The most body bytes that are accepted, counted after decompression and as they arrive.
    public var maxResponseBytes: Int
    /// Whether it does no harm when the server sees the request twice; see `CurlHandle`.
    public var mayRepeat: Bool
    /// Who signs it; nil for nobody.
    public var signature: HTTPSignature?

    /// A request with the defaults of this house: 30 s in all, 10 s to connect, 4 MiB of answer.
    public init(
        _ method: HTTPMethod, _ url: String, headers: HTTPHeaders = [:], body: HTTPBody = .none,
        deadline: Duration = .seconds(30), mayRepeat: Bool? = nil
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.deadline = deadline
        self.connectTimeout = .seconds(10)
        self.lowSpeed = nil
        self.maxResponseBytes = 4 * 1024 * 1024
        self.mayRepeat = mayRepeat ?? method.isIdempotent
        self.signature = nil
    }

    public var summary: String { "\(method.rawValue) request, \(body.summary)" }
}
