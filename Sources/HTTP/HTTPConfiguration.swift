/// What all requests of one client have in common.
public struct HTTPConfiguration: Hashable, Sendable {
    /// Which addresses of a host are tried (T118).
    public enum AddressFamily: Hashable, Sendable {
        /// Both, IPv6 a head start of 200 ms (happy eyeballs).
        case any
        /// IPv4 alone.
        case v4
        /// IPv6 alone.
        case v6
    }

    /// How the outside is reached; loopback hosts are always reached directly.
    public var proxy: HTTPProxy = .direct
    /// Allows `http` to any host; off, only loopback hosts may be spoken to in the clear.
    public var allowsPlainHTTP = false
    /// Which addresses of a host are tried.
    public var addressFamily: AddressFamily = .any
    /// A file of trusted certificates (PEM) instead of the system's.
    public var certificateFile: String?
    /// The value of `User-Agent`.
    public var userAgent = "Turnout"
    /// The most connections to one host at a time; a request beyond waits, its `connectTimeout` running.
    public var maxConnectionsPerHost = 32

    /// The defaults: direct, verified TLS, both address families.
    public init() {}
}
