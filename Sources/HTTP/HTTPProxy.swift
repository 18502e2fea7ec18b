/// The way out of the machine (T117).
public enum HTTPProxy: Hashable, Sendable {
    /// No proxy, whatever the environment says.
    case direct
    /// This proxy for everything but loopback hosts.
    case fixed(Address)
    /// What `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy` say, read by libcurl: only where the
    /// operator asked for it.
    case environment

    /// The address of a proxy: `http://`, `https://` or `socks5h://` (names are resolved by the proxy).
    public struct Address: Hashable, Sendable, Redacted {
        let url: String

        /// An address such as `socks5h://user:word@host:1080`; nil for other schemes or characters.
        public init?(_ url: String) {
            let schemes = ["http://", "https://", "socks5h://"]
            guard let scheme = schemes.first(where: url.hasPrefix) else { return nil }
            guard url.utf8.count > scheme.utf8.count, url.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
                return nil
            }
            self.url = url
        }

        public var summary: String { "proxy address" }
    }
}
