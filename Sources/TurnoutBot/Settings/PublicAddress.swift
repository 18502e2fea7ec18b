import Glibc

/// Where the public site is served: scheme, host, perhaps a port and a folder; no name, no query, nothing that a link would
/// not survive.
struct PublicAddress: Sendable {
    /// Scheme and host in small letters, with a slash at the end.
    let text: String

    init?(_ said: String) {
        guard let colon = said.firstIndex(of: ":") else { return nil }
        let scheme = said[..<colon].lowercased()
        guard ["https", "http"].contains(scheme), said[colon...].hasPrefix("://") else { return nil }
        let rest = said[colon...].dropFirst(3)
        let authority = rest.prefix { $0 != "/" }.lowercased()
        let path = rest.dropFirst(authority.count)
        guard Self.isAuthority(authority), Self.isPath(path) else { return nil }
        text = "\(scheme)://\(authority)\(path)" + (path.hasSuffix("/") ? "" : "/")
    }

    private static func isAuthority(_ authority: String) -> Bool {
        var host = Substring(authority)
        if authority.hasPrefix("[") {
            guard let end = authority.firstIndex(of: "]") else { return false }
            let number = String(authority[..<end].dropFirst())
            var bytes = in6_addr()
            guard inet_pton(AF_INET6, number, &bytes) == 1 else { return false }
            host = authority[authority.index(after: end)...]
            return host.isEmpty || host.hasPrefix(":") && isPort(host.dropFirst())
        }
        if let colon = host.firstIndex(of: ":") {
            guard isPort(host[colon...].dropFirst()) else { return false }
            host = host[..<colon]
        }
        return isHost(host)
    }

    private static func isPort(_ port: Substring) -> Bool {
        port.utf8.allSatisfy { (0x30...0x39).contains($0) }
            && (Int(port).map { (1...65_535).contains($0) } ?? false)
    }

    /// Names in other letters have a form in these.
    private static func isHost(_ host: Substring) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        return host.utf8.count <= 253
            && labels.allSatisfy { label in
                (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
                    && label.unicodeScalars.allSatisfy { isPlain($0) || $0 == "-" }
            }
    }

    private static func isPath(_ path: Substring) -> Bool {
        let steps = path.split(separator: "/", omittingEmptySubsequences: true)
        return !path.contains("//") && !steps.contains("..") && !steps.contains(".")
            && path.unicodeScalars.allSatisfy {
                isPlain($0) || "/-._~%!$()*+,;=:@".unicodeScalars.contains($0)
            }
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
    }
}
