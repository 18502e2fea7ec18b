/// An absolute web address that an answer may show; it has a host and nothing that could disguise one.
public struct OfficialLink: TextValue, Hashable, Sendable {
    public let url: String

    /// Takes `https://…`, `http://…` or a bare `www.…`; nil for anything else.
    public init?(_ text: some StringProtocol) {
        let bare = text.hasPrefix("www.") ? "https://" + text : String(text)
        let scheme = ["https://", "http://"].first { bare.lowercased().hasPrefix($0) }
        guard let scheme, bare.utf8.count <= 2_000 else { return nil }
        let host = bare.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
        let isHost = host.utf8.allSatisfy {
            48...57 ~= $0 || 97...122 ~= $0 | 32 || $0 == 45 || $0 == 46 || $0 == 58
        }
        guard isHost, host.contains("."), !host.hasPrefix("."), bare.utf8.allSatisfy({ 0x21...0x7E ~= $0 })
        else { return nil }
        url = bare
    }

    public var description: String { url }
}

extension OfficialLink: ExpressibleByStringLiteral {
    /// For addresses written in the source; a test reads every one of them.
    public init(stringLiteral: StaticString) { url = stringLiteral.description }
}
