/// A request's URL taken apart as far as the rules need it.
///
/// The accepted form is narrower than what libcurl reads, so that both always see the same host: printable ASCII,
/// `http` or `https`, no user part, a host of letters, digits, `.`, `-`, `_` or a bracketed IPv6 address.
struct HTTPAddress: Hashable {
    let isSecure: Bool
    let isLoopback: Bool

    init(_ url: String) throws(HTTPError) {
        guard url.utf8.allSatisfy({ 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") }) else {
            throw .invalidRequest(.url)
        }
        if url.hasPrefix("https://") {
            isSecure = true
        } else if url.hasPrefix("http://") {
            isSecure = false
        } else {
            throw .invalidRequest(url.contains("://") ? .insecure : .url)
        }
        let authority = Substring(url.utf8.dropFirst(isSecure ? 8 : 7).prefix { !"/?#".utf8.contains($0) })
        guard let host = Self.host(of: authority) else { throw .invalidRequest(.url) }
        isLoopback = Self.isLoopback(host)
    }

    /// The host without its port, or nil when the authority has another form.
    private static func host(of authority: Substring) -> Substring? {
        if authority.first == "[" {
            guard let end = authority.firstIndex(of: "]") else { return nil }
            let host = authority[...end]
            let inner = host.dropFirst().dropLast()
            guard !inner.isEmpty, inner.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) else {
                return nil
            }
            return isPort(authority[end...].dropFirst()) ? host : nil
        }
        let host = Substring(authority.utf8.prefix { $0 != UInt8(ascii: ":") })
        guard !host.isEmpty, host.utf8.allSatisfy(isNameByte) else { return nil }
        return isPort(authority[host.endIndex...]) ? host : nil
    }

    private static func isPort(_ text: Substring) -> Bool {
        guard !text.isEmpty else { return true }
        guard text.first == ":", text.utf8.dropFirst().allSatisfy({ 0x30...0x39 ~= $0 }) else { return false }
        return UInt16(text.dropFirst()) != nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// `localhost`, `[::1]` or 127.0.0.0/8 in plain dotted form.
    private static func isLoopback(_ host: Substring) -> Bool {
        if host == "localhost" || host == "[::1]" { return true }
        guard host.hasPrefix("127.") else { return false }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4 else { return false }
        return parts.allSatisfy { part in UInt8(part).map { String($0) == part } ?? false }
    }
}
