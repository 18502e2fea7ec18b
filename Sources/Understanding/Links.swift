/// Addresses in the web: whatever words they are made of, nobody says them.
enum Links {
    /// Without a copy, because nearly no text has any.
    static func areIn(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: ".")) && tokens(text).contains(where: isLink)
    }

    static func removed(from text: String) -> String {
        guard areIn(text) else { return text }
        return tokens(text).filter { !isLink($0) }.joined(separator: " ")
    }

    private static func tokens(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

    private static func isLink(_ token: Substring) -> Bool {
        let small = token.lowercased()
        if small.contains("://") || small.hasPrefix("www.") { return true }
        let host = small.prefix { $0 != "/" }
        guard let dot = host.lastIndex(of: "."), dot != host.startIndex else { return false }
        let end = host[host.index(after: dot)...].prefix { $0 != "?" && $0 != "," && $0 != ":" }
        return host != small ? end.count >= 2 && end.allSatisfy(\.isLetter) : domains.contains(String(end))
    }

    private static let domains: Set<String> = [
        "com", "org", "net", "gov", "edu", "info", "us", "ca", "me", "tv",
    ]
}
